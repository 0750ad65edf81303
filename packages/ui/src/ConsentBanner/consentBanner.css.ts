import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const banner = component('consentBanner', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
})
export const text = component('consentBannerText', { fontSize: vars.text.small, overflowWrap: 'anywhere' })
export const actions = component('consentBannerActions', {
  display: 'grid',
  // Stacks the buttons if text is twice as large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: vars.space.small,
})
