import '../../layers.css.ts'
import { vars } from '../../contract.css.ts'
import { sourceSans, sourceSerif } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { ledger } from './design.ts'

fontFaces(sourceSans, sourceSerif)
dress(ledger)

// Each part of a form guide begins with a rule, and its figures are in columns. A market's own header already has
// one.
brandRule(ledger, ':not(header) > h2', {
  flex: '1 1 auto',
  paddingBlockEnd: '4px',
  borderBlockEnd: `3px double ${vars.color.text}`,
})
brandRule(ledger, 'h1', { fontVariantNumeric: 'oldstyle-nums' })
brandRule(ledger, 'a', { textDecorationThickness: '1px' })
