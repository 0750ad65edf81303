import { layers } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const hidden = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
