import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 720px)'

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
      display: 'grid',
      gap: vars.space.huge,
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      padding: `${vars.space.huge} ${vars.space.large}`,
      '@media': { [wide]: { padding: `${vars.space.vast} ${vars.space.huge}` } },
    },
  },
})

export const videos = style({
  '@layer': { [layers.patterns]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
})

export const columns = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
      gap: `${vars.space.huge} ${vars.space.large}`,
    },
  },
})

export const column = style({ '@layer': { [layers.patterns]: { minInlineSize: 0 } } })

export const columnTitle = style({
  '@layer': {
    [layers.patterns]: {
      marginBlockEnd: vars.space.small,
      fontSize: vars.text.body,
      fontWeight: vars.weight.strong,
    },
  },
})

export const links = style({
  '@layer': { [layers.patterns]: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } },
})

export const link = style({
  '@layer': {
    [layers.patterns]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '40px',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
      textAlign: 'start',
      '@media': { [`${wide} and (pointer: fine)`]: { minBlockSize: '32px' } },
    },
  },
})

export const brand = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.large,
      paddingBlockStart: vars.space.huge,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
})

export const logo = style({ '@layer': { [layers.patterns]: { blockSize: '36px' } } })

export const top = style({ '@layer': { [layers.patterns]: { marginInlineStart: 'auto' } } })

export const socials = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.tiny,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const social = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      borderRadius: vars.radius.pill,
      color: vars.color.textMuted,
      fontSize: vars.text.title,
      selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.accent } },
    },
  },
})

export const care = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large },
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
      flex: '1 1 16rem',
      maxInlineSize: '72ch',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
})
