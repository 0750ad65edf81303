import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const strip = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.small,
      minBlockSize: '16rem',
      alignContent: 'start',
    },
  },
})
