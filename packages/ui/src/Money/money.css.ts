import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const money = style({
  '@layer': {
    [layers.components]: {
      fontFamily: vars.font.numeric,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
      // A minus precedes its digits in every writing direction.
      unicodeBidi: 'isolate',
      direction: 'ltr',
      selectors: {
        '&[data-result="profit"]': { color: vars.market.profit, fontWeight: vars.weight.strong },
        '&[data-result="loss"]': { color: vars.market.loss, fontWeight: vars.weight.strong },
      },
    },
  },
})
