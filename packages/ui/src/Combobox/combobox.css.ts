import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox, input as fieldInput } from '../Field/field.css.ts'
import { floating } from '../Overlay/floating.css.ts'
import { component } from '../styles/component.ts'

export const box = fieldBox
export const input = fieldInput
export const wait = component('comboboxWait', {
  marginInlineEnd: vars.space.large,
  color: vars.color.textMuted,
})
export const floatingList = style([
  floating,
  component('comboboxList', {
    inlineSize: 'var(--radix-popover-trigger-width)',
    // SHELL-059
    maxBlockSize: 'min(300px, var(--radix-popover-content-available-height))',
    padding: vars.space.tiny,
    overflowY: 'auto',
  }),
])
export const list = component('comboboxItems', {
  display: 'grid',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const option = component('comboboxOption', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.color.accentSoft },
    '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const optionLabel = component('comboboxLabel', { flex: '1 1 auto', minInlineSize: 0 })
export const mark = component('comboboxMark', { color: vars.color.accent })
export const group = component('comboboxGroup', {
  display: 'block',
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.tiny}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
})
export const empty = component('comboboxEmpty', { padding: vars.space.medium, color: vars.color.textMuted })
