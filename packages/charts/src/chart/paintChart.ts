import type { Odds } from '@kit/sdk/contract'
import { mostTelling, type Mark } from '../model/marks.ts'
import type { Step } from '../model/steps.ts'
import { scaleOf } from '../model/timeWindow.ts'
import type { ChartColours } from './chartColours.ts'
import type { ChartLayout, Scene } from './scene.ts'

export interface ChartWords {
  odds(odds: Odds): string
  /** `isShort` adds seconds, to distinguish times within a minute. */
  time(ms: number, isShort: boolean): string
  mark(mark: Mark): string
}

/** A chart of less than this period, in ms, shows times to the second. */
const shortMs = 240_000

type Scales = { x: (ms: number) => number; y: (odds: number) => number }

/** Each price lasts until the next, with a gap if nothing was on offer. */
function pathOf(steps: readonly Step[], { x, y }: Scales): Path2D {
  const path = new Path2D()
  let reached: number | undefined
  for (const { fromMs, toMs, odds } of steps) {
    const height = y(odds)
    if (reached === fromMs) path.lineTo(x(fromMs), height)
    else path.moveTo(x(fromMs), height)
    path.lineTo(x(toMs), height)
    reached = toMs
  }
  return path
}

function paintFrame(
  context: CanvasRenderingContext2D,
  { window, ticks }: Scene,
  { right, top, barsBottom, height }: ChartLayout,
  { x, y }: Scales,
  colours: ChartColours,
  words: ChartWords,
): void {
  context.strokeStyle = colours.line
  context.fillStyle = colours.textMuted
  context.lineWidth = 1
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const odds of ticks) {
    const at = Math.round(y(odds)) + 0.5
    context.beginPath()
    context.moveTo(0, at)
    context.lineTo(right, at)
    context.stroke()
    context.fillText(words.odds(odds), right + 6, at)
  }
  const isShort = window.toMs - window.fromMs < shortMs
  const times = [window.fromMs, (window.fromMs + window.toMs) / 2, window.toMs]
  for (const [index, ms] of times.entries()) {
    context.textAlign = (['left', 'center', 'right'] as const)[index] ?? 'center'
    context.fillText(words.time(ms, isShort), x(ms), (barsBottom + height) / 2 + 1)
  }
  context.beginPath()
  context.moveTo(0, barsBottom + 0.5)
  context.lineTo(right, barsBottom + 0.5)
  context.moveTo(right + 0.5, top)
  context.lineTo(right + 0.5, barsBottom)
  context.stroke()
}

function paintBars(
  context: CanvasRenderingContext2D,
  { bars }: Scene,
  { right, barsTop, barsBottom }: ChartLayout,
  colours: ChartColours,
): void {
  const width = right / bars.length
  context.fillStyle = colours.bar
  // Dimmed, because the line is more important.
  context.globalAlpha = 0.5
  for (const [index, share] of bars.entries()) {
    if (share === 0) continue
    const height = Math.max(share * (barsBottom - barsTop), 1)
    context.fillRect(index * width + 1, barsBottom - height, Math.max(width - 2, 1), height)
  }
  context.globalAlpha = 1
}

function paintMarks(
  context: CanvasRenderingContext2D,
  { groups, extent }: Scene,
  { right, top, barsBottom }: ChartLayout,
  { y }: Scales,
  colours: ChartColours,
  words: ChartWords,
): void {
  let free = 0
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const { x, marks } of groups) {
    context.strokeStyle = colours.mark
    context.setLineDash([2, 3])
    context.beginPath()
    context.moveTo(Math.round(x) + 0.5, top)
    context.lineTo(Math.round(x) + 0.5, barsBottom)
    context.stroke()
    context.setLineDash([])
    for (const mark of marks) {
      if (mark.kind !== 'bet' || !extent) continue
      context.fillStyle = mark.side === 'back' ? colours.ownBack : colours.ownLay
      context.strokeStyle = colours.text
      context.lineWidth = 1.5
      context.beginPath()
      context.arc(x, Math.min(Math.max(y(mark.odds), top + 5), barsBottom - 5), 4.5, 0, Math.PI * 2)
      context.fill()
      context.stroke()
      context.lineWidth = 1
    }
    const shown = mostTelling(marks)
    const word = marks.length > 1 ? `${words.mark(shown)} +${marks.length - 1}` : words.mark(shown)
    const width = context.measureText(word).width
    const start = Math.min(Math.max(x - width / 2, 0), right - width)
    if (start < free) continue
    context.fillStyle = colours.text
    context.fillText(word, start, top / 2)
    free = start + width + 8
  }
}

export function paintChart(
  context: CanvasRenderingContext2D,
  scene: Scene,
  layout: ChartLayout,
  colours: ChartColours,
  words: ChartWords,
): void {
  const { width, height, right, top, bottom, barsBottom } = layout
  const { window, extent } = scene
  context.clearRect(0, 0, width, height)
  context.font = colours.font
  const scales: Scales = {
    x: scaleOf(window.fromMs, window.toMs, 0, right),
    y: scaleOf(extent?.low ?? 0, extent?.high ?? 1, bottom, top),
  }
  context.fillStyle = colours.textMuted
  context.globalAlpha = 0.16
  for (const span of scene.suspensions) {
    const start = scales.x(span.fromMs)
    context.fillRect(start, top, Math.max(scales.x(span.toMs) - start, 1), barsBottom - top)
  }
  context.globalAlpha = 1
  paintFrame(context, scene, layout, scales, colours, words)
  paintBars(context, scene, layout, colours)
  context.save()
  context.beginPath()
  context.rect(0, top, right, bottom - top + 2)
  context.clip()
  context.lineJoin = 'round'
  context.strokeStyle = colours.lay
  context.lineWidth = 1
  context.stroke(pathOf(scene.lay, scales))
  context.strokeStyle = colours.back
  context.lineWidth = 2
  context.stroke(pathOf(scene.back, scales))
  context.restore()
  paintMarks(context, scene, layout, scales, colours, words)
  if (scene.cursor === undefined) return
  const at = Math.round(scales.x(scene.cursor)) + 0.5
  context.strokeStyle = colours.text
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(at, top)
  context.lineTo(at, barsBottom)
  context.stroke()
}
