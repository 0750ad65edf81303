import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const banner = component('banner', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
  selectors: {
    '&[data-tone="success"]': { background: vars.color.successSoft },
    '&[data-tone="warning"]': { background: vars.color.warningSoft },
    '&[data-tone="danger"]': { background: vars.color.dangerSoft },
  },
})
export const mark = component('bannerMark', {
  color: vars.color.accent,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="warning"] > &': { color: vars.color.warning },
    '[data-tone="danger"] > &': { color: vars.color.danger },
  },
})
export const body = component('bannerBody', { flex: '1 1 auto', minInlineSize: 0 })
export const action = component('bannerAction', { flex: 'none' })
