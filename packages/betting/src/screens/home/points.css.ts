import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const points = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gap: vars.space.medium,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      marginBlockStart: vars.space.large,
    },
  },
})

export const point = style({
  '@layer': {
    [layers.patterns]: {
      padding: vars.space.huge,
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
})

export const pointTitle = style({
  '@layer': { [layers.patterns]: { fontSize: vars.text.large, marginBlockEnd: vars.space.small } },
})

export const pointText = style({ '@layer': { [layers.patterns]: { color: vars.color.textMuted } } })
