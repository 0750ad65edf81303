import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const page = component('saferPlay', { maxInlineSize: '960px' })
export const fields = component('careFields', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
})
export const quiet = component('careQuiet', { color: vars.color.textMuted, fontSize: vars.text.small })
/** The clock is above the bottom bar, and transparent to presses. */
export const clock = component('careClock', {
  position: 'fixed',
  insetBlockEnd: 'calc(72px + env(safe-area-inset-bottom))',
  insetInlineStart: vars.space.medium,
  padding: `${vars.space.tiny} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.text.small,
  fontFamily: vars.font.numeric,
  pointerEvents: 'none',
})
