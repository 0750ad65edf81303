import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const outcome = component('outcome', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  selectors: {
    '&[data-result="profit"]': { color: vars.market.profit },
    '&[data-result="loss"]': { color: vars.market.loss },
  },
})
