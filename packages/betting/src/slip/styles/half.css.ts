import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { quickBarRoom } from './quickBarRoom.ts'

/** Position above the bottom bar, which links to other pages while a bet is made. */
const aboveBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + var(${quickBarRoom}, 0px))`

export const half = component('halfSlip', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: aboveBar,
  zIndex: vars.layer.bar,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '560px',
  maxBlockSize: '50dvh',
  marginInline: 'auto',
  borderBlockStart: `${vars.border.thick} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  // A keyboard covers about half of the screen.
  '@media': { '(max-height: 480px)': { maxBlockSize: '70dvh' } },
})
export const head = component('halfSlipHead', {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingInline: vars.space.large,
})
export const body = component('halfSlipBody', {
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.large,
  paddingBlockEnd: vars.space.small,
})
