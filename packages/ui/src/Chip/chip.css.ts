import { vars } from '@kit/tokens'
import { component, touchArea } from '../styles/component.ts'

export const chip = component('chip', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  minBlockSize: vars.size.controlSmall,
  minInlineSize: vars.size.control,
  paddingInline: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.quick} ${vars.motion.settle}, border-color ${vars.motion.quick} ${vars.motion.settle}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.accent },
    '&:active:not(:disabled)': { transform: `scale(${vars.motion.press})` },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&::after': touchArea,
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
