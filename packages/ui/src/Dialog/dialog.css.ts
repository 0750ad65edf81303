import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } })
const up = keyframes({ from: { transform: 'translateY(100%)' } })
const down = keyframes({ to: { transform: 'translateY(100%)' } })
const inward = keyframes({ from: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })
const outward = keyframes({ to: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })

const enter = `${vars.motion.enter} ${vars.motion.settle} both`
const wide = '(min-width: 720px)'

export const scrim = component('scrim', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  backdropFilter: 'blur(3px)',
  selectors: {
    '&[data-state="open"]': { animation: `${fade} ${enter}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${enter}` },
  },
})

export const content = component('dialogContent', {
  position: 'fixed',
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:dir(rtl)': { vars: { '--toward-end': '-1' } },
    '&[data-edge="center"]': {
      inset: 0,
      margin: 'auto',
      inlineSize: 'min(440px, 100% - 32px)',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 32px)',
      borderRadius: vars.radius.large,
    },
    '&[data-edge="center"][data-state="open"]': { animation: `${rise} ${enter}` },
    '&[data-edge="center"][data-state="closed"]': { animation: `${sink} ${enter}` },
    '&[data-edge="bottom"], &[data-edge="auto"]': {
      insetInline: 0,
      insetBlockEnd: 0,
      marginInline: 'auto',
      maxInlineSize: '560px',
      maxBlockSize: '92dvh',
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    '&:is([data-edge="bottom"], [data-edge="auto"])[data-state="open"]': { animation: `${up} ${enter}` },
    '&:is([data-edge="bottom"], [data-edge="auto"])[data-state="closed"]': { animation: `${down} ${enter}` },
    '&[data-edge="end"]': {
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 'min(400px, 100% - 48px)',
      borderBlock: 0,
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.large,
      borderEndStartRadius: vars.radius.large,
    },
    '&[data-edge="end"][data-state="open"]': { animation: `${inward} ${enter}` },
    '&[data-edge="end"][data-state="closed"]': { animation: `${outward} ${enter}` },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-edge="auto"]': {
          inset: 0,
          margin: 'auto',
          inlineSize: '440px',
          blockSize: 'fit-content',
          maxBlockSize: 'calc(100dvh - 32px)',
          border: `${vars.border.hairline} solid ${vars.color.line}`,
          borderRadius: vars.radius.large,
          paddingBlockEnd: 0,
        },
        '&[data-edge="auto"][data-state="open"]': { animation: `${rise} ${enter}` },
        '&[data-edge="auto"][data-state="closed"]': { animation: `${sink} ${enter}` },
      },
    },
  },
})

export const head = component('dialogHead', {
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: `${vars.space.large} ${vars.space.small} ${vars.space.small} ${vars.space.huge}`,
  selectors: {
    // One row: the header brings its own room.
    '&[data-header]': {
      alignItems: 'center',
      padding: `${vars.space.small} ${vars.space.small} 0 ${vars.space.large}`,
    },
  },
})
export const titles = component('dialogTitles', {
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.small,
  selectors: { '[data-header] > &': { padding: 0 } },
})
export const title = component('dialogTitle', { fontSize: vars.text.title })
export const description = component('dialogDescription', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const body = component('dialogBody', {
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.small} ${vars.space.huge} ${vars.space.huge}`,
})
export const foot = component('dialogFoot', {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.huge} ${vars.space.large}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
})
