import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const page = component('verifyPage', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: '720px',
  marginInline: 'auto',
  minBlockSize: '70vh',
})
export const about = component('verifyAbout', { margin: 0, color: vars.color.textMuted })
export const form = component('verifyForm', { display: 'grid', gap: vars.space.medium })
export const more = component('verifyMore', { margin: 0 })
export const came = component('verifyCame', { margin: 0 })
export const checks = component('verifyChecks', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const check = component('verifyCheck', {
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&[data-right="false"]': { border: `${vars.border.thick} solid ${vars.color.danger}` } },
})
export const what = component('verifyWhat', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  margin: 0,
  fontWeight: vars.weight.strong,
})
export const values = component('verifyValues', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const value = component('verifyValue', {
  margin: 0,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
})
