import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const cards = component('bonusCards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = component('bonusCard', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:not([data-state="offered"])': { background: vars.color.surfaceSunken } },
})
export const head = component('bonusHead', {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const title = component('bonusTitle', { margin: 0, fontSize: vars.text.title })
export const text = component('bonusText', { margin: 0 })
export const quiet = component('bonusQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
