import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const tile = component('casinoTile', { blockSize: '100%' })

export const words = component('casinoTileWords', {
  display: 'grid',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.tiny,
})
