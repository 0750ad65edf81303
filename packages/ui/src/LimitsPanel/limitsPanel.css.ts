import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('limitsPanel', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
})
export const item = component('limitsPanelItem', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  padding: `${vars.space.medium} ${vars.space.large}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
})
export const words = component('limitsPanelWords', { flex: '1 1 12rem', minInlineSize: 0 })
export const name = component('limitsPanelName', { fontWeight: vars.weight.medium })
export const text = component('limitsPanelText', { color: vars.color.textMuted, fontSize: vars.text.small })
export const actions = component('limitsPanelActions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
export const bar = component('limitsPanelBar', { flex: '1 0 100%' })
