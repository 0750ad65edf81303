import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const screen = component('eventScreen', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
/** Shown while the keyboard is on it. */
export const skip = component('eventSkip', {
  justifySelf: 'start',
  selectors: { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const markets = component('eventMarkets', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const loading = component('eventLoading', { display: 'grid', gap: vars.space.medium })
export const dot = component('eventDot', { color: vars.color.textMuted })
export const head = component('eventHead', { gridTemplateColumns: 'minmax(0, 1fr) auto' })
// Beside the name, which may be as long as it likes.
export const star = component('eventStar', { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' })
export const countdown = component('eventCountdown', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
})
export const sections = component('eventSections', {
  display: 'flex',
  gap: vars.space.small,
  // A row that scrolls sideways keeps its rings of focus.
  marginBlock: `calc(-1 * ${vars.space.tiny})`,
  paddingBlock: vars.space.tiny,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
