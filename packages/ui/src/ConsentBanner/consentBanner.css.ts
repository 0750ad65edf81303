import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const banner = component('consentBanner', {
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
})
export const text = component('consentBannerText', { fontSize: vars.text.small })
export const actions = component('consentBannerActions', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.small,
})
