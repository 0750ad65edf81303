import { layers, vars } from '@kit/tokens'
import { keyframes, style } from '@vanilla-extract/css'

/** The brand's border, hung from what it belongs to; it takes no room. */
const edge = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: vars.imagery.edgeSize,
  backgroundImage: vars.imagery.edge,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'top center',
  pointerEvents: 'none',
} as const

export const header = style({
  '@layer': {
    [layers.patterns]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.bar,
      background: `color-mix(in oklab, ${vars.color.canvas} 84%, transparent)`,
      backdropFilter: 'blur(14px) saturate(1.3)',
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      '::after': { ...edge, insetBlockStart: '100%' },
    },
  },
})

export const inner = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      maxInlineSize: vars.size.page,
      blockSize: vars.size.header,
      marginInline: 'auto',
      paddingInline: vars.space.large,
      '@media': { '(min-width: 720px)': { gap: vars.space.large, paddingInline: vars.space.huge } },
    },
  },
})

export const home = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: vars.size.control,
      borderRadius: vars.radius.small,
      marginInlineEnd: 'auto',
    },
  },
})

/** The whole word where there is room for it beside the player's figures. */
export const word = style({
  '@layer': {
    [layers.patterns]: {
      blockSize: '1.875rem',
      selectors: { '[data-crowded] &': { display: 'none' } },
      '@media': { '(min-width: 560px)': { selectors: { '[data-crowded] &': { display: 'block' } } } },
    },
  },
})

export const mark = style({
  '@layer': {
    [layers.patterns]: {
      display: 'none',
      blockSize: '1.875rem',
      selectors: { '[data-crowded] &': { display: 'block' } },
      '@media': { '(min-width: 560px)': { selectors: { '[data-crowded] &': { display: 'none' } } } },
    },
  },
})

export const slots = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', alignItems: 'center', gap: vars.space.small, minInlineSize: 0 },
  },
})

const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const live = style({
  '@layer': {
    [layers.patterns]: {
      display: 'block',
      flexShrink: 0,
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: vars.radius.pill,
      background: vars.color.danger,
      animation: `${breathe} 2s ease-in-out infinite`,
      selectors: {
        '&[data-live="live"]': {
          background: vars.color.success,
          boxShadow: `0 0 0 3px ${vars.color.successSoft}`,
        },
        '&[data-live="connecting"]': { background: vars.color.warning, animationDuration: '0.8s' },
      },
    },
  },
})
