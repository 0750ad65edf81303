import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const form = component('accountForm', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const list = component('accountList', { display: 'grid', gap: vars.space.medium, minInlineSize: 0 })
export const row = component('accountRow', { display: 'grid', gap: vars.space.tiny, minInlineSize: 0 })
export const tools = component('accountTools', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
export const buttons = component('accountButtons', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space.medium,
})
export const quiet = component('accountQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const proof = component('accountProof', { minInlineSize: 0 })
export const loading = component('accountLoading', { display: 'grid', gap: vars.space.small })
