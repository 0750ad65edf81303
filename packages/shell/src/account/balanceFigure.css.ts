import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** A figure that may be old; reduced opacity would make it unreadable. */
export const stale = style({
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontWeight: vars.weight.normal } },
})
