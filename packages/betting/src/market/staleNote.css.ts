import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const note = component('staleNote', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.warning}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
})
export const text = component('staleWords', { margin: 0, minInlineSize: 0 })
export const what = component('staleWhat', {
  display: 'block',
  fontWeight: vars.weight.strong,
  color: vars.color.warning,
})
