import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const countdown = component('countdown', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '56px',
  selectors: { '&[data-size="small"]': { inlineSize: '28px', blockSize: '28px', fontSize: vars.text.tiny } },
})
export const ring = component('countdownRing', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: '3',
  strokeLinecap: 'round',
})
export const track = component('countdownTrack', {
  stroke: vars.color.line,
  forced: { stroke: 'transparent' },
})
/** The accent is readable on every background; the action colour may not be. */
export const rest = component('countdownRest', { stroke: vars.color.accent })
export const figure = component('countdownFigure', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.heavy,
})
