import { vars } from '@kit/tokens'
import { component } from '../../../styles/component.ts'

/** The orders, each apart from the next. */
export const orders = component('cashOutOrders', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The press and what became of it stay under the thumb, however much is said above. */
/** Without words it takes no room, and no gap. */
export const progress = component('cashOutProgress', {
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.small})` } },
})
export const end = component('cashOutEnd', {
  display: 'grid',
  gap: vars.space.small,
  position: 'sticky',
  // The sheet's own padding would show what runs under it.
  insetBlockEnd: `calc(-1 * ${vars.space.huge})`,
  zIndex: 1,
  paddingBlock: vars.space.small,
  background: vars.color.surface,
})
