import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const line = component('placedLine', {
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.small} + env(safe-area-inset-bottom))`,
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
  '@media': {
    '(min-width: 720px)': {
      insetInlineStart: 'auto',
      insetBlockEnd: vars.space.large,
      inlineSize: 'min(30rem, 100% - 2rem)',
    },
  },
})
export const words = component('placedLineWords', {
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
