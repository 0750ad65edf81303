import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../../styles/component.ts'

export const outcomes = component('outcomes', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
})
export const title = component('outcomesTitle', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.controlSmall,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const scroller = component('outcomesScroller', {
  maxBlockSize: '9.5rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const table = component('outcomesTable', {
  inlineSize: '100%',
  // Amounts are never cut off: with large text the table scrolls.
  minInlineSize: '16rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const after = component('outcomesAfter', { fontWeight: vars.weight.strong })
export const curve = component('outcomesCurve', { gap: vars.space.tiny })
export const none = component('outcomesNone', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space.hair,
      fontWeight: vars.weight.normal,
      textAlign: 'end',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
globalStyle(`${table} thead th`, {
  '@layer': {
    [layers.components]: {
      color: vars.color.textMuted,
      fontSize: vars.text.tiny,
      whiteSpace: 'normal',
      verticalAlign: 'bottom',
    },
  },
})
globalStyle(`${table} th:first-child`, {
  '@layer': { [layers.components]: { inlineSize: '44%', textAlign: 'start' } },
})
