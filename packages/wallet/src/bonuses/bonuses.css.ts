import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Cards in one row have the same height. */
export const item = component('bonusItem', { display: 'grid' })
export const card = component('bonusCard', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
export const title = component('bonusTitle', { margin: 0, fontSize: vars.text.title })
export const text = component('bonusText', { margin: 0 })
export const quiet = component('bonusQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
