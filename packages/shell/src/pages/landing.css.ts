import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** The width of a hero between two columns on a laptop: it is lower there, so that prices are above the fold. */
const betweenColumns = '(min-width: 560px) and (max-width: 699px)'

export const page = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 },
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
      gap: vars.space.small,
      maxInlineSize: '46rem',
      padding: vars.space.large,
      '@media': { '(min-width: 720px)': { padding: `${vars.space.huge} ${vars.space.vast}` } },
      '@container': {
        // The title and the text each have a line, and so have the parts of features together.
        [betweenColumns]: {
          flexFlow: 'row wrap',
          alignItems: 'center',
          gap: `${vars.space.tiny} ${vars.space.medium}`,
          maxInlineSize: 'none',
          padding: vars.space.large,
        },
      },
    },
  },
})

export const heroTitle = style({
  '@layer': {
    [layers.patterns]: {
      // Keeps the longest word on one line at any text size, and prices above the fold of a phone.
      fontSize: `min(${vars.text.hero}, 12vw, 5cqi + 0.7rem)`,
      fontWeight: vars.weight.heavy,
      letterSpacing: vars.tracking.tight,
      maxInlineSize: '22ch',
      '@container': {
        [betweenColumns]: { flexBasis: '100%', fontSize: vars.text.headline, maxInlineSize: 'none' },
      },
    },
  },
})

export const heroText = style({
  '@layer': {
    [layers.patterns]: {
      maxInlineSize: '48ch',
      color: vars.color.textMuted,
      '@media': { '(min-width: 720px)': { fontSize: vars.text.large } },
      '@container': {
        [betweenColumns]: { flexBasis: '100%', maxInlineSize: 'none', fontSize: vars.text.body },
      },
    },
  },
})

/** A logo reads left to right in any layout; the element around it positions it. */
export const heroDrawing = style({ '@layer': { [layers.patterns]: { blockSize: '100%' } } })

/** The brand's mark as the hero's picture, clipped at its edge. */
export const heroMark = style({
  '@layer': {
    [layers.patterns]: {
      position: 'absolute',
      insetInlineEnd: '-2.5rem',
      insetBlockEnd: '-3rem',
      opacity: 0.2,
      blockSize: '11rem',
      pointerEvents: 'none',
      // Between two columns the hero is narrower than the viewport, and its text needs the space.
      '@container': {
        '(min-width: 600px)': {
          insetInlineEnd: '-0.5rem',
          insetBlockEnd: '-2.5rem',
          blockSize: '11rem',
          opacity: 0.9,
        },
      },
    },
  },
})
