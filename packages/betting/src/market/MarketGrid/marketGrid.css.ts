import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

// By the viewport, not by a container: a container query would restyle every market on screen with every price.
const wide = '(min-width: 768px)'
/** One price column on a phone, three on wide screens; the runner takes what is left. */
const narrowPrice = 'clamp(64px, 19vw, 84px)'
const widePrice = '76px'
const narrowColumns = `minmax(0, 1fr) repeat(2, ${narrowPrice})`
const wideColumns = `minmax(0, 1fr) repeat(6, ${widePrice})`
/** The room of the prices with their gaps and the padding at the end: what the veil covers. */
const pricesOf = (count: number, price: string) =>
  `calc(${count} * ${price} + ${count - 1} * ${vars.space.tiny} + ${vars.space.small})`

export const market = component('market', {
  // Layout and paint are what a live grid costs: a market off screen takes no part in either.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 220px',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'clip',
})

export const head = component('marketHead', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})

export const name = component('marketName', {
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  margin: 0,
})

export const facts = component('marketFacts', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.medium}`,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
})

export const columns = component('marketColumns', {
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  gap: vars.space.tiny,
  paddingInline: vars.space.small,
  paddingBlockStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  '@media': { [wide]: { gridTemplateColumns: wideColumns } },
})
export const backColumn = component('backColumn', {
  gridColumn: '2',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}`,
  '@media': { [wide]: { gridColumn: '2 / span 3' } },
})
export const layColumn = component('layColumn', {
  gridColumn: '3',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.lay}`,
  '@media': { [wide]: { gridColumn: '5 / span 3' } },
})

export const body = component('marketBody', { position: 'relative' })
export const runners = component('runners', {
  display: 'grid',
  gap: vars.space.tiny,
  margin: 0,
  padding: vars.space.small,
  listStyle: 'none',
})

export const runner = component('runner', {
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  alignItems: 'stretch',
  gap: vars.space.tiny,
  minBlockSize: vars.size.priceCell,
  '@media': { [wide]: { gridTemplateColumns: wideColumns } },
})
export const identity = component('runnerIdentity', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingInline: vars.space.small,
})
export const cloth = component('cloth', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75em',
  blockSize: '1.75em',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.small,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
export const words = component('runnerWords', { display: 'grid', minInlineSize: 0, gap: vars.space.hair })
export const runnerName = component('runnerName', {
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-runner-status="removed"] &': {
      textDecoration: 'line-through',
      color: vars.color.textMuted,
      fontWeight: vars.weight.normal,
    },
  },
})
export const small = component('runnerSmall', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
export const winner = component('winner', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.success,
  fontWeight: vars.weight.strong,
})
export const outcome = component('outcome', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  selectors: {
    '&[data-result="profit"]': { color: vars.market.profit },
    '&[data-result="loss"]': { color: vars.market.loss },
  },
})

export const veil = component('veil', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: pricesOf(2, narrowPrice),
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.market.suspended,
  backgroundImage: vars.imagery.hatch,
  color: vars.market.onSuspended,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  '@media': { [wide]: { inlineSize: pricesOf(6, widePrice), fontSize: vars.text.large } },
})

export const stale = component('stale', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
})
