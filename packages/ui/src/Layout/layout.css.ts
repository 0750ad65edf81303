import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const card = component('card', {
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
  selectors: { '&[data-padded]': { padding: vars.space.large } },
})
export const section = component('section', {
  display: 'grid',
  // Horizontally scrolling content, such as tabs, does not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
})
export const sectionHead = component('sectionHead', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.controlSmall,
})
export const sectionTitle = component('sectionTitle', {
  fontSize: vars.text.title,
  '::before': {
    content: '',
    display: 'inline-block',
    inlineSize: vars.imagery.ornamentSize,
    blockSize: vars.imagery.ornamentSize,
    marginInlineEnd: `calc(${vars.imagery.ornamentSize} / 2)`,
    background: `${vars.imagery.ornament} center / contain no-repeat`,
  },
  // Mirrored, because an ornament may point at the heading.
  selectors: { '[dir="rtl"] &::before': { transform: 'scaleX(-1)' } },
})
export const pageHeader = component('pageHeader', {
  display: 'grid',
  gap: vars.space.small,
  // On a phone the first screen is reserved for the prices, in landscape too.
  paddingBlock: vars.space.small,
  '@media': { '(min-width: 720px) and (min-height: 481px)': { paddingBlock: vars.space.huge } },
})
export const pageTitle = component('pageTitle', { fontSize: vars.text.headline, overflowWrap: 'anywhere' })
export const pageFacts = component('pageFacts', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  // A separator is drawn in the gap before a fact, so that it is clipped at the start of a line.
  overflowX: 'clip',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
