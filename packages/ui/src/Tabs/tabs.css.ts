import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const list = component('tabList', {
  display: 'flex',
  gap: vars.space.tiny,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const tab = component('tab', {
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.large,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.color.text },
    // Highlighted on press: a slow phone may need a frame to show the panel.
    '&:active:not([data-disabled])': { color: vars.color.text, transition: 'none' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.small },
    '&[data-state="active"]': { color: vars.color.text, fontWeight: vars.weight.strong },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.medium,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accent,
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.enter} ${vars.motion.settle}`,
    },
    '&[data-state="active"]::after': { transform: 'none' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const panel = component('tabPanel', {
  paddingBlockStart: vars.space.large,
  selectors: { '&:focus-visible': { outlineOffset: '2px', borderRadius: vars.radius.small } },
})
