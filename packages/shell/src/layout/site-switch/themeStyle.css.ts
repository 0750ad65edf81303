import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const choice = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.tiny } },
})

export const label = style({
  '@layer': { [layers.patterns]: { fontSize: vars.text.small, fontWeight: vars.weight.medium } },
})
