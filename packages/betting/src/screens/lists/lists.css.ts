import { vars } from '@kit/tokens'
import { cardRows } from '../../styles/cardRows.ts'
import { component } from '../../styles/component.ts'

const wide = '(min-width: 1024px)'
/** Screens whose page has side padding, which a scrolling row overlaps. */
const narrow = '(max-width: 719px)'

export const page = component('listPage', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minInlineSize: 0,
})
export const cards = component('listCards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [cardRows]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 520px), 1fr))',
      gap: vars.space.small,
    },
  },
})
export const count = component('listCount', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const counts = component('listCounts', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
})
export const title = component('listTitle', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
})
export const titleLink = component('listTitleLink', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent } },
})
export const filterChip = component('listFilterChip', { flex: 'none', gap: vars.space.small })
/** A row of choices that scrolls on a phone and never wraps. */
export const filter = component('listFilter', {
  display: 'flex',
  gap: vars.space.small,
  margin: 0,
  // Space for the focus ring.
  padding: vars.space.tiny,
  marginInline: `calc(-1 * ${vars.space.tiny})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    [narrow]: { marginInline: `calc(-1 * ${vars.space.large})`, paddingInline: vars.space.large },
  },
})
export const chip = component('listChip', {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, background: vars.color.surfaceHover },
    '&[aria-current="page"]': { borderColor: vars.color.accent, color: vars.color.accent },
  },
})
export const strips = component('listStrips', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
})
export const highlight = component('listHighlight', {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&[data-hot]': { borderColor: vars.color.accent, fontWeight: vars.weight.strong },
  },
})
export const hot = component('listHot', {
  color: vars.color.accent,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
/** The space is as high as the row of highlights, so that nothing moves when they are loaded. */
export const highlightsRoom = component('listHighlightsRoom', {
  blockSize: `calc(${vars.size.controlSmall} + 2 * ${vars.space.tiny})`,
})
export const highlightName = component('listHighlightName', {
  maxInlineSize: '15rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const tiles = component('sportTiles', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tile = component('sportTile', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  blockSize: '100%',
})
export const tileHead = component('sportTileHead', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  color: 'inherit',
  textDecoration: 'none',
  minBlockSize: vars.size.touch,
})
export const tilePicture = component('sportTilePicture', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.accent,
})
export const tileText = component('sportTileWords', { display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
export const tileName = component('sportTileName', {
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})
export const tileRows = component('sportTileRows', { margin: 0, padding: 0, listStyle: 'none' })
export const tileRow = component('sportTileRow', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent } },
})
export const tileRowName = component('sportTileRowName', {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Hidden on wide screens, where the tree of sports has the same links. */
export const strip = component('sportStrip', { '@media': { [wide]: { display: 'none' } } })
/** The star is at the end of a card's first line, without making it higher. */
export const star = component('listStar', {
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space.small})`,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
})
export const more = component('listMore', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const head = component('listHead', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
