import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const head = component('marketHead', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const title = component('marketTitle', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.small}`,
  minInlineSize: 0,
})
export const name = component('marketName', {
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})
export const actions = component('marketActions', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
})
export const facts = component('marketFacts', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.medium}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
})
