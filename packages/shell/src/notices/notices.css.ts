import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const buttons = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.small, inlineSize: '100%' } },
})

/** Reserves the space of the banner while it loads. */
export const banner = style({
  '@layer': {
    [layers.patterns]: {
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'contain',
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceSunken,
    },
  },
})

export const text = style({
  '@layer': {
    [layers.patterns]: {
      marginBlockStart: vars.space.medium,
      color: vars.color.textMuted,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
})
