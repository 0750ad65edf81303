import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('calendar', { position: 'relative' })
export const months = component('calendarMonths', { position: 'relative' })
export const month = component('calendarMonth', { display: 'grid', gap: vars.space.small })
export const caption = component('calendarCaption', {
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.small,
  fontWeight: vars.weight.strong,
})
export const nav = component('calendarNav', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
})
export const step = component('calendarStep', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { background: vars.color.accentSoft, color: vars.color.text },
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.4, cursor: 'not-allowed' },
  },
})
export const grid = component('calendarGrid', { inlineSize: '100%', tableLayout: 'fixed' })
export const weekday = component('calendarWeekday', {
  paddingBlock: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.medium,
})
export const day = component('calendarDay', { padding: 0, textAlign: 'center' })
export const dayButton = component('calendarDayButton', {
  inlineSize: '100%',
  minBlockSize: '40px',
  borderRadius: vars.radius.small,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.accent}` },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
export const today = component('calendarToday', {
  fontWeight: vars.weight.heavy,
  color: vars.color.accent,
  forced: { textDecoration: 'underline' },
})
export const outside = component('calendarOutside', { visibility: 'hidden' })
export const disabled = component('calendarDisabled', {
  opacity: 0.45,
  forced: { color: 'GrayText', opacity: 1 },
})
export const between = component('calendarBetween', {
  background: vars.color.accentSoft,
  forced: { background: 'Highlight', color: 'HighlightText' },
})
const tip = { background: vars.color.accent, color: vars.color.onAccent }
export const start = component('calendarStart', {
  ...tip,
  borderStartStartRadius: vars.radius.small,
  borderEndStartRadius: vars.radius.small,
})
export const end = component('calendarEnd', {
  ...tip,
  borderStartEndRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
})
