import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const logo = component('logo', {
  flex: 'none',
  blockSize: '36px',
  inlineSize: 'auto',
  direction: 'ltr',
})
export const shape = component('logoShape', {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-tone="text"]': { color: vars.color.text },
    '&[data-tone="accent"]': { color: vars.color.accent },
    '&[data-tone="action"]': { color: vars.color.action },
    '&[data-drawn="line"]': { stroke: 'currentColor' },
    '&[data-drawn="area"]': { fill: 'currentColor' },
  },
})
