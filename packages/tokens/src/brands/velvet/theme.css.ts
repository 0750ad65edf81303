import '../../layers.css.ts'
import { inter, playfair } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { velvet } from './design.ts'

fontFaces(inter, playfair)
dress(velvet)

// The display font defaults to old-style figures; headings use lining figures.
brandRule(velvet, ':is(h1, h2, h3)', { fontVariantNumeric: 'lining-nums' })
