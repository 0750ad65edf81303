import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const editor = component('stakeEditor', { display: 'grid', gap: vars.space.medium })
export const hint = component('stakeHint', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const rows = component('stakeRows', {
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = component('stakeRow', {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${vars.size.touch}`,
  gap: vars.space.small,
  alignItems: 'start',
})
/** Placeholder of the same height as a field with its label. */
export const loading = component('stakeComing', {
  blockSize: `calc(${vars.text.small} * 1.5 + ${vars.space.tiny} + ${vars.size.control})`,
})
export const remove = component('stakeRemove', {
  justifySelf: 'center',
  // Aligned with the box, below the label.
  marginBlockStart: `calc(${vars.text.small} * 1.5 + ${vars.space.tiny} + (${vars.size.control} - ${vars.size.controlSmall}) / 2)`,
})
export const actions = component('stakeActions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
export const save = component('stakeSave', { flex: '1 1 auto' })
