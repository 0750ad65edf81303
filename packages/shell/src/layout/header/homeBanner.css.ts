import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { roomyHeader } from './roomyHeader.ts'

export const banner = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      // Keeps words whole at twice the text size: the gap does not grow with the text.
      gap: `min(${vars.space.medium}, 3.2vw)`,
      minBlockSize: '80px',
      paddingInline: `min(${vars.space.large}, 4.2vw)`,
      paddingBlock: vars.space.small,
      inlineSize: '100%',
      maxInlineSize: '720px',
      marginInline: 'auto',
      // From this width, the header has space for the buttons.
      '@media': { [roomyHeader]: { display: 'none' } },
    },
  },
})

export const side = style({ '@layer': { [layers.patterns]: { minInlineSize: 0 } } })

export const button = style({
  '@layer': {
    [layers.patterns]: {
      paddingInline: `min(${vars.space.large}, 4.2vw)`,
      fontSize: `min(${vars.text.small}, 3.8vw)`,
    },
  },
})

export const middle = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      alignItems: 'center',
      columnGap: vars.space.small,
      lineHeight: vars.leading.tight,
    },
  },
})

export const logo = style({
  '@layer': { [layers.patterns]: { gridRow: 'span 2', blockSize: 'min(1.75rem, 7.6vw)' } },
})

export const label = style({
  '@layer': {
    [layers.patterns]: {
      color: vars.color.textMuted,
      fontSize: `min(${vars.text.tiny}, 3vw)`,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
  },
})

export const amount = style({
  '@layer': {
    [layers.patterns]: {
      gridColumn: '2',
      fontFamily: vars.font.numeric,
      fontVariantNumeric: 'tabular-nums',
      fontSize: `min(${vars.text.large}, 4.4vw)`,
    },
  },
})

export const waiting = style({
  '@layer': { [layers.patterns]: { inlineSize: '5rem', blockSize: '1.2em' } },
})
