import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { suspendedCover } from '../../styles/suspendedCover.ts'

// Uses the viewport: a container query would restyle every market on the screen with every price.
const wide = '(min-width: 768px)'
/** Matches pages that give their height to prices. */
const dense = '[data-density="dense"] &'
const narrow = '(max-width: 719px)'
/** Width below which a name of one long word does not fit next to the rest of its row. */
const tight = '(max-width: 359px)'
/** One price column on a phone, three on wide screens; the runner gets the rest. */
const narrowPrice = 'clamp(64px, 19vw, 84px)'
/**
 * As narrow as on the smallest phone: next to the tree and the slip, a page of most brands has 600 px for names and
 * prices.
 */
const widePrice = '64px'
/** A bookmaker market has one price per side in its own format: the profit on a stake of 100. */
const pairPrice = '104px'
const narrowColumns = `minmax(0, 1fr) repeat(2, ${narrowPrice})`
const wideColumns = `minmax(0, 1fr) repeat(6, ${widePrice})`
const pairColumns = `minmax(0, 1fr) repeat(2, ${pairPrice})`
const pair = '[data-market-kind="bookmaker"] &'
/** Returns the width of the prices with their gaps, which the status covers. */
const pricesOf = (count: number, price: string) =>
  `calc(${count} * ${price} + ${count - 1} * ${vars.space.tiny})`

export const market = component('market', {
  // Layout and paint are the costs of a live grid: a market off screen skips both.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 220px',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
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
  '@media': {
    [narrow]: { selectors: { [dense]: { paddingBlockStart: 0 } } },
    [wide]: {
      gridTemplateColumns: wideColumns,
      selectors: { [pair]: { gridTemplateColumns: pairColumns } },
    },
  },
})
export const backColumn = component('backColumn', {
  gridColumn: '2',
  gridRow: '1',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}`,
  '@media': { [wide]: { gridColumn: '2 / span 3', selectors: { [pair]: { gridColumn: '2' } } } },
})
export const layColumn = component('layColumn', {
  gridColumn: '3',
  gridRow: '1',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.lay}`,
  '@media': { [wide]: { gridColumn: '5 / span 3', selectors: { [pair]: { gridColumn: '3' } } } },
})

/** Shown above the names when every price is empty. The painter marks empty prices, so React renders nothing for it. */
export const noPrices = component('noPrices', {
  display: 'none',
  gridColumn: '1',
  gridRow: '1',
  paddingInline: vars.space.small,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-market]:has([data-level][data-empty]):not(:has([data-level]:not([data-empty]))) &': {
      display: 'block',
    },
  },
})

export const body = component('marketBody', { position: 'relative' })
export const runners = component('runners', {
  display: 'grid',
  gap: vars.space.tiny,
  margin: 0,
  padding: vars.space.small,
  listStyle: 'none',
  '@media': {
    [narrow]: { selectors: { [dense]: { gap: vars.space.hair, paddingBlock: vars.space.hair } } },
  },
})

export const runner = component('runner', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  alignItems: 'stretch',
  gap: vars.space.tiny,
  minBlockSize: vars.size.priceCell,
  '@media': {
    [wide]: {
      gridTemplateColumns: wideColumns,
      selectors: { [pair]: { gridTemplateColumns: pairColumns } },
    },
  },
})
export const cells = component('runnerCells', { display: 'contents' })
/** Cover over one runner's prices when a bookmaker withdrew both while the others are on offer. */
export const runnerCover = component('runnerCover', {
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: pricesOf(2, narrowPrice),
  placeItems: 'center',
  zIndex: 1,
  ...suspendedCover,
  selectors: {
    // The painter marks missing prices, so React does not have to render.
    '[data-market-status="active"] [data-runner-status]:has(> * > [data-side="back"][data-empty]):has(> * > [data-side="lay"][data-empty]) > &':
      {
        display: 'grid',
      },
  },
  '@media': { [wide]: { inlineSize: pricesOf(2, pairPrice) } },
})
export const identity = component('runnerIdentity', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingInline: vars.space.small,
  '@media': { [tight]: { gap: vars.space.tiny, paddingInline: 0 } },
})
export const marks = component('runnerMarks', {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [narrow]: { flexDirection: 'column', gap: vars.space.hair } },
})
export const silks = component('silks', {
  flex: 'none',
  inlineSize: '2.25em',
  blockSize: '2.25em',
  background: 'none',
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
/** The text is below number and colours if it is so large that little would fit next to them. */
export const text = component('runnerWords', {
  flex: '1 1 3.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: vars.space.hair,
})
export const runnerName = component('runnerName', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [tight]: { fontSize: vars.text.small } },
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
export const fact = component('raceFact', {
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const winner = component('winner', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.success,
  fontWeight: vars.weight.strong,
})
/** Hidden in narrow rows with a ladder, because the ladder links to the chart. */
export const chart = component('chartButton', {
  marginInlineStart: 'auto',
  '@media': { [narrow]: { selectors: { '&[data-with-ladder]': { display: 'none' } } } },
})
export const ladder = component('ladderButton', {
  marginInlineStart: 'auto',
  '@media': { '(min-width: 720px)': { selectors: { '[data-with-ladder] + &': { marginInlineStart: 0 } } } },
})

export const cover = component('cover', {
  position: 'absolute',
  insetBlock: vars.space.small,
  // Ends where the prices end.
  insetInlineEnd: vars.space.small,
  inlineSize: pricesOf(2, narrowPrice),
  borderRadius: vars.radius.small,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.market.suspended,
  backgroundImage: vars.imagery.hatch,
  color: vars.market.onSuspended,
  fontFamily: vars.font.display,
  // Large text ends where the prices below it end.
  fontSize: 'min(1em, 5vw)',
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  selectors: {
    // Closed markets have no hatching, so that the result and the winner are readable.
    '[data-market-status="closed"] &': {
      backgroundColor: vars.color.surface,
      backgroundImage: 'none',
      color: vars.color.textMuted,
    },
  },
  '@media': {
    [narrow]: { selectors: { [dense]: { insetBlock: vars.space.hair } } },
    [wide]: {
      inlineSize: pricesOf(6, widePrice),
      fontSize: vars.text.large,
      selectors: { [pair]: { inlineSize: pricesOf(2, pairPrice), fontSize: vars.text.body } },
    },
  },
})

/** Centred on the prices. Visible while any of them is. */
export const coverText = component('coverText', {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.small})`,
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.large})`,
})

export const remarks = component('marketRemarks', {
  display: 'flex',
  gap: vars.space.small,
  margin: 0,
  paddingBlock: `0 ${vars.space.small}`,
  paddingInline: vars.space.large,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
