import { layers, vars } from '@kit/tokens'
import { globalStyle, keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } })
// The animation starts within the page, so that the first frame responds to the press even on a slow phone.
const up = keyframes({ from: { transform: 'translateY(64%)' } })
const down = keyframes({ to: { transform: 'translateY(100%)' } })
const inward = keyframes({ from: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })
const backward = keyframes({
  from: { opacity: 0, transform: 'translateX(calc(-32px * var(--toward-end, 1)))' },
})
const forward = keyframes({
  from: { opacity: 0, transform: 'translateX(calc(32px * var(--toward-end, 1)))' },
})
const fromStart = keyframes({ from: { transform: 'translateX(calc(-100% * var(--toward-end, 1)))' } })
const toStart = keyframes({ to: { transform: 'translateX(calc(-100% * var(--toward-end, 1)))' } })
const outward = keyframes({ to: { transform: 'translateX(calc(100% * var(--toward-end, 1)))' } })

const enter = `${vars.motion.enter} ${vars.motion.settle} both`
const wide = '(min-width: 720px)'

// Radix disables pointer events on the body, and recalculating every element's style would delay an overlay's first frame.
// This permanent rule keeps them enabled; the scrim covers the page.
globalStyle('body > *', { '@layer': { [layers.reset]: { pointerEvents: 'auto' } } })

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
    '[dir="rtl"] &': { vars: { '--toward-end': '-1' } },
    '&[data-edge="center"]': {
      inset: 0,
      margin: 'auto',
      inlineSize: 'min(440px, 100% - 32px)',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 32px)',
      borderRadius: vars.radius.crown,
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
      borderRadius: vars.radius.crown,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
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
    '&[data-edge="start"]': {
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 'min(400px, 100% - 48px)',
      borderBlock: 0,
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius.large,
      borderEndEndRadius: vars.radius.large,
    },
    '&[data-edge="start"][data-state="open"]': { animation: `${fromStart} ${enter}` },
    '&[data-edge="start"][data-state="closed"]': { animation: `${toStart} ${enter}` },
    '&[data-edge="full"]': {
      inset: 0,
      border: 0,
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    },
    '&[data-edge="full"][data-state="open"]': { animation: `${rise} ${enter}` },
    '&[data-edge="full"][data-state="closed"]': { animation: `${sink} ${enter}` },
    // Released early, a dragged sheet returns; while dragged, it follows the finger.
    '&:is([data-edge="bottom"], [data-edge="auto"]):not([data-dragging])': {
      transition: `transform ${vars.motion.quick} ${vars.motion.settle}`,
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
          borderRadius: vars.radius.crown,
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
  paddingBlock: `${vars.space.large} ${vars.space.small}`,
  paddingInline: `${vars.space.huge} ${vars.space.small}`,
  selectors: {
    // One row: the header brings its own spacing.
    '&[data-header]': {
      alignItems: 'center',
      paddingBlock: `${vars.space.small} 0`,
      paddingInline: `${vars.space.large} ${vars.space.small}`,
    },
  },
})
const grip = {
  content: '',
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '40px',
  blockSize: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
} as const
export const drawnHead = component('dialogDrawnHead', {
  position: 'relative',
  touchAction: 'none',
  selectors: { '&::before': grip },
  '@media': {
    [wide]: { selectors: { '[data-edge="auto"] > &::before': { display: 'none' } } },
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
export const title = component('dialogTitle', { fontSize: vars.text.title, overflowWrap: 'anywhere' })
export const description = component('dialogDescription', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const body = component('dialogBody', {
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.small} ${vars.space.huge} ${vars.space.huge}`,
  // Very long lines are hard to read and fill in.
  selectors: { '[data-edge="full"] > &': { inlineSize: 'min(100%, 720px)', marginInline: 'auto' } },
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

/** Enters from the end, or from the start when going back. */
export const step = component('overlayStep', {
  selectors: {
    '&[data-came="forward"]': { animation: `${forward} ${enter}` },
    '&[data-came="back"]': { animation: `${backward} ${enter}` },
  },
})
