import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('stats', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(160px, 10rem), 100%), 1fr))',
  gap: vars.space.small,
})
export const stat = component('stat', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  minInlineSize: 0,
  padding: `${vars.space.medium} ${vars.space.large}`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
export const label = component('statLabel', { color: vars.color.textMuted, fontSize: vars.text.small })
export const value = component('statValue', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // An amount cannot wrap, so the text size is limited by the card's width.
  fontSize: `min(${vars.text.title}, 7vw)`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})
export const note = component('statNote', { color: vars.color.textMuted, fontSize: vars.text.tiny })
