import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const drawer = style({ '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.large } } })
