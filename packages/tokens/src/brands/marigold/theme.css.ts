import '../../layers.css.ts'
import { baloo, nunito } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { marigold } from './design.ts'

fontFaces(baloo, nunito)
dress(marigold)

// Thick lines want thick underlines, and a heading sits on its own like a poster's.
brandRule(marigold, 'a', { textDecorationThickness: '2px' })
