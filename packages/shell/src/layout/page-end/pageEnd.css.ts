import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 720px)'
const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const

export const strip = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gap: vars.space.large,
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      paddingInline: vars.space.large,
      paddingBlock: vars.space.huge,
      '@media': { [wide]: { paddingInline: vars.space.huge } },
    },
  },
})

export const title = style({ '@layer': { [layers.patterns]: { fontSize: vars.text.title } } })

export const payments = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gap: vars.space.small,
      // Shows both rows in one line if the screen is wide enough.
      '@media': { '(min-width: 720px)': { gridTemplateColumns: '2fr 1fr' } },
    },
  },
})

export const paymentRow = style({
  '@layer': {
    [layers.patterns]: {
      ...plainList,
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space.small,
      '@media': {
        '(min-width: 720px)': {
          selectors: { '& + &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
        },
      },
    },
  },
})

export const payment = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.tiny,
      minBlockSize: '68px',
      padding: vars.space.small,
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surface,
      color: vars.color.textMuted,
      fontSize: vars.text.tiny,
      textAlign: 'center',
    },
  },
})

export const features = style({
  '@layer': {
    [layers.patterns]: {
      ...plainList,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      gap: vars.space.large,
    },
  },
})

export const feature = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.medium,
    },
  },
})

export const featureIcon = style({
  '@layer': {
    [layers.patterns]: {
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'start',
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      borderRadius: vars.radius.medium,
      background: vars.color.accentSoft,
      color: vars.color.accent,
      fontSize: vars.text.title,
    },
  },
})

export const featureTitle = style({ '@layer': { [layers.patterns]: { fontSize: vars.text.body } } })

export const featureText = style({
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontSize: vars.text.small } },
})

export const touch = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.large,
      padding: vars.space.huge,
      borderRadius: vars.radius.large,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
})

export const touchWords = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.tiny } },
})

export const touchLinks = style({
  '@layer': { [layers.patterns]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
})
