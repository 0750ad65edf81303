import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const root = component('list', { display: 'grid', minInlineSize: 0 })
export const item = component('listItem', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  minBlockSize: vars.size.row,
  padding: `${vars.space.small} ${vars.space.large}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
    '&[data-pressable]:hover': { background: vars.color.surfaceHover },
  },
})
export const words = component('listWords', { display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
export const title = component('listTitle', { fontWeight: vars.weight.medium })
export const text = component('listText', { color: vars.color.textMuted, fontSize: vars.text.small })
export const arrow = component('listArrow', { color: vars.color.textMuted })

const inRow = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${item}[data-pressable] ${title} > :is(a, button)${selector}`, {
    '@layer': { [layers.components]: rules },
  })
inRow('', { color: 'inherit', textAlign: 'start', textDecoration: 'none' })
// The whole row is the target and shows the focus ring.
inRow('::after', { content: '', position: 'absolute', inset: 0 })
inRow(':focus-visible', { outline: 'none' })
inRow(':focus-visible::after', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '-4px',
})
