import '../../layers.css.ts'
import { vars } from '../../contract.css.ts'
import { plexMono, plexSans } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { meridianDesign } from './design.ts'

fontFaces(plexMono, plexSans)
writeTheme(meridianDesign)

// Section headings are small capitals, like the panes of a trading desk; the page title stays a title.
brandRule(meridianDesign, 'h2', { letterSpacing: vars.tracking.wide, textTransform: 'uppercase' })
brandRule(meridianDesign, '*', { fontVariantNumeric: 'tabular-nums slashed-zero' })
