import { vars } from '@kit/tokens'
import { component } from '../../../styles/component.ts'

export const orders = component('cashOutOrders', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The button and its outcome stay under the thumb, however long the content above is. */
/** An empty status takes no space, and no gap. */
export const progress = component('cashOutProgress', {
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.small})` } },
})
export const end = component('cashOutEnd', {
  display: 'grid',
  gap: vars.space.small,
  position: 'sticky',
  // Covers the sheet's padding, which would show content that scrolls below.
  insetBlockEnd: `calc(-1 * ${vars.space.huge})`,
  zIndex: 1,
  paddingBlock: vars.space.small,
  background: vars.color.surface,
})
