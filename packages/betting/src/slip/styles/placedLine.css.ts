import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { armed, barSize } from './quickBet.css.ts'

const aboveBottomBar = `${vars.size.bottomBar} + ${vars.space.small} + env(safe-area-inset-bottom)`
const withQuickBar = `.${armed} &`

export const line = component('placedLine', {
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: `calc(${aboveBottomBar})`,
  zIndex: vars.layer.toast,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  border: `${vars.border.hairline} solid ${vars.color.success}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  selectors: { [withQuickBar]: { insetBlockEnd: `calc(${aboveBottomBar} + ${barSize})` } },
  '@media': {
    '(min-width: 720px)': { insetInlineStart: 'auto', inlineSize: 'min(30rem, 100% - 2rem)' },
    // Wide screens have no bottom bar.
    '(min-width: 1024px)': {
      insetBlockEnd: vars.space.large,
      selectors: { [withQuickBar]: { insetBlockEnd: `calc(${vars.space.large} + ${barSize})` } },
    },
  },
})
export const text = component('placedLineWords', {
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const asked = component('placedLineAsked', {
  marginInlineStart: vars.space.small,
  color: vars.color.textMuted,
  fontWeight: vars.weight.normal,
})
export const actions = component('placedLineActions', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
