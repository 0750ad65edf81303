import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

// Runs, wickets and overs read left to right in every script.
const figures = {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
} as const

export const line = component('scoreLine', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tiny} ${vars.space.large}`,
  marginBlockStart: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const lineSide = component('scoreLineSide', {
  display: 'inline-flex',
  gap: vars.space.small,
  minInlineSize: 0,
})
export const lineTeam = component('scoreLineTeam', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const lineScore = component('scoreLineScore', {
  ...figures,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const board = component('scoreBoard', { display: 'grid', gap: vars.space.medium })
export const head = component('scoreHead', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  // The button of live TV is loaded after the score, and moves nothing.
  minBlockSize: vars.size.controlSmall,
})
export const title = component('scoreTitle', {
  marginInlineEnd: 'auto',
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
})
/** The operator's text, of any length: live TV stays next to it. */
export const status = component('scoreStatus', {
  minInlineSize: 0,
  whiteSpace: 'normal',
  textAlign: 'center',
})
export const sides = component('scoreSides', { display: 'grid', gap: vars.space.small, margin: 0 })
export const side = component('scoreSide', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  color: vars.color.textMuted,
  selectors: { '&[data-batting]': { color: vars.color.text } },
})
export const team = component('scoreTeam', {
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const total = component('scoreTotal', {
  ...figures,
  fontSize: vars.text.large,
  fontWeight: vars.weight.heavy,
  whiteSpace: 'nowrap',
})
export const note = component('scoreNote', {
  marginInlineStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
})
export const chase = component('scoreChase', { margin: 0, fontWeight: vars.weight.strong })
export const label = component('scoreLabel', { color: vars.color.textMuted, fontSize: vars.text.small })
export const over = component('scoreOver', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const balls = component('scoreBalls', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  // Scorers' notation reads left to right in every script.
  direction: 'ltr',
})
export const ball = component('scoreBall', {
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2em',
  blockSize: '2em',
  paddingInline: vars.space.tiny,
  borderRadius: vars.radius.pill,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-kind="wicket"]': {
      borderColor: 'transparent',
      background: vars.color.danger,
      color: vars.color.onDanger,
    },
    '&[data-kind="boundary"]': {
      borderColor: 'transparent',
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-kind="extra"]': { borderStyle: 'dashed' },
  },
})
export const people = component('scorePeople', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: `${vars.space.tiny} ${vars.space.large}`,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  fontSize: vars.text.small,
})
export const person = component('scorePerson', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const figure = component('scoreFigure', { ...figures, margin: 0, whiteSpace: 'nowrap' })
export const media = component('eventMedia', {
  display: 'grid',
  gap: vars.space.medium,
  // Same height as a cricket score, so that the content below does not move.
  selectors: {
    '&[data-room="cricket"]:not([data-dense])': { minBlockSize: '15.75rem' },
    '&[data-room="cricket"][data-dense]': { minBlockSize: vars.size.touch },
  },
  // Batters and bowler share a line.
  '@media': {
    '(min-width: 720px)': {
      selectors: { '&[data-room="cricket"]:not([data-dense])': { minBlockSize: '12.25rem' } },
    },
  },
})
export const frame = component('scoreFrame', { aspectRatio: '16 / 9' })
export const tv = component('liveTv', { flex: 'none', justifySelf: 'end' })
export const fold = component('scoreFold', {
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
})
export const foldBody = component('scoreFoldBody', { flex: '1 1 auto', minInlineSize: 0 })
export const foldLine = component('scoreFoldLine', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  overflow: 'hidden',
  cursor: 'pointer',
  fontSize: vars.text.small,
  listStyle: 'none',
})
export const foldStatus = component('scoreFoldStatus', {
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
})
