import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox, input as fieldInput } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const box = style([
  fieldBox,
  component('phoneBox', {
    // A code and its number form one number, which runs from left to right in every writing direction.
    direction: 'ltr',
    // A single code is not a control, and stays readable.
    selectors: { '&[data-disabled]': { opacity: 1, color: vars.color.textMuted } },
  }),
])
export const input = style([
  fieldInput,
  component('phoneInput', {
    paddingInlineStart: vars.space.medium,
    fontFamily: vars.font.numeric,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    selectors: { '&:disabled': { color: 'inherit', cursor: 'not-allowed' } },
  }),
])
export const code = component('phoneCode', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  alignSelf: 'stretch',
  flex: 'none',
  paddingInline: vars.space.medium,
  border: 0,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.numeric,
  fontSize: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.small,
    },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
/** The list of countries, at most 200 px high (REG-004). */
export const codes = component('phoneCodes', {
  maxBlockSize: 'min(200px, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const codeOf = component('phoneCodeOf', {
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
})
