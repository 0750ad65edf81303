import '../../layers.css.ts'
import { baloo, nunito } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { marigoldDesign } from './design.ts'

fontFaces(baloo, nunito)
writeTheme(marigoldDesign)

// Thick underlines match the thick lines, and headings are as bold as a poster's.
brandRule(marigoldDesign, 'a', { textDecorationThickness: '2px' })
