import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const screen = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      alignContent: 'center',
      gap: vars.space.large,
      inlineSize: 'min(100%, 440px)',
      minBlockSize: '100dvh',
      marginInline: 'auto',
      padding: vars.space.large,
    },
  },
})

export const choice = style({ '@layer': { [layers.patterns]: { justifySelf: 'start' } } })

export const quiet = style({ '@layer': { [layers.patterns]: { color: vars.color.textMuted } } })

export const strong = style({ '@layer': { [layers.patterns]: { fontWeight: vars.weight.strong } } })

const code = {
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.numeric,
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const

export const key = style({ '@layer': { [layers.patterns]: code } })

export const codes = style({
  '@layer': {
    [layers.patterns]: {
      ...code,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(19ch, 1fr))',
      gap: vars.space.small,
      listStyle: 'none',
      userSelect: 'text',
    },
  },
})
