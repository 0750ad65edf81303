import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { field, label as fieldLabel } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'
import { outlined } from '../styles/forced.ts'

const thumb = '24px'
const track6 = '6px'

export { field as slider }
/** The text is not dimmed: the value stays readable when disabled. */
const faded = { '[data-disabled] > &': { opacity: 0.55 } }
const unfaded = { selectors: { '[data-disabled] > &': { opacity: 1 } } }
export const head = component('sliderHead', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const label = style([fieldLabel, component('sliderLabel', { minInlineSize: 0 })])
export const value = component('sliderValue', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const control = component('sliderControl', {
  position: 'relative',
  blockSize: vars.size.touch,
  selectors: faded,
  forced: unfaded,
})
/** Runs from the thumb's centre at one end to its centre at the other. */
export const track = component('sliderTrack', {
  position: 'absolute',
  insetInline: `calc(${thumb} / 2)`,
  insetBlockStart: `calc(50% - ${track6} / 2)`,
  blockSize: track6,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  forced: outlined,
})
export const done = component('sliderDone', {
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  selectors: { '[data-invalid] &': { background: vars.color.danger } },
})
export const mark = component('sliderMark', {
  position: 'absolute',
  insetBlock: '-3px',
  inlineSize: '2px',
  marginInlineStart: '-1px',
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
  selectors: {
    '&[data-passed]': { background: vars.color.accent },
    '[data-invalid] &[data-passed]': { background: vars.color.danger },
  },
})
const thumbLook = {
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: `${vars.border.thick} solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
} as const
/**
 * The input is transparent except for its thumb. The track below it is ours, so that it mirrors in right-to-left pages.
 */
export const input = component('sliderInput', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { background: 'transparent' },
    '&::-moz-range-track': { background: 'transparent' },
    '&::-webkit-slider-thumb': { ...thumbLook, appearance: 'none' },
    '&::-moz-range-thumb': thumbLook,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:active::-webkit-slider-thumb': { background: vars.color.accent, cursor: 'grabbing' },
    '&:active::-moz-range-thumb': { background: vars.color.accent, cursor: 'grabbing' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': { borderColor: vars.color.lineStrong, cursor: 'not-allowed' },
  },
})
export const ticks = component('sliderTicks', {
  selectors: faded,
  position: 'relative',
  blockSize: vars.size.controlSmall,
  marginInline: `calc(${thumb} / 2)`,
  forced: unfaded,
})
/** Has no width, so that its label is centred on its value in every writing direction. */
export const place = component('sliderPlace', {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  selectors: {
    '&[data-edge="start"]': { justifyContent: 'flex-start', marginInlineStart: `calc(${thumb} / -2)` },
    '&[data-edge="end"]': { justifyContent: 'flex-end', marginInlineStart: `calc(${thumb} / 2)` },
  },
})
export const tick = component('sliderTick', {
  flex: 'none',
  minInlineSize: '24px',
  blockSize: '100%',
  paddingInline: vars.space.tiny,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text },
    '&[data-chosen]': { color: vars.color.accent, fontWeight: vars.weight.strong },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
