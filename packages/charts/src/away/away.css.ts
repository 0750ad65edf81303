import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Takes no space in the header, with or without text. */
export const place = component('awayPlace', { position: 'absolute', inset: 0, pointerEvents: 'none' })
/** Covers the header of the event and no more; long text scrolls horizontally. */
export const line = component('awayLine', {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderRadius: vars.radius.small,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderInlineStart: `${vars.border.thick} solid ${vars.color.accent}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  overflow: 'hidden',
  pointerEvents: 'auto',
})
export const words = component('awayWords', { minInlineSize: 0, overflow: 'hidden' })
export const title = component('awayTitle', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const news = component('awayNews', {
  display: 'flex',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
