import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.large,
      // Keeps the footer off the screen, so that it does not move when the page is loaded.
      minBlockSize: '100dvh',
    },
  },
})

export const title = style({
  '@layer': { [layers.patterns]: { blockSize: '2rem', inlineSize: 'min(60%, 20rem)' } },
})

export const block = style({
  '@layer': { [layers.patterns]: { blockSize: '14rem', borderRadius: vars.radius.medium } },
})
