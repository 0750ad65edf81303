import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { suspendedCover } from '../../styles/suspendedCover.ts'

// Uses the viewport: a container query would restyle every row on the screen with every price.
const wide = '(min-width: 768px)'
/** Matches pages that give their height to prices. */
const dense = '[data-density="dense"] &'
const narrow = '(max-width: 719px)'
const price = 'clamp(64px, 19vw, 104px)'
const columnsOf = `minmax(0, 1fr) auto calc(2 * ${price} + ${vars.space.tiny})`

export const table = component('sessionTable', {
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'clip',
})

export const columns = component('sessionColumns', {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${price} ${price}`,
  gap: vars.space.tiny,
  paddingInline: vars.space.small,
  paddingBlockStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  '@media': { [narrow]: { selectors: { [dense]: { paddingBlockStart: 0 } } } },
})
export const noColumn = component('noColumn', {
  gridColumn: '2',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.lay}`,
})
export const yesColumn = component('yesColumn', {
  gridColumn: '3',
  borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}`,
})

export const rows = component('sessionRows', { margin: 0, padding: 0, listStyle: 'none' })
export const row = component('sessionRow', {
  display: 'grid',
  gridTemplateColumns: columnsOf,
  alignItems: 'stretch',
  gap: vars.space.tiny,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  // Layout and paint are the costs of a live table: a row off screen skips both.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 56px',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: vars.space.small },
    '&:last-child': { paddingBlockEnd: vars.space.small },
  },
  '@media': { [narrow]: { selectors: { [dense]: { paddingBlock: vars.space.hair } } } },
})
export const identity = component('sessionIdentity', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.hair,
  minInlineSize: 0,
  paddingInline: vars.space.small,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space.large },
  },
})
export const name = component('sessionName', {
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
})
export const small = component('sessionSmall', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  '@media': { [wide]: { justifyContent: 'flex-end', flexDirection: 'row-reverse' } },
})
export const limits = component('sessionLimits', { fontVariantNumeric: 'tabular-nums' })

export const book = component('sessionBook', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  // Looks small, but has a finger's width of space to press.
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
})
export const actions = component('sessionActions', { gridColumn: '2', alignSelf: 'center' })

export const lines = component('sessionLines', {
  position: 'relative',
  gridColumn: '3',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: vars.space.tiny,
})
export const cover = component('sessionCover', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  ...suspendedCover,
  // Large text ends where the prices below it end.
  fontSize: `min(${vars.text.small}, 5vw)`,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
})
export const remarks = component('sessionRemarks', {
  display: 'flex',
  gap: vars.space.small,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
