import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('segments', {
  // Options have equal widths, and stack before their words would break.
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  padding: vars.space.hair,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
export const item = component('segment', {
  flex: '1 1 0',
  minInlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  borderRadius: `calc(${vars.radius.medium} - ${vars.space.hair})`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'break-word',
  transition: `background ${vars.motion.quick} ${vars.motion.settle}, color ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.color.text },
    '&[data-state="checked"]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-state="checked"]:hover': { color: vars.color.onAccent },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
