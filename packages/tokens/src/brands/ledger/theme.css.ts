import '../../layers.css.ts'
import { vars } from '../../contract.css.ts'
import { sourceSans, sourceSerif } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { ledgerDesign } from './design.ts'

fontFaces(sourceSans, sourceSerif)
writeTheme(ledgerDesign)

// Each part of a form guide begins with a rule, and its figures are in columns. A market's own header already has
// one.
brandRule(ledgerDesign, ':not(header) > h2', {
  flex: '1 1 auto',
  paddingBlockEnd: '4px',
  borderBlockEnd: `3px double ${vars.color.text}`,
})
brandRule(ledgerDesign, 'h1', { fontVariantNumeric: 'oldstyle-nums' })
brandRule(ledgerDesign, 'a', { textDecorationThickness: '1px' })
