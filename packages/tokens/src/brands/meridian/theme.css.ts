import '../../layers.css.ts'
import { vars } from '../../contract.css.ts'
import { plexMono, plexSans } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { meridian } from './design.ts'

fontFaces(plexMono, plexSans)
dress(meridian)

// Section headings are small capitals, like the panes of a trading desk; the page title stays a title.
brandRule(meridian, 'h2', { letterSpacing: vars.tracking.wide, textTransform: 'uppercase' })
brandRule(meridian, '*', { fontVariantNumeric: 'tabular-nums slashed-zero' })
