import '../../layers.css.ts'
import { inter, playfair } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { velvetDesign } from './design.ts'

fontFaces(inter, playfair)
writeTheme(velvetDesign)

// The display font defaults to old-style figures; headings use lining figures.
brandRule(velvetDesign, ':is(h1, h2, h3)', { fontVariantNumeric: 'lining-nums' })
