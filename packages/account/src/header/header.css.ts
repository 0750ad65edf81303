import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 560px)'

export const roomy = style({
  '@layer': {
    [layers.patterns]: { display: 'none', '@media': { [wide]: { display: 'inline-flex' } } },
  },
})

export const loading = style({
  '@layer': { [layers.patterns]: { inlineSize: '7rem', blockSize: '2rem', borderRadius: vars.radius.small } },
})

export const figures = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      minInlineSize: 0,
      lineHeight: vars.leading.tight,
      '@media': { [wide]: { display: 'flex', alignItems: 'center' } },
    },
  },
})

export const figure = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.tiny,
      '@media': {
        [wide]: {
          selectors: {
            '& + &': {
              marginInlineStart: vars.space.medium,
              paddingInlineStart: vars.space.medium,
              borderInlineStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
            },
          },
        },
      },
    },
  },
})

export const name = style({
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontSize: `min(${vars.text.tiny}, 3.2vw)` } },
})

export const amount = style({
  '@layer': {
    [layers.patterns]: {
      fontSize: `min(${vars.text.small}, 3.6vw)`,
      fontWeight: vars.weight.strong,
      whiteSpace: 'nowrap',
      transition: `color ${vars.motion.quick}`,
      // Old figures look old by their colour: see-through ones could not be read.
      selectors: { '[data-stale] &': { color: vars.color.textMuted, fontWeight: vars.weight.normal } },
    },
  },
})

export const menuButton = style({
  '@layer': {
    [layers.patterns]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.small,
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.pill,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surfaceRaised,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
      selectors: { '&:hover': { borderColor: vars.color.accent } },
      '@media': { [wide]: { paddingInline: vars.space.large } },
    },
  },
})

export const menuName = style({
  '@layer': { [layers.patterns]: { display: 'none', '@media': { [wide]: { display: 'inline' } } } },
})

export const menu = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      inset: 'auto',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.small})`,
      insetInlineEnd: `max(${vars.space.large}, (100% - ${vars.size.page}) / 2 + ${vars.space.huge})`,
      inlineSize: '16rem',
      padding: vars.space.large,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: vars.shadow.overlay,
    },
  },
})

export const welcome = style({
  '@layer': { [layers.patterns]: { marginBlockEnd: vars.space.medium, color: vars.color.textMuted } },
})
