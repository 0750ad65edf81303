import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const moment = component('betMomentSection', { display: 'grid', gap: vars.space.small })
export const title = component('betMomentTitle', { margin: 0, fontSize: vars.text.body })
export const steps = component('betMomentSteps', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const dot = '12px'
export const step = component('betMomentStep', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  paddingBlockEnd: vars.space.medium,
  paddingInlineStart: `calc(${dot} + ${vars.space.medium})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.35em',
      inlineSize: dot,
      blockSize: dot,
      border: `${vars.border.thick} solid ${vars.color.accent}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
      zIndex: 1,
    },
    '&[data-step="matched"]::before': { background: vars.color.accent },
    '&[data-step="delay"]::before': {
      borderColor: vars.color.lineStrong,
      background: vars.color.lineStrong,
      transform: 'scale(0.6)',
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      insetBlock: '0.7em -0.7em',
      inlineSize: '2px',
      background: vars.color.line,
    },
  },
})
export const text = component('betMomentText', { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const time = component('betMomentTime', {
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const more = component('betMomentMore', {
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})

export const book = component('betMomentBook', {
  gridColumn: '1 / -1',
  inlineSize: '100%',
  maxInlineSize: '320px',
  marginBlockStart: vars.space.small,
  borderCollapse: 'separate',
  borderSpacing: vars.space.hair,
  tableLayout: 'fixed',
})
export const caption = component('betMomentCaption', {
  paddingBlockEnd: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'start',
})
export const side = component('betMomentSide', {
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.wide,
  textAlign: 'center',
  selectors: {
    '&[data-side="back"]': { borderBlockEnd: `${vars.border.thick} solid ${vars.market.back}` },
    '&[data-side="lay"]': { borderBlockEnd: `${vars.border.thick} solid ${vars.market.lay}` },
  },
})
export const level = component('betMomentLevel', {
  padding: vars.space.tiny,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  verticalAlign: 'top',
  background: vars.color.surfaceSunken,
  selectors: {
    '&[data-side="back"]': { background: vars.market.back, color: vars.market.onBack },
    '&[data-side="lay"]': { background: vars.market.lay, color: vars.market.onLay },
    '&[data-taken]': {
      outline: `${vars.border.thick} solid ${vars.color.text}`,
      outlineOffset: '-1px',
    },
  },
})
export const levelOdds = component('betMomentOdds', { fontWeight: vars.weight.heavy })
export const levelSize = component('betMomentSize', { fontSize: vars.text.tiny })
export const taken = component('betMomentTaken', {
  display: 'block',
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
})
