import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const rules = component('passwordRules', { display: 'grid', gap: vars.space.hair })
export const rule = component('passwordRule', {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.tiny,
  color: vars.color.textMuted,
  selectors: { '&[data-met]': { color: vars.color.success } },
})
