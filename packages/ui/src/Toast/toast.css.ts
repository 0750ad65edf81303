import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-12px) scale(0.97)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.97)' } })

export const viewport = component('toasts', {
  position: 'fixed',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.small})`,
  insetInlineEnd: vars.space.large,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  inlineSize: `min(360px, 100% - 2 * ${vars.space.large})`,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const toast = component('toast', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.large,
  paddingInlineEnd: vars.space.tiny,
  paddingBlock: vars.space.tiny,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  // A modal dialog disables the page's pointer events; a toast must still be closable.
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.enter} ${vars.motion.settle}` },
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick} ${vars.motion.settle} both` },
    '&[data-tone="danger"]': { borderColor: vars.color.danger },
    '&[data-tone="success"]': { borderColor: vars.color.success },
  },
})
export const mark = component('toastMark', {
  selectors: {
    '[data-tone="danger"] > &': { color: vars.color.danger },
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="info"] > &': { color: vars.color.accent },
  },
})
export const text = component('toastText', { flex: '1 1 auto', minInlineSize: 0 })
