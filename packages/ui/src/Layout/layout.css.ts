import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const card = component('card', {
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
  selectors: { '&[data-padded]': { padding: vars.space.large } },
})
export const section = component('section', { display: 'grid', gap: vars.space.medium, minInlineSize: 0 })
export const sectionHead = component('sectionHead', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.controlSmall,
})
export const sectionTitle = component('sectionTitle', { fontSize: vars.text.title })
export const pageHeader = component('pageHeader', {
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.huge,
})
export const pageTitle = component('pageTitle', { fontSize: vars.text.headline })
export const pageFacts = component('pageFacts', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
