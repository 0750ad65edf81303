import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const footer = style({
  '@layer': {
    [layers.patterns]: {
      marginBlockStart: vars.space.vast,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      backgroundColor: vars.color.surfaceSunken,
      backgroundImage: vars.imagery.pattern,
      '::before': {
        content: '',
        display: 'block',
        blockSize: vars.imagery.edgeSize,
        backgroundImage: vars.imagery.edge,
        backgroundRepeat: 'repeat-x',
        backgroundPosition: 'top center',
      },
    },
  },
})

export const inner = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.huge,
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      padding: `${vars.space.huge} ${vars.space.large}`,
      '@media': { '(min-width: 720px)': { padding: `${vars.space.vast} ${vars.space.huge}` } },
    },
  },
})

export const care = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', alignItems: 'center', gap: vars.space.large, flex: '1 1 20rem' },
  },
})

export const age = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: vars.size.control,
      blockSize: vars.size.control,
      borderRadius: vars.radius.pill,
      border: `${vars.border.thick} solid ${vars.color.lineStrong}`,
      fontFamily: vars.font.display,
      fontSize: vars.text.small,
      fontWeight: vars.weight.heavy,
    },
  },
})

export const words = style({
  '@layer': {
    [layers.patterns]: {
      maxInlineSize: '44ch',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
    },
  },
})

export const logo = style({ '@layer': { [layers.patterns]: { blockSize: '36px' } } })

export const copyright = style({
  '@layer': {
    [layers.patterns]: { flexBasis: '100%', color: vars.color.textMuted, fontSize: vars.text.small },
  },
})
