import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const result = component('lastResult', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tiny,
  paddingBlock: vars.space.large,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  textAlign: 'center',
})
export const word = component('lastResultWord', { color: vars.color.textMuted, fontSize: vars.text.small })
export const amount = component('lastResultAmount', {
  fontSize: vars.text.headline,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.1,
})
export const bets = component('lastResultBets', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  marginBlockStart: vars.space.large,
  padding: 0,
  listStyle: 'none',
})
export const bet = component('lastResultBet', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const end = component('lastResultEnd', { justifySelf: 'end' })
export const why = component('lastResultWhy', { marginInlineEnd: `calc(-1 * ${vars.space.medium})` })
export const selection = component('lastResultSelection', {
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
export const quiet = component('lastResultQuiet', { color: vars.color.textMuted, fontSize: vars.text.small })
export const foot = component('lastResultFoot', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockStart: vars.space.medium,
  fontSize: vars.text.small,
})
export const link = component('lastResultLink', { color: vars.color.accent })
