import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Fills its cell of the grid. */
export const tile = component('casinoTile', { blockSize: '100%' })

/** Where the words of a tile will be. */
export const words = component('casinoTileWords', {
  display: 'grid',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.tiny,
})
