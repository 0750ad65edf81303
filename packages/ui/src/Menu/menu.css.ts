import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { floating } from '../Overlay/floating.css.ts'
import { component } from '../styles/component.ts'

export const content = style([
  floating,
  component('menu', {
    minInlineSize: '200px',
    padding: vars.space.tiny,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
  }),
])
export const item = component('menuItem', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.accentSoft, outline: 'none' },
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-tone="danger"][data-highlighted]': { background: vars.color.dangerSoft },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const mark = component('menuMark', { marginInlineStart: 'auto', color: vars.color.accent })
export const label = component('menuLabel', {
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.tiny}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
})
export const separator = component('menuSeparator', {
  blockSize: vars.border.hairline,
  marginBlock: vars.space.tiny,
  background: vars.color.line,
})
