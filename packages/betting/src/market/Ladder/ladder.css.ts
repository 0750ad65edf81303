import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

const columns = 'minmax(0, 1fr) minmax(4.5em, auto) minmax(0, 1fr)'
const rowsInBlock = 25

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
  justifyContent: 'space-between',
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const panelTitle = component('ladderPanelTitle', {
  margin: 0,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
})

export const ladder = component('ladder', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = component('ladderHead', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
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
export const side = component('ladderSide', {
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
  // A price that comes or goes above must not move what is under the finger.
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
})
export const odds = component('ladderOdds', {
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.numeric,
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
  fontSize: vars.text.small,
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
    '&[data-side]:disabled': { background: 'transparent', cursor: 'default' },
    '[data-stale] &[data-side]:not(:disabled)': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
})
