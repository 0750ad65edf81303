import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const tile = component('casinoTile', { blockSize: '100%' })

/** The placeholder of a tile's text. */
export const words = component('casinoTileWords', {
  display: 'grid',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.tiny,
})
