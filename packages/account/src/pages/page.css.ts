import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** An account page: a column that stays readable on a wide screen. */
export const page = component('accountPage', { maxInlineSize: '960px' })
export const quiet = component('accountQuiet', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
export const words = component('accountWords', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const copied = component('accountCopied', {
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.numeric,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
