import { layers, vars } from '@kit/tokens'
import { keyframes, style } from '@vanilla-extract/css'

import { slideMs } from './slideMs.ts'

const slideIn = keyframes({ from: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })
const slideOut = keyframes({ to: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })

const slide = {
  animationDuration: `${slideMs}ms`,
  animationTimingFunction: vars.motion.settle,
  animationFillMode: 'both',
}

export const panel = style({
  '@layer': {
    [layers.patterns]: {
      selectors: {
        '&&[data-state="open"]': { animationName: slideIn, ...slide },
        '&&[data-state="closed"]': { animationName: slideOut, ...slide },
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          selectors: { '&&[data-state="open"], &&[data-state="closed"]': { animationDuration: '1ms' } },
        },
      },
    },
  },
})

export const form = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.large,
      inlineSize: 'min(100%, 440px)',
      marginInline: 'auto',
    },
  },
})

export const revealed = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.small } },
})

export const links = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
    },
  },
})

export const verified = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.large, justifyItems: 'center' } },
})
