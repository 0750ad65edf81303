import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox, input as fieldInput } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const box = style([
  fieldBox,
  // The code is no control of its own, and stays readable.
  component('phoneBox', { selectors: { '&[data-disabled]': { opacity: 1, color: vars.color.textMuted } } }),
])
export const input = style([
  fieldInput,
  component('phoneInput', {
    paddingInlineStart: vars.space.medium,
    fontFamily: vars.font.numeric,
    fontVariantNumeric: 'tabular-nums',
    // A number runs from left to right in every direction of writing.
    direction: 'ltr',
    textAlign: 'start',
    selectors: { '&:disabled': { color: 'inherit', cursor: 'not-allowed' } },
  }),
])
export const code = component('phoneCode', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  alignSelf: 'stretch',
  flex: 'none',
  paddingInline: vars.space.medium,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  direction: 'ltr',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-within': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.small,
    },
  },
})
/** The browser's select, invisible over the flag and the code of its value. */
export const codes = component('phoneCodes', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  appearance: 'none',
  border: 0,
  opacity: 0,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: '16px',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
