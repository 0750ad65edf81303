import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const place = component('framePlace', {
  position: 'relative',
  display: 'grid',
  minBlockSize: '120px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
})
export const waiting = component('frameWaiting', { position: 'absolute', inset: 0, blockSize: '100%' })
export const frame = component('frame', {
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
})
