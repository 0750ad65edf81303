import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const frame = component('casinoPicture', {
  display: 'block',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
})
export const picture = component('casinoPictureImage', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const none = component('casinoNoPicture', {
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  selectors: { '&[data-tinted]': { color: '#fff' } },
})
