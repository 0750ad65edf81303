import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const actions = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.medium,
      marginBlockStart: vars.space.small,
    },
  },
})

export const note = style({
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontSize: vars.text.small } },
})
