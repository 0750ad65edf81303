import { globalStyle } from '@vanilla-extract/css'
import { layers } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const star = component('favouriteStar', { position: 'relative', zIndex: 1 })

// Favourites are filled and others hollow, so that they differ without colour.
globalStyle(`${star}[aria-pressed="true"] svg`, {
  '@layer': { [layers.patterns]: { fill: 'currentColor' } },
})
