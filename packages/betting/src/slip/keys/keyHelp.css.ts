import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const sheet = component('keySheet', { display: 'grid', gap: vars.space.large })
export const table = component('keyTable', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
})
export const title = component('keyTitle', {
  paddingBlockEnd: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
})
/** Column heads for screen readers only. */
export const head = component('keyHead', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const keys = component('keyCaps', {
  inlineSize: '40%',
  paddingBlock: vars.space.tiny,
  paddingInlineEnd: vars.space.small,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
export const caps = component('keyCapList', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.tiny,
})
export const cap = component('keyCap', {
  direction: 'ltr',
  display: 'inline-block',
  minInlineSize: '1.75em',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.small,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: vars.border.thick,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
})
export const or = component('keyOr', { color: vars.color.textMuted, fontSize: vars.text.small })
export const text = component('keyText', {
  paddingBlock: vars.space.tiny,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
})
export const hint = component('keyHint', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
