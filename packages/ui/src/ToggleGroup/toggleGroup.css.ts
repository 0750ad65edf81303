import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('toggleGroup', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
export const item = component('toggle', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  transition: `background ${vars.motion.quick} ${vars.motion.settle}, border-color ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: vars.color.accent, color: vars.color.text },
    '&[data-state="on"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.text,
    },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
