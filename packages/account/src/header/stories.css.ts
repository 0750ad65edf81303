import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** The end of a header, for stories. */
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
