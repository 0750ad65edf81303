import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const symbol = component('amountSymbol', {
  paddingInlineStart: vars.space.medium,
  color: vars.color.textMuted,
})
