import { vars } from '@kit/tokens'
import { component } from './styles/component.ts'

export const page = component('staffPage', {
  display: 'grid',
  // Limits the width to a phone's, for any list.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minInlineSize: 0,
  maxInlineSize: '1100px',
})
export const ways = component('staffWays', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const way = component('staffWay', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: vars.space.medium,
  color: vars.color.textMuted,
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.color.accent,
    },
  },
})
export const stack = component('staffStack', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
  // Dims the previous page while the next one loads.
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})
export const sections = component('staffSections', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minInlineSize: 0,
})
export const filters = component('staffFilters', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
})
export const tools = component('staffTools', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const buttons = component('staffButtons', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
})
export const quiet = component('staffQuiet', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const list = component('staffList', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = component('staffRow', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  alignItems: 'center',
  padding: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space.small },
  },
  selectors: { '&:hover': { background: vars.color.surfaceRaised } },
})
export const name = component('staffName', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: '32px',
})
export const open = component('staffOpen', {
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
})
export const figures = component('staffFigures', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tiny} ${vars.space.small}`,
  margin: 0,
  fontFamily: vars.font.numeric,
  '@media': {
    '(min-width: 720px)': { flexWrap: 'nowrap', justifyContent: 'flex-end', columnGap: vars.space.large },
  },
})
export const figure = component('staffFigure', {
  display: 'grid',
  // Amounts in crores take two columns and wrap the rest to another line.
  flex: '1 0 84px',
  '@media': { '(min-width: 720px)': { flex: 'none', minInlineSize: '96px', textAlign: 'end' } },
})
export const figureName = component('staffFigureName', {
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
})
export const figureValue = component('staffFigureValue', { margin: 0 })
export const branch = component('staffBranch', {
  marginBlockStart: vars.space.tiny,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.line}`,
  marginInlineStart: vars.space.small,
})
export const unfold = component('staffUnfold', {
  // Above the click target of the row.
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
})
export const arrow = component('staffArrow', {
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
})
export const facts = component('staffFacts', {
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
})
export const factName = component('staffFactName', { color: vars.color.textMuted })
export const fact = component('staffFact', { margin: 0, overflowWrap: 'anywhere' })
export const amount = component('staffAmount', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
})
export const steps = component('staffSteps', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: vars.space.large,
})
export const receipt = component('staffReceipt', {
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '280px',
  margin: '0 auto',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  selectors: { '&[data-large]': { maxBlockSize: 'none', inlineSize: '100%' } },
})
export const decisions = component('staffDecisions', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: vars.space.small,
})
