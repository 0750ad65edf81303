import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'
import { invalid } from '../styles/forced.ts'

export const boxes = component('otpBoxes', {
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  maxInlineSize: '400px',
  // A code is read from left to right in every writing direction.
  direction: 'ltr',
})
export const box = component('otpBox', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '56px',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-state="filled"]': { background: vars.color.surfaceRaised },
    '&[data-active]': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-disabled] > &': { opacity: 0.55 },
  },
  forced: { selectors: { '[data-invalid] > &': invalid, '[data-disabled] > &': { opacity: 1 } } },
})
export const input = component('otpInput', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  background: 'transparent',
  // The boxes show the digits.
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '16px',
  cursor: 'text',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  forced: { selectors: { '&:disabled': { color: 'transparent' } } },
})
