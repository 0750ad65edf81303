import { vars } from '@kit/tokens'
import { component, disabledRow } from '../styles/component.ts'

const side = '24px'

export const row = component('checkboxRow', {
  display: 'inline-flex',
  // The box aligns with the first line of a long label.
  alignItems: 'start',
  gap: vars.space.small,
  paddingBlock: `calc((${vars.size.controlSmall} - ${side}) / 2)`,
  cursor: 'pointer',
  selectors: disabledRow,
})
export const words = component('checkboxWords', { paddingBlock: `calc((${side} - 1lh) / 2)` })
export const box = component('checkboxBox', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
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
