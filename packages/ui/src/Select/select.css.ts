import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox, input } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const box = style([fieldBox, component('selectBox', { position: 'relative' })])
export const select = style([
  input,
  component('select', {
    appearance: 'none',
    inlineSize: '100%',
    paddingInlineEnd: vars.space.vast,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    // The browser's option list inherits these colours.
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: 'inherit',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
])
export const arrow = component('selectArrow', {
  position: 'absolute',
  insetInlineEnd: vars.space.large,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
