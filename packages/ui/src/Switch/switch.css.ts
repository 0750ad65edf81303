import { vars } from '@kit/tokens'
import { component, disabledRow } from '../styles/component.ts'

export const row = component('switchRow', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
  selectors: disabledRow,
})
export const track = component('switchTrack', {
  position: 'relative',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '26px',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  transition: `background ${vars.motion.quick} ${vars.motion.settle}, border-color ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&[data-state="checked"]': { background: vars.color.accent, borderColor: vars.color.accent },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const thumb = component('switchThumb', {
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '3px',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.pill,
  background: vars.color.textMuted,
  transition: `inset-inline-start ${vars.motion.quick} ${vars.motion.ease}, background ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&[data-state="checked"]': { insetInlineStart: '21px', background: vars.color.onAccent },
  },
})
