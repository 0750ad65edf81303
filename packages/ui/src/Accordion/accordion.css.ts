import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

// Radix measures the content and sets its height under this name.
const height = 'var(--radix-accordion-content-height)'
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } })
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } })

export const root = component('accordion', { display: 'grid', gap: vars.space.small })
export const item = component('accordionItem', {
  minInlineSize: 0,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'clip',
})
export const heading = component('accordionHeading', { fontSize: vars.text.body })
export const trigger = component('accordionTrigger', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  // Leaves space for a heading of several lines.
  padding: `${vars.space.medium} ${vars.space.large}`,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  selectors: {
    '&:hover:not([data-disabled])': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const title = component('accordionTitle', { flex: '1 1 auto', minInlineSize: 0 })
export const arrow = component('accordionArrow', {
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.enter} ${vars.motion.settle}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})
export const content = component('accordionContent', {
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.enter} ${vars.motion.settle}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.motion.enter} ${vars.motion.settle}` },
  },
})
export const body = component('accordionBody', {
  padding: `${vars.space.small} ${vars.space.large} ${vars.space.large}`,
})
