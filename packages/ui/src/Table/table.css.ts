import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const scroller = component('tableScroller', {
  // The container that message rows measure.
  containerType: 'inline-size',
  // The header covers the rows, but nothing else on the page.
  isolation: 'isolate',
  overflow: 'auto',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const table = component('table', { inlineSize: '100%', fontSize: vars.text.small })
export const caption = component('tableCaption', {
  padding: `${vars.space.medium} ${vars.space.large}`,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  selectors: {
    '&[data-hidden]': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
const cellBox = {
  padding: `${vars.space.small} ${vars.space.large}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
} as const
const figures = {
  textAlign: 'end',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const
export const header = component('tableHeader', {
  ...cellBox,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: { '&[data-numeric]': { textAlign: 'end' } },
})
export const sort = component('tableSort', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minBlockSize: vars.size.controlSmall,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { color: vars.color.text },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
  },
})
export const arrow = component('tableArrow', {
  selectors: {
    '[aria-sort="none"] &': { opacity: 0.6 },
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: vars.color.accent },
  },
})
export const row = component('tableRow', {
  selectors: { 'tbody > &:hover': { background: vars.color.surfaceHover } },
})
export const cell = component('tableCell', {
  ...cellBox,
  blockSize: vars.size.touch,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 }, '&[data-numeric]': figures },
})
export const rowHeader = component('tableRowHeader', { fontWeight: vars.weight.medium })
export const message = component('tableMessage', { padding: 0 })
/** Centred in the visible part, whatever the table's width. */
export const messageWords = component('tableMessageWords', {
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100cqi',
})
