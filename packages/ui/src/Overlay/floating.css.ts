import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px) scale(0.98)' } })
const vanish = keyframes({ to: { opacity: 0 } })

/** The layer is that of dialogs, because it may open inside one. */
export const floating = component('floating', {
  zIndex: vars.layer.overlay,
  maxInlineSize: 'calc(100vw - 16px)',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.quick} ${vars.motion.settle}` },
    '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} ${vars.motion.settle} both` },
    '&:focus-visible': { outline: 'none' },
  },
})
