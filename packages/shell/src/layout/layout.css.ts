import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Narrower if three columns hardly fit. */
const navigationSize = 'clamp(200px, 18vw, 250px)'
const railSize = `min(${vars.size.rail}, 29vw)`

/** A frame with the sports tree next to its page, if the screen is wide enough. */
const tree = '[data-navigation]:not([data-layout="stage"])'

export const frame = style({
  '@layer': {
    [layers.patterns]: {
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: '100dvh',
      // The bottom bar must never cover the focused element or the end of a page.
      paddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
      '@media': { '(min-width: 1024px)': { paddingBlockEnd: 0 } },
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: '32rem',
        backgroundImage: vars.imagery.glow,
        backgroundRepeat: 'no-repeat',
        maskImage: 'linear-gradient(black 35%, transparent)',
        pointerEvents: 'none',
      },
    },
  },
})

export const skip = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      insetBlockStart: vars.space.small,
      insetInlineStart: vars.space.small,
      zIndex: vars.layer.toast,
      padding: `${vars.space.medium} ${vars.space.large}`,
      borderRadius: vars.radius.medium,
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.strong,
      selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
    },
  },
})

export const body = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      flexGrow: 1,
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      // Content below a page loads later, outside the viewport.
      selectors: { '[data-layout="page"] > &': { minBlockSize: `calc(100dvh - ${vars.size.header})` } },
      '@media': {
        '(min-width: 720px)': { paddingInline: vars.space.huge },
        '(min-width: 1024px)': {
          gap: vars.space.large,
          selectors: {
            '[data-rail] > &': { gridTemplateColumns: `minmax(0, 1fr) ${railSize}` },
            [`${tree} > &`]: { gridTemplateColumns: `${navigationSize} minmax(0, 1fr)` },
            [`${tree}[data-rail] > &`]: {
              gridTemplateColumns: `${navigationSize} minmax(0, 1fr) ${railSize}`,
            },
          },
        },
        // An event page needs the width for its prices.
        '(min-width: 1280px)': {
          selectors: {
            '[data-navigation][data-rail] > &': {
              gridTemplateColumns: `${navigationSize} minmax(0, 1fr) ${railSize}`,
            },
          },
        },
      },
    },
  },
})

export const main = style({
  '@layer': {
    [layers.patterns]: {
      minInlineSize: 0,
      paddingInline: vars.space.large,
      paddingBlock: vars.space.large,
      scrollMarginBlockStart: vars.size.header,
      outline: 'none',
      // A page without side columns is narrower than one with prices; otherwise lines and fields
      // would be too long.
      selectors: { '[data-single] &': { inlineSize: '100%', maxInlineSize: '66rem', marginInline: 'auto' } },
      '@media': {
        '(min-width: 720px)': { paddingInline: 0, paddingBlock: vars.space.huge },
        '(max-height: 480px)': { paddingBlock: vars.space.small },
      },
    },
  },
})

/** The side navigation on wide screens; scrolls separately if it is taller than the window. */
export const navigation = style({
  '@layer': {
    [layers.patterns]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.large})`,
      display: 'grid',
      gap: vars.space.medium,
      marginBlockStart: vars.space.huge,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.large})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      selectors: {
        '[data-layout="stage"] &': { display: 'none' },
        // Shown until its code is loaded, also in the prerendered page.
        '&:empty::before': {
          content: '',
          inlineSize: '70%',
          blockSize: `calc(8 * ${vars.size.touch})`,
          background: `repeating-linear-gradient(transparent 0 1em, ${vars.color.line} 1em 2em, transparent 2em ${vars.size.touch})`,
        },
      },
      '@media': {
        '(min-width: 1280px)': { selectors: { '[data-layout="stage"] &': { display: 'grid' } } },
      },
    },
  },
})

export const rail = style({
  '@layer': {
    [layers.patterns]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      maxBlockSize: `calc(100dvh - ${vars.size.header})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: vars.space.huge,
      scrollbarWidth: 'thin',
    },
  },
})

/** Reserves the height of the header's strip while its code loads. */
export const stripRoom = style({
  '@layer': {
    [layers.patterns]: {
      blockSize: `calc(${vars.size.controlSmall} + ${vars.border.hairline} + ${vars.imagery.edgeSize})`,
    },
  },
})

// An element tapped before React could answer.
globalStyle('[data-kept]', {
  '@layer': {
    [layers.patterns]: { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: 0 },
  },
})
