import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.bar,
      '@media': { '(min-width: 1024px)': { display: 'none' } },
    },
  },
})
