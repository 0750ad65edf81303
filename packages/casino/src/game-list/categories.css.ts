import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const categories = component('casinoCategories', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const category = component('casinoCategory', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tiny,
  blockSize: '100%',
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.surface,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})
export const categoryName = component('casinoCategoryName', { fontWeight: vars.weight.strong })
export const count = component('casinoCategoryCount', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
