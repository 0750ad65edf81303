import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'
import { edged } from '../styles/forced.ts'

const breathe = keyframes({ '50%': { opacity: 0.35 } })
const blink = keyframes({ '50%': { opacity: 0 } })

export const tag = component('tag', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  paddingInline: vars.space.small,
  paddingBlock: '1px',
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: '1.4',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="accent"]': {
      background: vars.color.accentSoft,
      borderColor: 'transparent',
      color: vars.color.accent,
    },
    '&[data-tone="success"]': {
      background: vars.color.successSoft,
      borderColor: 'transparent',
      color: vars.color.success,
    },
    '&[data-tone="warning"]': {
      background: vars.color.warningSoft,
      borderColor: 'transparent',
      color: vars.color.warning,
    },
    '&[data-tone="danger"]': {
      background: vars.color.dangerSoft,
      borderColor: 'transparent',
      color: vars.color.danger,
    },
  },
  forced: edged,
})
export const inPlay = component('inPlay', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  paddingInline: vars.space.small,
  paddingBlock: '1px',
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.wide,
  lineHeight: '1.4',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-in-play]': {
      background: vars.market.inPlay,
      borderColor: 'transparent',
      color: vars.market.onInPlay,
    },
  },
})
export const dot = component('liveDot', {
  flex: 'none',
  inlineSize: '0.6em',
  blockSize: '0.6em',
  borderRadius: '50%',
  background: vars.color.textMuted,
  selectors: {
    '&[data-state="live"]': {
      background: vars.color.success,
      // Three times: an endless animation keeps the page painting, and warms a phone.
      animation: `${breathe} 1.6s ease-in-out 3`,
    },
    '&[data-state="stale"]': { background: vars.color.warning },
    '&[data-state="off"]': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.danger}`,
    },
    '&[data-state="blocked"]': {
      background: vars.color.danger,
      // Under five seconds: content that blinks longer must have a button to stop it.
      animation: `${blink} 0.8s step-end 6`,
    },
    // Static, because every market has one.
    '[data-in-play] > &': { background: 'currentColor', animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&:is([data-state="live"], [data-state="blocked"])': { animation: 'none' } },
    },
  },
  forced: {
    selectors: {
      // Live is a filled circle, stale an outlined one, off an outlined square, blocked a filled one.
      '&[data-state="stale"]': {
        background: 'transparent',
        boxShadow: `inset 0 0 0 ${vars.border.thick} currentColor`,
      },
      '&:is([data-state="off"], [data-state="blocked"])': { borderRadius: 0 },
    },
  },
})
export const badge = component('badge', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5em',
  blockSize: '1.5em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.heavy,
  lineHeight: '1',
})
