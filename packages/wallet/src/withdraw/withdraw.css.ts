import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** A readable form width, on a page and in a sheet. */
export const parts = component('withdrawParts', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const form = component('withdrawForm', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const balance = component('withdrawBalance', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
export const balanceName = component('withdrawBalanceName', { color: vars.color.textMuted })
export const balanceFigure = component('withdrawBalanceFigure', {
  fontFamily: vars.font.numeric,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const loading = component('withdrawLoading', { display: 'grid', gap: vars.space.medium })
export const requests = component('withdrawRequests', {
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
})
export const rows = component('withdrawRequestRows', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = component('withdrawRequestRow', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
export const amount = component('withdrawRequestAmount', {
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const end = component('withdrawRequestEnd', { justifySelf: 'end' })
export const quiet = component('withdrawQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const heading = component('withdrawHeading', { margin: 0, fontSize: vars.text.body })
export const buttons = component('withdrawButtons', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space.medium,
})
/** Reserved before it has content, so that nothing moves. */
export const sent = component('withdrawSent', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  color: vars.color.success,
  textAlign: 'center',
})
