import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../styles/component.ts'

export const panel = component('slipPanel', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The panel keeps its height while a bet is in flight, and its rows keep theirs.
  alignContent: 'start',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  // In a sheet, the sheet itself is the panel.
  selectors: {
    '[data-slip-place] &': { padding: 0, border: 0 },
    '[data-slip-place="half"] &': { gap: vars.space.small },
  },
})
export const sheetTabs = component('sheetTabs', { borderBlockEndColor: 'transparent' })
export const selection = component('selection', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `4px solid ${vars.market.back}`,
  selectors: { '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay } },
})
export const selectionText = component('selectionWords', {
  display: 'grid',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
export const takenOdds = component('takenOdds', {
  fontFamily: vars.font.numeric,
  fontSize: vars.text.title,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
export const selectionName = component('selectionName', {
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})
export const muted = component('slipMuted', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const side = component('side', {
  justifySelf: 'start',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.pill,
  background: vars.market.back,
  color: vars.market.onBack,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.heavy,
  selectors: { '&[data-side="lay"]': { background: vars.market.lay, color: vars.market.onLay } },
})
// Next to each other if odds of four figures and a stake fit, else one below the other.
export const fields = component('slipFields', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
})
export const stake = component('slipStake', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
/** Narrow, to leave space for the digits of the stake. */
export const max = component('slipMax', { paddingInline: vars.space.small })
export const figures = component('figures', {
  display: 'grid',
  // Four figures, so two by two: with three in a row, the last one would have its own row.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 34%)), 1fr))',
  gap: `${vars.space.tiny} ${vars.space.large}`,
  paddingBlock: vars.space.small,
  borderBlock: `${vars.border.hairline} dashed ${vars.color.line}`,
})
export const figurePair = component('figurePair', { display: 'grid', minInlineSize: 0 })
export const figureName = component('figureName', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const figure = component('figure', { margin: 0, fontWeight: vars.weight.strong })
export const profit = component('slipProfit', { color: vars.market.profit })
export const loss = component('slipLoss', { color: vars.market.loss })
export const actions = component('slipActions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  selectors: {
    // The place button stays under the thumb, however long the slip is.
    '[data-slip-place="sheet"] &': {
      position: 'sticky',
      // Covers the sheet's padding, which would show content that scrolls below.
      insetBlockEnd: `calc(-1 * ${vars.space.huge})`,
      zIndex: 1,
      paddingBlock: vars.space.small,
      background: vars.color.surface,
    },
    '[data-slip-place="half"] &': {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${vars.space.small})`,
      zIndex: 1,
      paddingBlock: vars.space.tiny,
      background: vars.color.surface,
    },
  },
})
// Both on one line while their longest words fit. The first is as wide as its text, and the action has the rest.
globalStyle(`${actions} > *`, { '@layer': { [layers.patterns]: { flex: '1 1 min-content' } } })
globalStyle(`${actions} > :first-child`, {
  '@layer': { [layers.patterns]: { flexGrow: 999, maxInlineSize: 'max-content' } },
})
export const clear = component('slipClear', { paddingInline: vars.space.small })
export const process = component('process', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  textAlign: 'center',
})
export const processTitle = component('processTitle', {
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
})
export const remedies = component('remedies', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
})
export const lockNote = component('lockNote', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
// Scrolls to above the place button, which covers the end of the sheet.
export const refusal = component('slipRefusal', { scrollMarginBlockEnd: `calc(2 * ${vars.size.control})` })
export const kept = component('slipKept', {
  display: 'grid',
  gap: vars.space.small,
})
export const keptRow = component('slipKeptRow', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
})
export const keptPick = component('slipKeptPick', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.medium,
  textAlign: 'start',
  color: vars.color.text,
  selectors: {
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const keptName = component('slipKeptName', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
})
export const keptPrice = component('slipKeptPrice', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
export const settings = component('slipSettings', {
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
})
/** One button for all settings in a half slip, which leaves the market visible. */
export const fold = component('slipFold', { display: 'grid', gap: vars.space.small })
export const foldButton = component('slipFoldButton', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
})
/** Hidden on touch screens, which have no keys. */
export const keys = component('slipKeys', {
  '@media': { '(any-pointer: coarse) and (not (any-pointer: fine))': { display: 'none' } },
})
export const policy = component('slipPolicy', { display: 'grid', gap: vars.space.tiny })
export const settingName = component('slipSettingName', {
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})
