import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({
  '@layer': {
    [layers.patterns]: {
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      paddingInline: vars.space.large,
      selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.medium } },
    },
  },
})
