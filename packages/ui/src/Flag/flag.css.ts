import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const flag = component('flag', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.8em',
  blockSize: '1.2em',
  overflow: 'hidden',
  verticalAlign: '-0.2em',
  borderRadius: '0.15em',
  background: vars.color.surfaceSunken,
  // A white flag needs an edge on a white page.
  boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.line}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  lineHeight: '1',
  selectors: { '&:not([data-drawn])': { fontSize: '0.75em', inlineSize: '2.4em', blockSize: '1.6em' } },
})
export const drawing = component('flagDrawing', { inlineSize: '100%', blockSize: '100%', direction: 'ltr' })
