import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: vars.space.large,
      minBlockSize: '60dvh',
      padding: vars.space.huge,
      textAlign: 'center',
      backgroundImage: vars.imagery.pattern,
      backgroundPosition: 'center',
      borderRadius: vars.radius.large,
      selectors: {
        '&[data-whole-screen]': {
          minBlockSize: '100dvh',
          borderRadius: 0,
          backgroundImage: `${vars.imagery.glow}, ${vars.imagery.pattern}`,
        },
      },
    },
  },
})

export const big = style({
  '@layer': {
    [layers.patterns]: {
      fontFamily: vars.font.display,
      fontSize: vars.text.hero,
      fontWeight: vars.weight.heavy,
      lineHeight: vars.leading.tight,
      letterSpacing: vars.tracking.tight,
      color: vars.color.accent,
    },
  },
})

export const mark = style({ '@layer': { [layers.patterns]: { blockSize: '5rem', inlineSize: 'auto' } } })

export const title = style({ '@layer': { [layers.patterns]: { fontSize: vars.text.headline } } })

export const text = style({
  '@layer': {
    [layers.patterns]: { maxInlineSize: '44ch', color: vars.color.textMuted, fontSize: vars.text.large },
  },
})

export const panel = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space.small,
      padding: vars.space.huge,
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid ${vars.color.danger}`,
      background: vars.color.dangerSoft,
    },
  },
})

export const panelTitle = style({ '@layer': { [layers.patterns]: { fontSize: vars.text.large } } })
