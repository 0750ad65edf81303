import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 560px)'

export const roomy = style({
  '@layer': {
    [layers.patterns]: { display: 'none', '@media': { [wide]: { display: 'inline-flex' } } },
  },
})

/** Hidden if large text leaves the header no room; the login sheet has it too. */
export const spare = style({
  '@layer': { [layers.patterns]: { '@container': { '(max-width: 18rem)': { display: 'none' } } } },
})

/** Minimum width of the two figures in a row. The header reserves it while they load. */
const room = '9.5rem'

export const loading = style({
  '@layer': {
    [layers.patterns]: {
      inlineSize: '7rem',
      blockSize: '2rem',
      borderRadius: vars.radius.small,
      '@media': { [wide]: { inlineSize: room } },
    },
  },
})

export const figures = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      minInlineSize: 0,
      lineHeight: vars.leading.tight,
      '@media': {
        [wide]: { display: 'flex', alignItems: 'center', justifyContent: 'end', minInlineSize: room },
      },
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
      // Stale figures have a different colour, because reduced opacity would make them unreadable.
      selectors: { '[data-stale] &': { color: vars.color.textMuted, fontWeight: vars.weight.normal } },
    },
  },
})
