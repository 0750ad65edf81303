import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const figure = component('chart', { display: 'grid', gap: vars.space.small, minInlineSize: 0 })
export const drawing = component('chartDrawing', {
  inlineSize: '100%',
  blockSize: '96px',
  overflow: 'visible',
  // Time runs from left to right in every writing direction.
  direction: 'ltr',
})
export const line = component('chartLine', {
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const bar = component('chartBar', {
  fill: vars.color.textMuted,
  selectors: {
    '&[data-sign="gain"]': { fill: vars.market.profit },
    '&[data-sign="loss"]': { fill: vars.market.loss },
  },
  forced: { selectors: { '&[data-sign="loss"]': { fill: vars.color.canvas, stroke: vars.color.line } } },
})
/** The line shows the value, the tint whether it is above or below zero. */
export const step = style([bar, component('chartStep', { opacity: 0.3 })])
export const base = component('chartBase', {
  stroke: vars.color.lineStrong,
  strokeWidth: '1',
  vectorEffect: 'non-scaling-stroke',
})
export const twin = component('chartTwin', { overflowX: 'auto' })
export const table = component('chartTable', {
  inlineSize: '100%',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
})
export const caption = component('chartCaption', {
  textAlign: 'start',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space.tiny,
})

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.components]: {
      paddingBlock: vars.space.tiny,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      fontWeight: vars.weight.normal,
      textAlign: 'start',
    },
  },
})
globalStyle(`${table} :is(th, td):last-child`, { '@layer': { [layers.components]: { textAlign: 'end' } } })
