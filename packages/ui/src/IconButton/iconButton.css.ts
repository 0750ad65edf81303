import { vars } from '@kit/tokens'
import { component, touchArea } from '../styles/component.ts'

export const iconButton = component('iconButton', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  transition: `background ${vars.motion.quick} ${vars.motion.settle}, color ${vars.motion.quick} ${vars.motion.settle}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-size="small"]': { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
    '&[data-size="small"]::after': touchArea,
    '&:hover:not(:disabled)': { background: vars.color.accentSoft, color: vars.color.text },
    '&:active:not(:disabled)': { transform: `scale(${vars.motion.press})` },
    '&[aria-pressed="true"]': { color: vars.market.favourite },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
