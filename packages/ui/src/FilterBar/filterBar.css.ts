import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('filterBar', { display: 'grid', gap: vars.space.medium, minInlineSize: 0 })
export const fields = component('filterBarFields', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
})
export const applied = component('filterBarApplied', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Separates the touch targets of two chips.
  gap: vars.space.small,
})
