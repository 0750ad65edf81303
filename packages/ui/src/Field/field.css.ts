import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'
import { invalid } from '../styles/forced.ts'

export const field = component('field', {
  display: 'grid',
  // Limits the width to the container for any content of the box.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  justifyItems: 'stretch',
  minInlineSize: 0,
})
export const label = component('label', {
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})
export const hint = component('hint', { fontSize: vars.text.small, color: vars.color.textMuted })
export const error = component('error', {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
})
export const box = component('box', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  transition: `border-color ${vars.motion.quick} ${vars.motion.settle}, box-shadow ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:focus-within': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 ${vars.border.hairline} ${vars.color.focus}`,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 ${vars.border.hairline} ${vars.color.danger}` },
    '&[data-disabled]': { opacity: 0.55 },
  },
  forced: { selectors: { '&[data-invalid]': invalid } },
})
export const input = component('input', {
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2 * ${vars.border.hairline})`,
  paddingInline: vars.space.large,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  // Below 16 px, phones zoom into the field.
  fontSize: 'max(1rem, 16px)',
  selectors: {
    // The box shows the focus ring for the field and its contents.
    '&:focus-visible': { outline: 'none' },
    // The element after the input has its own padding.
    '&:first-child:not(:last-child, select)': { paddingInlineEnd: 0 },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
})
export const reveal = component('reveal', { marginInlineEnd: vars.space.tiny })
