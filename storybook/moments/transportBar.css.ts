import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const rule = (name: string, rules: Parameters<typeof style>[0]) =>
  style({ '@layer': { [layers.patterns]: rules as object } }, name)

export const bar = rule('transportBar', {
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: 2,
  display: 'grid',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
})
export const line = rule('transportLine', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const seek = rule('transportSeek', {
  flex: '1 1 160px',
  minBlockSize: vars.size.controlSmall,
  accentColor: vars.color.accent,
})
export const time = rule('transportTime', { fontVariantNumeric: 'tabular-nums', fontSize: vars.text.small })
export const gallery = rule('momentGallery', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 640px), 1fr))',
  gap: vars.space.large,
  alignItems: 'start',
})
export const entry = rule('momentEntry', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minInlineSize: 0,
})

// There is no live data here, and a market off screen would keep its height from another theme.
globalStyle(`${entry} [data-market]`, { '@layer': { [layers.patterns]: { contentVisibility: 'visible' } } })
