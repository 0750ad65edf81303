import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.large,
      // The site's foot stays off the screen, and does not jump away when the page is there.
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
