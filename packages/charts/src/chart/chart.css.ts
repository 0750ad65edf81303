import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const sheet = component('chartSheet', {
  '@media': {
    // A chart of several hours needs more space than a list.
    '(min-width: 1024px)': { selectors: { '&[data-edge="end"]': { inlineSize: 'min(560px, 100% - 48px)' } } },
  },
})
export const parts = component('chartParts', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
})
export const figures = component('chartFigures', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
})
export const figure = component('chartFigure', { display: 'grid' })
export const figureLabel = component('chartFigureLabel', {
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
})
export const figureValue = component('chartFigureValue', {
  margin: 0,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
/** A control is no wider than its text. */
export const control = component('chartControl', { justifySelf: 'start' })
export const loading = component('chartLoading', {
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: '100%',
})
export const quiet = component('chartQuiet', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const chart = component('runnerChart', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  inlineSize: '100%',
})
/** Two lines, so that a reading with an event does not shift the layout. */
export const reading = component('chartReading', {
  margin: 0,
  minBlockSize: `calc(2 * ${vars.leading.normal} * ${vars.text.small})`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
})
export const plot = component('chartPlot', {
  direction: 'ltr',
  blockSize: 'clamp(220px, 34dvh, 340px)',
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
  // A horizontal drag reads the chart; vertical scrolling still works.
  touchAction: 'pan-y',
})
export const canvas = component('chartCanvas', {
  // Read by the canvas; the names are in chartColours.ts.
  vars: {
    '--chart-back': vars.color.accent,
    '--chart-lay': vars.color.textMuted,
    '--chart-bar': vars.color.textMuted,
    '--chart-line': vars.color.line,
    '--chart-mark': vars.color.lineStrong,
    '--chart-text': vars.color.text,
    '--chart-textMuted': vars.color.textMuted,
    '--chart-ownBack': vars.market.back,
    '--chart-ownLay': vars.market.lay,
  },
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.medium,
})
export const help = component('chartHelp', {
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  '@media': { '(hover: none)': { display: 'none' } },
})
export const legend = component('chartLegend', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const swatch = component('chartSwatch', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  selectors: {
    '&::before': { content: '', inlineSize: '1.25em', blockSize: '2px', background: vars.color.accent },
    '&[data-swatch="lay"]::before': { blockSize: '1px', background: vars.color.textMuted },
    '&[data-swatch="volume"]::before': {
      inlineSize: '0.5em',
      blockSize: '0.75em',
      background: vars.color.textMuted,
    },
    '&[data-swatch="own"]::before': {
      inlineSize: '0.625em',
      blockSize: '0.625em',
      border: `1.5px solid ${vars.color.text}`,
      borderRadius: '50%',
      background: vars.market.back,
    },
  },
})
