import type { MarketType, Odds } from '@kit/sdk/contract'

/** The runner whose chart a player opens, of the feature that draws charts. */
export interface ChartAsk {
  marketId: string
  marketName: string
  marketType: MarketType
  eventId: string
  eventName: string
  runnerId: string
  runnerName: string
  /** The best odds now, 0 where nothing is on offer; undefined while they may be old. */
  best(): { back: Odds; lay: Odds } | undefined
}

declare module '@kit/shell/feature' {
  interface Intents {
    /** Opens the chart of a runner's prices. */
    'charts.open': ChartAsk
  }
}
