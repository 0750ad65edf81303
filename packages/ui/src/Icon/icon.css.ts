import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const icon = component('icon', {
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  strokeWidth: vars.icon.stroke,
  strokeLinecap: vars.icon.cap as 'round',
  strokeLinejoin: vars.icon.join as 'round',
  selectors: {
    '&[data-size="small"]': { inlineSize: '1em', blockSize: '1em' },
    '&[data-size="large"]': { inlineSize: '1.75em', blockSize: '1.75em' },
    '[dir="rtl"] &[data-turns]': { transform: 'scaleX(-1)' },
  },
})
