import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const root = component('openBets', { display: 'grid', gap: vars.space.medium, minInlineSize: 0 })
export const panel = component('openBetsPanel', {
  maxBlockSize: '350px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:focus-visible': { outlineOffset: '2px' } },
})
export const filter = component('openBetsFilter', { display: 'flex', gap: vars.space.small })
export const tools = component('openBetsTools', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const list = component('betList', { margin: 0, padding: 0, listStyle: 'none' })
export const row = component('betRow', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  padding: vars.space.medium,
  borderInlineStart: `4px solid ${vars.market.back}`,
  selectors: {
    '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay },
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
  },
})
export const runner = component('betRunner', { fontWeight: vars.weight.strong, minInlineSize: 0 })
export const odds = component('betOdds', {
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const where = component('betWhere', {
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})
export const link = component('betLink', { color: vars.color.accent })
export const all = component('allBets', {
  justifySelf: 'start',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  color: vars.color.accent,
})
export const figures = component('betFigures', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  margin: 0,
})
export const figureName = component('betFigureName', {
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
export const figure = component('betFigure', {
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
export const heading = component('resultsHeading', { margin: 0, fontSize: vars.text.large })
export const loading = component('betsLoading', { display: 'grid', gap: vars.space.small })
