import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Dims the previous page while the next one loads. */
export const list = component('transactionList', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})
export const cards = component('transactionCards', {
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The whole card is the target. */
export const open = component('transactionOpen', {
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  textDecoration: `underline dotted ${vars.color.textMuted}`,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
})
export const quiet = component('transactionQuiet', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const tools = component('transactionTools', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const loading = component('transactionsLoading', { display: 'grid', gap: vars.space.small })
/** The bar is below the list; sticky on a wide screen, while a phone has the site's own bar there. */
export const bar = component('transactionBar', {
  '@media': { '(min-width: 1024px)': { position: 'sticky', insetBlockEnd: vars.space.small } },
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
})
/** A button of the bar; all buttons share the line. */
export const action = component('transactionAction', { flex: '1 1 auto' })
export const actions = component('transactionActions', {
  display: 'flex',
  flex: '3 1 auto',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
export const detail = component('transactionDetail', { display: 'grid', gap: vars.space.large })
export const figure = component('transactionFigure', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
})
export const facts = component('transactionFacts', {
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
})
export const factName = component('transactionFactName', { color: vars.color.textMuted })
export const fact = component('transactionFact', { margin: 0, overflowWrap: 'anywhere' })
export const timeline = component('transactionTimeline', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = component('transactionStep', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  color: vars.color.textMuted,
  selectors: {
    '&[data-done]': { color: vars.color.text },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlockStart: 'calc(50% + 10px)',
      blockSize: 'calc(100% - 20px)',
      inlineSize: '2px',
      background: vars.color.line,
    },
  },
})
export const mark = component('transactionMark', {
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '50%',
  border: `2px solid ${vars.color.lineStrong}`,
  selectors: {
    '[data-done] > &': { borderColor: 'currentcolor', background: 'currentcolor' },
    '[data-step="approved"] > &': { color: vars.color.success },
    '[data-step="rejected"] > &': { color: vars.color.danger },
  },
})
