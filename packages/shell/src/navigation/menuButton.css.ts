import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** The icon is aligned with the page, the rest of the button is in the header's padding. */
export const menuButton = style({
  '@layer': { [layers.patterns]: { marginInlineStart: `calc(-1 * ${vars.space.small})` } },
})
