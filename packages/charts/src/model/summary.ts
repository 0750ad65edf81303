import type { HistoryPoint, Minor, Odds } from '@kit/sdk/contract'
import { extentOf, stepsIn } from './steps.ts'
import type { TimeWindow } from './timeWindow.ts'

/** Odds in hundredths, money in minor units; unknown values are undefined. */
export interface Summary {
  back?: Odds
  lay?: Odds
  /** Highest and lowest back price in the window. */
  high?: Odds
  low?: Odds
  matched?: Odds
  traded?: Minor
}

export function summaryOf(points: readonly HistoryPoint[], window: TimeWindow): Summary {
  const now = points.at(-1)
  const extent = extentOf(stepsIn(points, 'back', window))
  const matched = points.findLast(({ last }) => last !== undefined)?.last
  const traded = points.findLast((point) => point.traded !== undefined)?.traded
  return {
    ...(now?.back !== undefined && { back: now.back }),
    ...(now?.lay !== undefined && { lay: now.lay }),
    ...extent,
    ...(matched !== undefined && { matched }),
    ...(traded !== undefined && { traded }),
  }
}
