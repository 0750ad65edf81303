import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const section = component('ordersSection', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
})
export const tools = component('ordersTools', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  selectors: { '&:empty': { display: 'none' } },
})
export const heading = component('ordersHeading', { margin: 0, fontSize: vars.text.large })
export const list = component('ordersList', {
  display: 'grid',
  // On a wide page two orders fit in a row; in the rail each has its own row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = component('order', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  // A dashed edge marks an unmatched order; an open bet has a solid one.
  borderInlineStart: `4px dashed ${vars.market.back}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay } },
})
export const runner = component('orderRunner', { fontWeight: vars.weight.strong, minInlineSize: 0 })
export const odds = component('orderOdds', { fontWeight: vars.weight.heavy, textAlign: 'end' })
export const wide = component('orderWide', { gridColumn: '1 / -1' })
export const where = component('orderWhere', {
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})
export const link = component('orderLink', { color: vars.color.accent })
export const figures = component('orderFigures', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  margin: 0,
})
export const figureName = component('orderFigureName', {
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
export const figure = component('orderFigure', {
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
export const presses = component('orderPresses', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.small,
  paddingBlockStart: vars.space.tiny,
})
