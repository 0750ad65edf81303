import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const carousel = component('carousel', { display: 'grid', gap: vars.space.tiny, minInlineSize: 0 })
export const track = component('carouselTrack', {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
})
export const slide = component('carouselSlide', {
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
export const controls = component('carouselControls', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
})
export const dots = component('carouselDots', { display: 'flex' })
export const dot = component('carouselDot', {
  display: 'grid',
  placeItems: 'center',
  // The dot is small, but its touch target is not.
  inlineSize: '24px',
  blockSize: '32px',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.pill,
      background: vars.color.lineStrong,
      transition: `inline-size ${vars.motion.quick} ${vars.motion.settle}`,
    },
    '&[aria-current]::before': { inlineSize: '18px', background: vars.color.accent },
  },
  forced: {
    selectors: {
      '&[aria-current]': { background: 'transparent', vars: { [vars.color.accent]: 'Highlight' } },
    },
  },
})
export const pause = component('carouselPause', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.text } },
})
