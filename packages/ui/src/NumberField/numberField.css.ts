import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox, input as fieldInput } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const box = fieldBox
export const input = style([
  fieldInput,
  component('numberInput', {
    fontFamily: vars.font.numeric,
    fontVariantNumeric: 'tabular-nums',
    selectors: { 'button + &': { paddingInline: vars.space.small, textAlign: 'center' } },
  }),
])
export const step = component('numberStep', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.size.touch,
  color: vars.color.textMuted,
  // Steps start on pointer down, so a scroll must not start here.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover:not([data-disabled])': { background: vars.color.accentSoft, color: vars.color.text },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:first-child': { borderStartStartRadius: vars.radius.medium, borderEndStartRadius: vars.radius.medium },
    '&:last-child': { borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
  },
})
