import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const outcome = component('outcome', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  selectors: {
    '&[data-what-if]': {
      paddingInline: vars.space.tiny,
      outline: '1px dashed',
      borderRadius: vars.radius.small,
    },
    '&[data-result="profit"]': { color: vars.market.profit },
    '&[data-result="loss"]': { color: vars.market.loss },
  },
})
export const level = component('outcomeLevel', { minBlockSize: '24px', textDecoration: 'underline dotted' })
