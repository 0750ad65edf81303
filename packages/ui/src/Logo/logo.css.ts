import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const logo = component('logo', {
  flex: 'none',
  blockSize: '36px',
  inlineSize: 'auto',
  direction: 'ltr',
})
export const ofDark = component('logoOfDark', {
  selectors: {
    '[data-mode="light"] &': { display: 'none' },
    // A dark section of a light page.
    '[data-mode="light"] [data-mode="dark"] &': { display: 'inline' },
  },
})
export const ofLight = component('logoOfLight', {
  selectors: {
    '[data-mode="dark"] &': { display: 'none' },
    '[data-mode="dark"] [data-mode="light"] &': { display: 'inline' },
  },
})
export const picture = component('picture', {
  inlineSize: 'min(240px, 70%)',
  blockSize: 'auto',
  direction: 'ltr',
})
export const shape = component('logoShape', {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-tone="text"]': { color: vars.color.text },
    '&[data-tone="muted"]': { color: vars.color.textMuted },
    '&[data-tone="line"]': { color: vars.color.lineStrong },
    '&[data-tone="surface"]': { color: vars.color.surfaceRaised },
    '&[data-tone="sunken"]': { color: vars.color.surfaceSunken },
    '&[data-tone="accent"]': { color: vars.color.accent },
    '&[data-tone="action"]': { color: vars.color.action },
    '&[data-drawn="line"]': { stroke: 'currentColor' },
    '&[data-drawn="area"]': { fill: 'currentColor' },
  },
})
