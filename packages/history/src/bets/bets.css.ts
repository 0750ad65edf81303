import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const tools = component('myBetsTools', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const cards = component('betCards', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = component('betCard', {
  position: 'relative',
  display: 'grid',
  // Words of the selection are never broken to make room for the rest of the row.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: {
    '&[data-side="back"]': { borderInlineStartColor: vars.market.back },
    '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay },
    '&:hover': { background: vars.color.surfaceRaised },
  },
})
/** The selection's name opens the details; on a card the whole card is its target. */
export const open = component('betOpen', {
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: `underline dotted ${vars.color.textMuted}`,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
})
export const openCard = component('betOpenCard', {
  overflowWrap: 'break-word',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
})
export const quiet = component('betQuiet', { color: vars.color.textMuted, fontSize: vars.text.small })
export const where = component('betWhereOnList', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** The link is above the card's click target. */
export const link = component('betEventLink', { position: 'relative', zIndex: 1, color: vars.color.accent })
export const end = component('betEnd', { textAlign: 'end', whiteSpace: 'nowrap' })
export const odds = component('betOddsOnList', {
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
/** The action is above the card's click target. It takes no space if undefined. */
export const action = component('betAction', {
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  justifySelf: 'start',
  selectors: { '&:not(:has(button))': { position: 'absolute' } },
})
export const wholeRow = component('betWholeRow', { gridColumn: '1 / -1' })
export const figures = component('betFiguresOnList', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  margin: 0,
})
export const figureName = component('betFigureNameOnList', {
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
export const figure = component('betFigureOnList', { margin: 0, fontWeight: vars.weight.medium })
export const player = component('betPlayer', {
  position: 'relative',
  zIndex: 1,
  color: vars.color.accent,
  textAlign: 'start',
})
export const loading = component('betsLoadingList', { display: 'grid', gap: vars.space.small })
/** Dims the previous page while the next one loads. */
export const list = component('betsList', {
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})

export const detail = component('betDetail', { display: 'grid', gap: vars.space.large })
export const part = component('betDetailPart', { display: 'grid', gap: vars.space.small })
export const partTitle = component('betDetailTitle', { margin: 0, fontSize: vars.text.body })
export const facts = component('betFacts', {
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
})
export const factName = component('betFactName', { color: vars.color.textMuted })
export const fact = component('betFact', { margin: 0, overflowWrap: 'anywhere' })
export const sum = component('betSum', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
export const totals = component('betTotals', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.tiny} ${vars.space.large}`,
  margin: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
})
export const total = component('betTotal', { margin: 0, textAlign: 'end' })
export const seed = component('betSeed', {
  margin: 0,
  fontFamily: 'monospace',
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})

export const profitName = component('profitName', {
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const profitTotal = component('profitTotal', {
  fontWeight: vars.weight.heavy,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.lineStrong}`,
})

/** The colour of a row's side (back or lay), as on its card. */
export const rowSide = component('betRowSide', {
  boxShadow: `inset 4px 0 0 ${vars.color.line}`,
  selectors: {
    '&[data-side="back"]': { boxShadow: `inset 4px 0 0 ${vars.market.back}` },
    '&[data-side="lay"]': { boxShadow: `inset 4px 0 0 ${vars.market.lay}` },
    '[dir="rtl"] &[data-side="back"]': { boxShadow: `inset -4px 0 0 ${vars.market.back}` },
    '[dir="rtl"] &[data-side="lay"]': { boxShadow: `inset -4px 0 0 ${vars.market.lay}` },
  },
})
export const moment = component('betMoment', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
})
export const tags = component('betTags', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
})
