import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const panel = component('slipPanel', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  // In the sheet the sheet is the panel.
  selectors: { '[data-slip-place="sheet"] &': { padding: 0, border: 0 } },
})
export const sheetTabs = component('sheetTabs', { borderBlockEndColor: 'transparent' })
export const selection = component('selection', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `4px solid ${vars.market.back}`,
  selectors: { '&[data-side="lay"]': { borderInlineStartColor: vars.market.lay } },
})
export const selectionWords = component('selectionWords', {
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
  margin: 0,
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
export const fields = component('slipFields', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
})
export const control = component('slipControl', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  overflow: 'clip',
  selectors: {
    '&:focus-within': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-invalid]': { borderColor: vars.color.danger },
  },
})
export const input = component('slipInput', {
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const presets = component('presets', {
  display: 'grid',
  containerType: 'inline-size',
})
// Six where six thumbs' widths fit, else four; labels too long for a sixth keep to four.
export const presetGrid = component('presetGrid', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.tiny,
  '@container': {
    '(min-width: 288px)': {
      selectors: { '&[data-labels="short"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
})
export const preset = component('preset', {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: 0,
  justifyContent: 'center',
})
export const figures = component('figures', {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  margin: 0,
  paddingBlock: vars.space.medium,
  borderBlock: `${vars.border.hairline} dashed ${vars.color.line}`,
})
export const figureName = component('figureName', { color: vars.color.textMuted })
export const figure = component('figure', { margin: 0, textAlign: 'end', fontWeight: vars.weight.strong })
export const profit = component('slipProfit', { color: vars.market.profit })
export const loss = component('slipLoss', { color: vars.market.loss })
export const actions = component('slipActions', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
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
  margin: 0,
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
  margin: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
export const refusalText = component('refusalText', { margin: 0 })
