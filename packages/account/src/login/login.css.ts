import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  '@layer': { [layers.patterns]: { display: 'flex', flexDirection: 'column', gap: vars.space.large } },
})

export const or = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      '::before': { content: '', flex: 1, blockSize: vars.border.hairline, background: vars.color.line },
      '::after': { content: '', flex: 1, blockSize: vars.border.hairline, background: vars.color.line },
    },
  },
})

export const note = style({
  '@layer': {
    [layers.patterns]: {
      marginBlockStart: `calc(-1 * ${vars.space.small})`,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      textAlign: 'center',
    },
  },
})

export const code = style({
  '@layer': {
    [layers.patterns]: {
      padding: vars.space.large,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceSunken,
      fontFamily: vars.font.numeric,
      fontSize: vars.text.title,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
  },
})

export const hint = style({
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontSize: vars.text.small } },
})

export const links = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      fontSize: vars.text.small,
    },
  },
})
