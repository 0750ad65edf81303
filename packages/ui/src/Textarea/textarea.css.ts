import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box as fieldBox } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const box = style([fieldBox, component('textareaBox', { alignItems: 'stretch' })])
export const input = component('textarea', {
  flex: '1 1 auto',
  minInlineSize: 0,
  maxBlockSize: '50dvh',
  padding: `${vars.space.small} ${vars.space.large}`,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  // Below 16 px, phones zoom into the field.
  fontSize: 'max(1rem, 16px)',
  lineHeight: vars.leading.normal,
  resize: 'vertical',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minBlockSize: '4lh' } },
  selectors: {
    // The box shows the focus ring.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
})
export const notes = component('textareaNotes', { display: 'flex', gap: vars.space.medium })
export const words = component('textareaWords', { minInlineSize: 0 })
export const left = component('textareaLeft', {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
