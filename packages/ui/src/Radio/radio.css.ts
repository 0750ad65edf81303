import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component, disabledRow } from '../styles/component.ts'
import { invalid } from '../styles/forced.ts'

export const group = component('radioGroup', { display: 'grid', gap: vars.space.small })
export const option = component('radioOption', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  selectors: disabledRow,
})
// In a form Radix shifts the input to the left. Here it is on its circle already, and would leave the page.
globalStyle(`${option} > input`, { '@layer': { [layers.components]: { transform: 'none !important' } } })
export const card = component('radioCard', {
  padding: `${vars.space.medium} ${vars.space.large}`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has([data-state="checked"])': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    // The text of a disabled option stays readable, because it explains the reason.
    '&:has([data-disabled])': { borderStyle: 'dashed', background: 'transparent' },
  },
  forced: {
    selectors: {
      '&:has([data-state="checked"])': { boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.accent}` },
    },
  },
})
export const circle = component('radioCircle', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  selectors: {
    '&[data-state="checked"]': { borderColor: vars.color.accent },
    '[data-invalid] &': { borderColor: vars.color.danger },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    // The whole line or card is the target.
    '&::before': { content: '', position: 'absolute', inset: 0 },
  },
  forced: { selectors: { '[data-invalid] &': invalid } },
})
export const dot = component('radioDot', {
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  background: vars.color.accent,
})
export const words = component('radioWords', { display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
export const label = component('radioLabel', { fontWeight: vars.weight.medium })
export const text = component('radioText', { color: vars.color.textMuted, fontSize: vars.text.small })
