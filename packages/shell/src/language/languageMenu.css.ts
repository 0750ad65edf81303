import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const menu = style({ '@layer': { [layers.patterns]: { marginBlockStart: vars.space.medium } } })
