import { vars } from '@kit/tokens'
import { cardRows } from '../../styles/cardRows.ts'
import { component } from '../../styles/component.ts'
import { suspendedCover } from '../../styles/suspendedCover.ts'

/** Width of a price, the same on every card: wide enough for a thumb, but not at the cost of names. */
const priceColumn = 'clamp(72px, 20vw, 84px)'
const columnsOf = `minmax(0, 1fr) ${priceColumn} ${priceColumn}`

export const list = component('eventList', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: vars.space.medium,
  selectors: { '&[data-placeholders]': { gridAutoRows: '248px' } },
  '@media': {
    [cardRows]: {
      selectors: { '&[data-placeholders]': { gridAutoRows: '88px' } },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 520px), 1fr))',
      gap: vars.space.small,
    },
  },
})
export const card = component('eventCard', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: vars.space.small,
  blockSize: '100%',
  padding: vars.space.large,
  contentVisibility: 'auto',
  // The content height of a card with two runners.
  containIntrinsicBlockSize: 'auto 214px',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    // The first cards are on the screen at once: with an estimated height they would jump.
    ':nth-child(-n + 3) > &': { contentVisibility: 'visible' },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[data-in-play]': { boxShadow: vars.shadow.raised },
  },
  '@media': {
    [cardRows]: {
      gridTemplateColumns: 'min(13rem, 34%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gap: `0 ${vars.space.medium}`,
      padding: `calc(1.5 * ${vars.space.tiny}) ${vars.space.medium}`,
      containIntrinsicBlockSize: 'auto 88px',
    },
  },
})
export const meta = component('eventMeta', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  '@media': { [cardRows]: { flexWrap: 'nowrap' } },
})
/** Shrinks, but keeps its first letters: if they do not fit, it wraps to a new line. */
export const place = component('eventPlace', {
  flex: '1 1 5em',
  maxInlineSize: 'max-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [cardRows]: { flexBasis: 0 } },
})
export const start = component('eventStart', { flex: 'none', whiteSpace: 'nowrap' })
export const name = component('eventName', {
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  '@media': { [cardRows]: { marginBlockStart: '2px', fontSize: vars.text.body } },
})
export const link = component('eventLink', {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole card is the link; its prices are above it.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})
export const prices = component('eventPrices', {
  alignSelf: 'start',
  '@media': { [cardRows]: { gridArea: '1 / 2 / -1', alignSelf: 'center' } },
})
export const columns = component('eventColumns', {
  display: 'grid',
  gridTemplateColumns: columnsOf,
  alignItems: 'end',
  gap: vars.space.tiny,
  paddingBlockEnd: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  '@media': {
    [cardRows]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      // Only the first row of a list has labels.
      selectors: { 'li:not(:first-child) > * &': { display: 'none' } },
    },
  },
})
export const marketName = component('eventMarketName', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const column = component('eventColumn', {
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}`,
  selectors: { '&[data-side="lay"]': { borderBlockEndColor: vars.market.lay } },
})
export const body = component('eventBody', {
  position: 'relative',
  '@media': { [`${cardRows} and (pointer: fine)`]: { vars: { [vars.size.priceCell]: '2.5rem' } } },
})
export const runners = component('eventRunners', {
  display: 'grid',
  gap: vars.space.tiny,
  '@media': {
    [cardRows]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.small },
  },
})
export const runner = component('eventRunner', {
  display: 'grid',
  gridTemplateColumns: columnsOf,
  alignItems: 'center',
  gap: vars.space.tiny,
  '@media': { [cardRows]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const runnerName = component('eventRunnerName', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingInlineEnd: vars.space.tiny,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  '@media': {
    [cardRows]: { gridColumn: '1 / -1', WebkitLineClamp: 1, paddingInlineEnd: 0, fontSize: vars.text.small },
  },
})
export const cloth = component('eventCloth', {
  unicodeBidi: 'isolate',
  marginInlineEnd: vars.space.tiny,
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
})
// Prices are above the link that covers the card, and the cover is above the prices.
export const price = component('eventPrice', { position: 'relative', zIndex: 1 })
export const cover = component('eventCover', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `calc(2 * ${priceColumn} + ${vars.space.tiny})`,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  ...suspendedCover,
  textAlign: 'center',
  '@media': { [cardRows]: { insetBlockStart: '1.5em', inlineSize: '100%' } },
})
export const foot = component('eventFoot', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: '1.5em',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [cardRows]: { flexDirection: 'row-reverse', justifyContent: 'flex-end', minBlockSize: 0 } },
})
