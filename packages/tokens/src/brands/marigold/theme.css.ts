import '../../layers.css.ts'
import { baloo, nunito } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { marigold } from './design.ts'

fontFaces(baloo, nunito)
dress(marigold)

// Thick underlines match the thick lines, and headings have weight like a poster's.
brandRule(marigold, 'a', { textDecorationThickness: '2px' })
