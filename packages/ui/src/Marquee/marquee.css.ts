import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

const pass = keyframes({ to: { transform: 'translateX(calc(-50% * var(--reads, 1)))' } })

export const marquee = component('marquee', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  fontSize: vars.text.small,
})
export const control = component('marqueeControl', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.text } },
})
export const window = component('marqueeWindow', {
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { '(prefers-reduced-motion: reduce)': { overflowX: 'auto', scrollbarWidth: 'none' } },
})
export const line = component('marqueeLine', {
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  animationName: pass,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  selectors: {
    '[dir="rtl"] &': { vars: { '--reads': '-1' } },
    '[data-state="paused"] &, [data-state]:hover &, [data-state]:focus-within &': {
      animationPlayState: 'paused',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationName: 'none',
      minInlineSize: '100%',
    },
  },
})
export const words = component('marqueeWords', {
  flex: '1 0 auto',
  paddingInlineEnd: vars.space.vast,
  whiteSpace: 'nowrap',
})
export const again = component('marqueeAgain', {
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
})
