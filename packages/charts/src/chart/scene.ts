import type { HistoryPoint, Odds } from '@kit/sdk/contract'
import { placeMarks, type Mark, type MarkGroup } from '../model/marks.ts'
import { extentOf, priceTicks, stepsIn, type Step } from '../model/steps.ts'
import type { TimeWindow } from '../model/timeWindow.ts'
import { volumeBars } from '../model/volumeBars.ts'

/** Positions of the chart's parts, in CSS pixels. Time runs from left to right in every writing direction. */
export interface ChartLayout {
  width: number
  height: number
  /** The end of the plot; the odds are beyond it. */
  right: number
  top: number
  bottom: number
  barsTop: number
  barsBottom: number
}

const oddsWidth = 46
const wordsHeight = 22
const timesHeight = 20
const barsShare = 0.2
/** Marks nearer than this form one group, in px. */
const marksApart = 10
/** The width of a bar with its gap, in px. */
const barWidth = 8

export function layoutOf(width: number, height: number): ChartLayout {
  const barsBottom = height - timesHeight
  const barsTop = barsBottom - (barsBottom - wordsHeight) * barsShare
  return {
    width,
    height,
    right: width - oddsWidth,
    top: wordsHeight,
    bottom: barsTop - 8,
    barsTop,
    barsBottom,
  }
}

export interface Scene {
  window: TimeWindow
  back: readonly Step[]
  lay: readonly Step[]
  /** The lowest and the highest odds of the scale; undefined without prices. */
  extent?: { low: Odds; high: Odds }
  ticks: readonly Odds[]
  /** Heights of the bars, from 0 to 1. */
  bars: readonly number[]
  groups: readonly MarkGroup[]
  suspensions: readonly TimeWindow[]
  /** Time of the cursor in ms since the epoch. */
  cursor?: number | undefined
}

export function suspensionsOf(marks: readonly Mark[], { fromMs, toMs }: TimeWindow): TimeWindow[] {
  const spans: TimeWindow[] = []
  let began: number | undefined
  for (const mark of marks) {
    if (mark.kind !== 'moment') continue
    if (mark.moment.kind === 'suspended') began ??= mark.at
    if (mark.moment.kind !== 'resumed' && mark.moment.kind !== 'closed') continue
    if (began !== undefined) spans.push({ fromMs: began, toMs: mark.at })
    began = undefined
  }
  if (began !== undefined) spans.push({ fromMs: began, toMs })
  return spans
    .map((span) => ({ fromMs: Math.max(span.fromMs, fromMs), toMs: Math.min(span.toMs, toMs) }))
    .filter((span) => span.toMs > span.fromMs)
}

/** Extends the range of prices by a margin, at least one step. */
function roomy({ low, high }: { low: Odds; high: Odds }): { low: Odds; high: Odds } {
  const room = Math.max((high - low) * 0.08, 2)
  return { low: Math.max(low - room, 0), high: high + room }
}

export function sceneOf(
  points: readonly HistoryPoint[],
  marks: readonly Mark[],
  window: TimeWindow,
  layout: ChartLayout,
): Scene {
  const back = stepsIn(points, 'back', window)
  const lay = stepsIn(points, 'lay', window)
  // A distant lay price, as in an empty market, would flatten the line, so back prices set the scale if there are any.
  const prices = extentOf(back) ?? extentOf(lay)
  const near = prices && lay.filter(({ odds }) => odds <= prices.high + (prices.high - prices.low) + 50)
  const extent = prices && roomy(extentOf(back, near ?? []) ?? prices)
  const amounts = volumeBars(points, window, Math.max(Math.floor(layout.right / barWidth), 1)).map(Number)
  const most = Math.max(...amounts, 1)
  // A resumption is visible as the end of the shade and needs no label.
  const shown = marks.filter((mark) => mark.kind === 'bet' || mark.moment.kind !== 'resumed')
  return {
    window,
    back,
    lay,
    ...(extent && { extent }),
    ticks: extent ? priceTicks(extent.low, extent.high) : [],
    bars: amounts.map((amount) => amount / most),
    groups: placeMarks(shown, window, layout.right, marksApart),
    suspensions: suspensionsOf(marks, window),
  }
}
