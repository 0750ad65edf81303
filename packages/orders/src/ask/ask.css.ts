import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const form = component('askForm', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
})
/** Takes no space and no gap without text. */
export const lastAnswer = component('lastAnswer', {
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.medium})` } },
})
export const subject = component('askSubject', {
  display: 'grid',
  gap: vars.space.tiny,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `4px dashed ${vars.market.back}`,
  selectors: { '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay } },
})
export const runner = component('askRunner', {
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})
export const quiet = component('askQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const fields = component('askFields', {
  display: 'grid',
  // The odds field has two steppers next to its digits.
  gridTemplateColumns: 'minmax(10rem, 1.2fr) minmax(7rem, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
})
export const chips = component('askChips', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.tiny,
})
export const chip = component('askChip', {
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: 0,
  justifyContent: 'center',
})
export const figures = component('askFigures', {
  display: 'grid',
  gap: vars.space.tiny,
  margin: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.small,
})
export const figure = component('askFigure', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
})
export const value = component('askValue', {
  margin: 0,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
export const choice = component('askChoice', { display: 'grid', gap: vars.space.tiny })
/** The button and its result stay within reach of the thumb, however long the content above. */
export const end = component('askEnd', {
  display: 'grid',
  gap: vars.space.small,
  position: 'sticky',
  // The sheet's own padding would reveal content scrolling below it.
  insetBlockEnd: `calc(-1 * ${vars.space.huge})`,
  zIndex: 1,
  paddingBlock: vars.space.small,
  background: vars.color.surface,
})
