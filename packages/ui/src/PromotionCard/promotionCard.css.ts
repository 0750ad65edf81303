import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const card = component('promotionCard', {
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  overflow: 'clip',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  selectors: { '&[data-tone="neutral"]': { background: vars.color.surfaceSunken, boxShadow: 'none' } },
})
export const body = component('promotionBody', {
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: vars.space.large,
})
export const note = component('promotionNote', {
  paddingInline: vars.space.small,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-tone="neutral"] &': { background: vars.color.surfaceRaised, color: vars.color.textMuted },
  },
})
export const title = component('promotionTitle', { fontSize: vars.text.title, overflowWrap: 'anywhere' })
export const action = component('promotionAction', { paddingBlockStart: vars.space.tiny })
export const terms = component('promotionTerms', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
