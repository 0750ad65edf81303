import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const list = component('raceList', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const race = component('race', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:hover': { background: vars.color.surfaceRaised } },
})
export const text = component('raceWords', { display: 'grid', minInlineSize: 0 })
/** The whole row is its target. */
export const link = component('raceLink', {
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
})
export const more = component('raceMore', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
export const silks = component('raceSilks', {
  display: 'none',
  gridColumn: '2 / -1',
  gap: vars.space.hair,
  '@media': { '(min-width: 720px)': { display: 'flex' } },
})
export const silk = component('raceSilk', { inlineSize: '1.5em', background: 'none' })
export const when = component('raceWhen', {
  display: 'grid',
  justifyItems: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const left = component('raceLeft', {
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.heavy,
  selectors: { '&[data-soon]': { color: vars.color.warning } },
})
export const none = component('raceNone', { margin: 0, color: vars.color.textMuted })
