import type { HistoryPoint, Odds, Side } from '@kit/sdk/contract'
import { indexAt } from './series.ts'
import type { TimeWindow } from './timeWindow.ts'

export interface Step {
  fromMs: number
  toMs: number
  odds: Odds
}

/** Returns steps in order, with gaps if nothing was on offer. */
export function stepsIn(points: readonly HistoryPoint[], side: Side, { fromMs, toMs }: TimeWindow): Step[] {
  const steps: Step[] = []
  for (let index = Math.max(indexAt(points, fromMs), 0); index < points.length; index += 1) {
    const point = points[index]!
    if (point.at >= toMs) break
    const odds = point[side]
    if (odds === undefined) continue
    const start = Math.max(point.at, fromMs)
    const end = Math.min(points[index + 1]?.at ?? toMs, toMs)
    const last = steps.at(-1)
    if (last && last.toMs === start && last.odds === odds) last.toMs = end
    else if (end > start) steps.push({ fromMs: start, toMs: end, odds })
  }
  return steps
}

export function extentOf(...sides: readonly (readonly Step[])[]): { low: Odds; high: Odds } | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = 0
  for (const steps of sides)
    for (const { odds } of steps) {
      if (odds < low) low = odds
      if (odds > high) high = odds
    }
  return high === 0 ? undefined : { low, high }
}

/** Returns at most `most` ticks for the chart's axis, from low to high. */
export function priceTicks(low: Odds, high: Odds, most = 4): Odds[] {
  const wish = Math.max((high - low) / most, 1)
  const power = 10 ** Math.floor(Math.log10(wish))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= wish) ?? wish
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step)
}
