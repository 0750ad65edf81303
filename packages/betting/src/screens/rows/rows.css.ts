import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { odds, size } from '../../market/MarketGrid/priceCell.css.ts'
import { component } from '../../styles/component.ts'
import { suspendedCover } from '../../styles/suspendedCover.ts'

/**
 * Width from which text and prices share a line. Uses the viewport: a container query would restyle rows with every
 * price.
 */
const wide = '(min-width: 720px)'
const narrow = '(max-width: 719px)'
const widePrice = 'clamp(44px, 5vw, 60px)'
const gap = '3px'
const widePrices = `calc(6 * ${widePrice} + 5 * ${gap})`

export const block = component('rowBlock', { display: 'grid', gap: vars.space.small, minInlineSize: 0 })
export const list = component('eventRows', {
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'clip',
  selectors: {
    '&[data-layout="board"]:not([data-virtual])': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(164px, 9em)), 1fr))',
      gap: vars.space.small,
      border: 0,
      background: 'none',
    },
  },
})
/** In a virtual list only the items near the screen are rendered, each at its position. */
export const item = component('eventRowItem', {
  selectors: {
    '[data-virtual] > &': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '[data-layout="board"] > &:not([data-kind="event"])': { gridColumn: '1 / -1' },
  },
})
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
  paddingInline: vars.space.small,
} as const
export const when = component('rowsWhen', {
  ...head,
  minBlockSize: '32px',
  background: vars.color.surfaceRaised,
  fontFamily: vars.font.display,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
})
export const competition = component('rowsCompetition', {
  ...head,
  minBlockSize: '26px',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  letterSpacing: 'normal',
  textTransform: 'none',
})
export const competitionName = component('rowsCompetitionName', {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent } },
})
export const count = component('rowsCount', {
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.normal,
})
/** The labels 1, X and 2 above their pairs, if rows have prices at their end. */
export const columns = component('rowsColumns', {
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      inlineSize: widePrices,
      marginInlineStart: 'auto',
      textAlign: 'center',
    },
  },
  selectors: { '[data-layout="board"] &': { display: 'none' } },
})
export const row = component('eventRow', {
  // A price is painted with its row and not with the list. The focus ring of a star extends slightly beyond it.
  contain: 'content',
  overflowClipMargin: '12px',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: {
    '&[data-layout="board"]': {
      border: `${vars.border.thick} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
    },
    '&[data-layout="board"][data-in-play]': { borderColor: vars.market.inPlay },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-layout="rows"]': {
          gridTemplateColumns: `minmax(0, 1fr) ${widePrices}`,
          alignItems: 'center',
          gap: vars.space.medium,
        },
      },
    },
  },
  forced: {
    selectors: { '&[data-layout="board"][data-in-play]': { borderColor: 'Highlight' } },
  },
})
export const text = component('rowWords', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  minInlineSize: 0,
  minBlockSize: '22px',
  selectors: { '[data-layout="board"] > &': { gap: 0 } },
})
/** The name is fully visible: on a phone it shares its line with what fits, and wraps to a second line. */
export const name = component('rowName', {
  '@media': {
    [narrow]: { selectors: { '[data-layout="rows"] > * > &': { flexBasis: 'auto' } } },
  },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  flex: '1 1 100%',
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: {
    // The whole row links to the event; its prices are above the link.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
})
/** Hidden on a phone, whose line is for the event; the event's page shows the amount, and lists can be sorted by it. */
export const matched = component('rowMatched', {
  whiteSpace: 'normal',
  '@media': { [narrow]: { selectors: { '[data-layout="rows"] > * > * > &': { display: 'none' } } } },
})
export const facts = component('rowFacts', {
  flex: 'none',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const star = component('rowStar', {
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  // Grows with the text up to the space its icon leaves; prices cover the rest.
  marginBlock: `max(-1 * ${vars.space.small}, (1.25em - ${vars.size.controlSmall}) / 2)`,
})
export const prices = component('rowPrices', {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap,
  selectors: {
    '&[data-back-only], &[data-field]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-two]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-two][data-back-only]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-field]': { alignItems: 'end' },
  },
})
/**
 * One grid for all prices of a row, because every further grid would be laid out with each price. Named runners have
 * separate grids.
 */
export const pair = component('rowPair', {
  display: 'contents',
  selectors: {
    '[data-field] > &': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap,
      minInlineSize: 0,
    },
    '[data-field][data-back-only] > &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
// Six figures side by side, whatever the text size: on a phone by its width, else by the width of their columns.
const figures = (where: string, fontSize: string) =>
  globalStyle(where, { '@layer': { [layers.patterns]: { fontSize } } })
const figuresFrom = (where: string, fontSize: string) =>
  globalStyle(where, { '@layer': { [layers.patterns]: { '@media': { [wide]: { fontSize } } } } })
figures(`[data-layout="rows"] ${pair} ${odds}`, `min(${vars.text.large}, 4.6vw)`)
figures(`[data-layout="rows"] ${pair} ${size}`, `min(${vars.text.tiny}, 3.4vw)`)
figuresFrom(`[data-layout] ${pair} ${odds}`, `clamp(14px, 1.6vw, min(${vars.text.large}, 18px))`)
figuresFrom(`[data-layout] ${pair} ${size}`, `min(${vars.text.tiny}, 14px)`)
export const noPair = component('rowNoPair', {
  gridColumn: 'span 2',
  alignSelf: 'stretch',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  opacity: 0.5,
  selectors: { '[data-back-only] > &, [data-field] > &': { gridColumn: 'auto' } },
})
export const runner = component('rowRunner', {
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  lineHeight: vars.leading.tight,
})
export const cover = component('rowCover', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...suspendedCover,
  textAlign: 'center',
})
export const filters = component('rowFilters', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
})
/** The space is as high as the section head into which it is rendered late, so that nothing moves. */
export const layouts = component('rowLayouts', {
  flex: 'none',
  blockSize: vars.size.controlSmall,
  padding: 0,
})
export const layout = component('rowLayout', {
  minBlockSize: 0,
  paddingInline: vars.space.small,
  // Text twice as large would overflow a narrow page.
  fontSize: `min(${vars.text.small}, 4.4vw)`,
})
/** Runs, goals and overs read left to right in every script. */
export const score = component('rowScore', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  color: vars.color.text,
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.strong,
})
