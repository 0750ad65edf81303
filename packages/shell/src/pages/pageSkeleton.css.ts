import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.large } } })

export const title = style({
  '@layer': { [layers.patterns]: { blockSize: '2rem', inlineSize: 'min(60%, 20rem)' } },
})

export const block = style({
  '@layer': { [layers.patterns]: { blockSize: '14rem', borderRadius: vars.radius.medium } },
})
