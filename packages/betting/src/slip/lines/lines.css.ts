import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const head = component('severalHead', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const lines = component('severalLines', { display: 'grid', gap: vars.space.small })
export const line = component('severalLine', {
  padding: vars.space.small,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  selectors: {
    '&[data-line="placed"]': { borderColor: vars.color.success },
    '&[data-line="refused"]': { borderColor: vars.color.danger },
  },
})
export const group = component('severalGroup', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
})
/** The fields are always in one row, so that a line is as low as possible. */
export const fields = component('severalFields', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
})
export const figures = component('severalFigures', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.large}`,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const placed = component('severalPlaced', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.success,
})
export const got = component('severalGot', {
  margin: 0,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const checking = component('severalChecking', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
  fontSize: vars.text.small,
})
export const outcomes = component('severalTold', {
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: { '&:empty': { display: 'none' } },
})
