import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { floating } from '../Overlay/floating.css.ts'
import { component } from '../styles/component.ts'

export const content = style([
  floating,
  component('popover', {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.medium,
    padding: vars.space.large,
    // A readable line length.
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
  }),
])
