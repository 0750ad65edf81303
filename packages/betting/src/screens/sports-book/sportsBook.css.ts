import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

/** All the space that the site leaves: below its header, or the whole screen. */
export const screen = component('sportsBook', {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  background: vars.color.canvas,
  selectors: {
    // Below the decorative edge of a brand's header, which would cover content.
    '&[data-below-header]': { insetBlockStart: vars.size.header, paddingBlockStart: vars.imagery.edgeSize },
  },
})
export const head = component('sportsBookHead', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.small,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
})
export const title = component('sportsBookTitle', {
  flexGrow: 1,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
})
export const notes = component('sportsBookNotes', { padding: vars.space.small })
export const room = component('sportsBookRoom', {
  gridRow: 3,
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
})
export const frame = component('sportsBookFrame', { minBlockSize: 0, blockSize: '100%' })
/** Centred above a frame that shows nothing. */
export const said = component('sportsBookSaid', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'safe center',
  overflowY: 'auto',
  background: vars.color.canvas,
})
