import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', flexDirection: 'column', gap: vars.space.huge, minInlineSize: 0 },
  },
})

export const title = style({ '@layer': { [layers.patterns]: { fontSize: vars.text.headline } } })

export const hero = style({
  '@layer': {
    [layers.patterns]: {
      position: 'relative',
      overflow: 'hidden',
      containerType: 'inline-size',
      borderRadius: vars.radius.crown,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
      backgroundImage: `${vars.imagery.glow}, ${vars.imagery.pattern}`,
      boxShadow: vars.shadow.raised,
    },
  },
})

export const heroWords = style({
  '@layer': {
    [layers.patterns]: {
      position: 'relative',
      zIndex: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.medium,
      maxInlineSize: '46rem',
      padding: vars.space.huge,
      '@media': { '(min-width: 720px)': { padding: `calc(${vars.space.huge} * 1.5) ${vars.space.vast}` } },
    },
  },
})

export const heroTitle = style({
  '@layer': {
    [layers.patterns]: {
      // The longest word stays on one line at any text size, and between two columns a headline on three.
      fontSize: `min(${vars.text.hero}, 12vw, 9cqi + 0.5rem)`,
      fontWeight: vars.weight.heavy,
      letterSpacing: vars.tracking.tight,
      maxInlineSize: '16ch',
    },
  },
})

export const heroText = style({
  '@layer': {
    [layers.patterns]: { maxInlineSize: '44ch', color: vars.color.textMuted, fontSize: vars.text.large },
  },
})

/** A logo is written from left to right wherever it is: what places it is around it. */
export const heroDrawing = style({ '@layer': { [layers.patterns]: { blockSize: '100%' } } })

/** The brand's mark as the picture of the hero, cut off at its edge. */
export const heroMark = style({
  '@layer': {
    [layers.patterns]: {
      position: 'absolute',
      insetInlineEnd: '-2.5rem',
      insetBlockEnd: '-3rem',
      opacity: 0.2,
      blockSize: '11rem',
      pointerEvents: 'none',
      // Between two columns the hero is narrower than the window says, and its words need the room.
      '@container': {
        '(min-width: 600px)': {
          insetInlineEnd: '-0.5rem',
          insetBlockEnd: '-3.25rem',
          blockSize: '15rem',
          opacity: 0.9,
        },
      },
    },
  },
})
