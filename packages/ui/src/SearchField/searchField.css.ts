import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box, input as fieldInput } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export { box }

export const lens = component('searchLens', {
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: vars.space.medium,
  color: vars.color.textMuted,
})
export const input = style([
  fieldInput,
  component('searchInput', {
    paddingInline: vars.space.small,
    appearance: 'none',
    // The browser's own clear button has no accessible name, and not every browser has one.
    selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
  }),
])
export const clear = component('searchClear', { marginInlineEnd: vars.space.tiny })
