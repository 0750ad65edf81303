import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { backEdge, layEdge } from '../../styles/priceEdge.ts'

/** Columns in which the prices next to the odds keep their space on a phone with large text. */
const columns = 'minmax(0, 1fr) minmax(min(4.5em, 22vw), auto) minmax(0, 1fr)'
const withClosing = `minmax(min(4.2em, 19vw), 0.7fr) ${columns}`
const rowsInBlock = 25

export const sideBySide = component('ladderBeside', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.medium,
})
export const panel = component('ladderPanel', {
  // Back and lay of a price are read together.
  maxInlineSize: '32rem',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'clip',
})
export const panelHead = component('ladderPanelHead', {
  display: 'flex',
  alignItems: 'center',
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const panelTitle = component('ladderPanelTitle', {
  flex: 1,
  margin: 0,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
})

export const ladder = component('ladder', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = component('ladderHead', {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: vars.space.tiny,
  padding: vars.space.small,
  selectors: { '[data-position] &': { gridTemplateColumns: withClosing } },
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
})
export const outcome = component('ladderOutcome', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  margin: 0,
  paddingBlockStart: vars.space.small,
  paddingInline: vars.space.large,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
/** The heading is above the odds and as wide as them, because it belongs to the column below it. */
export const centre = component('ladderCentre', {
  inlineSize: '100%',
  paddingInline: vars.space.hair,
  fontSize: `min(${vars.text.small}, 4.6vw)`,
})
export const side = component('ladderSide', {
  fontSize: `min(${vars.text.small}, 4.6vw)`,
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}`,
  selectors: { '&[data-side="lay"]': { borderBlockEndColor: vars.market.lay } },
})
export const cover = component('ladderCover', {
  margin: 0,
  padding: vars.space.small,
  backgroundColor: vars.market.suspended,
  backgroundImage: vars.imagery.hatch,
  color: vars.market.onSuspended,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
})
export const rows = component('ladderRows', {
  blockSize: 'min(56vh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A price that appears or disappears above must not move what is under the finger.
  overflowAnchor: 'none',
  paddingInline: vars.space.small,
})
export const block = component('ladderBlock', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `calc(${rowsInBlock} * ${vars.size.touch})`,
})
export const row = component('ladderRow', {
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space.tiny,
  blockSize: vars.size.touch,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '[data-position] &': { gridTemplateColumns: withClosing } },
})
export const closingHead = component('ladderClosingHead', {
  minInlineSize: 0,
  fontSize: `min(${vars.text.tiny}, 4vw)`,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const closing = component('ladderClosing', {
  display: 'grid',
  placeItems: 'center end',
  minInlineSize: 0,
  overflow: 'clip',
  fontSize: `min(${vars.text.tiny}, 3.9vw)`,
})
/** The amount matched at the price, below the odds; the last matched price has a mark. */
export const traded = component('ladderTraded', {
  color: vars.color.textMuted,
  fontSize: `min(${vars.text.tiny}, 3.9vw)`,
  fontWeight: vars.weight.normal,
  lineHeight: 1,
  selectors: { '&:empty': { display: 'none' } },
})
export const odds = component('ladderOdds', {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  selectors: {
    '&:has([data-last])': { boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.accent}` },
  },
  fontFamily: vars.font.numeric,
  fontSize: 'min(1em, 5.4vw)',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
export const cell = component('ladderCell', {
  direction: 'ltr',
  border: 0,
  padding: 0,
  borderRadius: vars.radius.small,
  background: vars.market.backFar,
  color: vars.market.onBackFar,
  font: 'inherit',
  fontFamily: vars.font.numeric,
  fontSize: `min(${vars.text.small}, 4.4vw)`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-side="lay"]': { background: vars.market.layFar, color: vars.market.onLayFar },
    '&[data-best]': {
      background: vars.market.back,
      color: vars.market.onBack,
      fontWeight: vars.weight.heavy,
    },
    '&[data-side="lay"][data-best]': { background: vars.market.lay, color: vars.market.onLay },
    '&[data-side]:is(:disabled, [data-empty])': { background: 'transparent' },
    '&[data-side]:disabled': { cursor: 'default' },
    '&[data-side][data-empty]:not(:disabled):hover': {
      boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.lineStrong}`,
    },
    // The player's own orders have a dashed frame, like everything that is unmatched.
    '&[data-side][data-own]': {
      border: `${vars.border.thick} dashed ${vars.market.back}`,
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.weight.heavy,
    },
    '&[data-side="lay"][data-own]': { borderColor: vars.market.lay },
    '[data-stale] &[data-side]:not(:disabled, [data-empty], [data-own])': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  forced: {
    selectors: {
      '&[data-side]': { background: vars.color.canvas, color: vars.color.text },
      '&[data-side="back"][data-best]': backEdge,
      '&[data-side="lay"][data-best]': layEdge,
      '&[data-side="back"]:not([data-best], [data-own], [data-empty], :disabled)': {
        boxShadow: `inset 0 0 0 1px ${vars.market.back}`,
      },
      '&[data-side="lay"]:not([data-best], [data-own], [data-empty], :disabled)': {
        boxShadow: `inset 0 0 0 1px ${vars.market.lay}`,
      },
      '[data-stale] &[data-side]': { boxShadow: 'none', color: 'GrayText' },
    },
  },
})
