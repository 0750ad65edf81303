import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const state = component('state', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.vast} ${vars.space.huge}`,
  textAlign: 'center',
})
export const picture = component('statePicture', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  marginBlockEnd: vars.space.small,
  borderRadius: vars.radius.crown,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.text.title,
  selectors: { '[data-tone="danger"] > &': { background: vars.color.dangerSoft, color: vars.color.danger } },
})
// Reserves the space while the drawing loads.
export const drawn = component('stateDrawn', {
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '14rem',
  maxInlineSize: '100%',
  minBlockSize: '7.5rem',
})
export const title = component('stateTitle', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.large,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})
export const text = component('stateText', {
  maxInlineSize: '38ch',
  textWrap: 'balance',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const action = component('stateAction', { marginBlockStart: vars.space.medium })
