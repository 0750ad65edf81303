import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const row = component('transactionRow', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  listStyle: 'none',
  selectors: { '&:has(a, button):hover': { background: vars.color.surfaceRaised } },
})
export const title = component('transactionRowTitle', {
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
})
export const end = component('transactionRowEnd', { textAlign: 'end' })
const quietText = {
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
} as const
export const moment = component('transactionRowMoment', { ...quietText, textAlign: 'end' })
export const quiet = component('transactionRowQuiet', {
  ...quietText,
  overflowWrap: 'anywhere',
})

const inTitle = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${title} > :is(a, button)${selector}`, { '@layer': { [layers.components]: rules } })
inTitle('', {
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
})
// The whole row is the target, and shows the focus ring.
inTitle('::after', { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' })
inTitle(':focus-visible', { outline: 'none' })
inTitle(':focus-visible::after', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '-2px',
})
