import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const row = component('checkboxRow', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
})
export const box = component('checkboxBox', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.small}, 6px)`,
  background: vars.color.surfaceSunken,
  transition: `background ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
