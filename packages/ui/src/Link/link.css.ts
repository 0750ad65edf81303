import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const link = component('link', {
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  transition: `color ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover': { color: vars.color.accentHover, textDecorationThickness: vars.border.thick },
    '&:active': { color: vars.color.accentPressed },
    '&[data-tone="quiet"]': { color: vars.color.textMuted, textDecorationLine: 'none' },
    '&[data-tone="quiet"]:hover': { color: vars.color.text, textDecorationLine: 'underline' },
  },
})
export const mark = component('linkMark', {
  display: 'inline-block',
  verticalAlign: '-0.1em',
  marginInlineStart: '0.3em',
})
