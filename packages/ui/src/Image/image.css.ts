import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const frame = component('imageFrame', {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
export const picture = component('imagePicture', {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.enter} ${vars.motion.settle}`,
  selectors: { '[data-state="loading"] > &': { opacity: 0 } },
})
export const fallback = component('imageFallback', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '64px',
  blockSize: '100%',
  color: vars.color.textMuted,
})
