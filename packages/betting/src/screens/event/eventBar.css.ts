import { vars } from '@kit/tokens'
import { quickBarRoom } from '../../slip/styles/quickBarRoom.ts'
import { component } from '../../styles/component.ts'

/** Screens with the bottom bar. */
const narrow = '(max-width: 1023px)'
const bottom = `${vars.size.bottomBar} + env(safe-area-inset-bottom)`
const fadePx = '16px'
const room = `var(${quickBarRoom}, 0px)`

/** The bar is at the lower edge, above the scrolled content: it is rendered late, and moves no price. */
export const bar = component('eventBar', {
  position: 'sticky',
  insetBlockEnd: room,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.small,
  '@media': { [narrow]: { insetBlockEnd: `calc(${bottom} + ${room})` } },
})
export const neighbour = component('eventNeighbour', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  color: vars.color.text,
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled]': { color: vars.color.textMuted, opacity: 0.4 },
  },
})
export const positions = component('eventPositions', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  margin: 0,
  minInlineSize: 0,
  paddingInline: fadePx,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Content beyond an edge fades out there: a figure that is cut off could be misread.
  maskImage: `linear-gradient(to right, transparent, black ${fadePx} calc(100% - ${fadePx}), transparent)`,
  whiteSpace: 'nowrap',
})
export const position = component('eventPosition', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.tiny,
  minBlockSize: vars.size.touch,
  paddingInline: 0,
  color: vars.color.text,
  lineHeight: vars.size.touch,
  fontVariantNumeric: 'tabular-nums',
})
/** Covers the text of a position: its label is a sentence, its visible text figures. */
export const toMarket = component('eventPositionPress', {
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
})
export const name = component('eventPositionName', {
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.textMuted,
})
