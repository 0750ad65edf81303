import type { MarketType, Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import type { ComponentType } from 'react'

// Extension points of event pages: what other features can add, and what event pages request of them.
declare module '@kit/shell/feature' {
  interface Contributions {
    /** Sections above the open bets of the slip. */
    openBets?: OpenBetsSection[]
    /** Parts above the head of an event. */
    events?: EventPart[]
  }
  interface Intents {
    /** Opens the chart of a runner's prices. */
    'charts.open': ChartAsk
    /** Requests an unmatched order, or opens the sheet in which a player does. */
    'orders.ask': PriceAsk
    /** Cancels an unmatched order, and shows the result. */
    'orders.cancel': { id: string }
  }
}

/** A section above the player's open bets, next to an event's prices. */
export interface OpenBetsSection {
  /** Unique among all features of a site. */
  id: string
  order: number
  /**
   * Component of the section. `eventId` is the event of the current page, or null on other pages. It renders nothing if
   * it has no content.
   */
  Component: ComponentType<{ eventId: string | null }>
}

/** A market of an event with its current best prices. */
export interface EventMarketPrices {
  id: string
  name: string
  /** Type of the market; prices of bookmaker markets and sessions are per 100. */
  type: MarketType
  status: string
  /** True if its prices may be old. */
  isStale: boolean
  /** Best odds in hundredths; 0 if nothing is on offer. */
  runners: readonly { id: string; name: string; back: Odds; lay: Odds }[]
}

/** A part above the head of an event. It must not move the event's prices. */
export interface EventPart {
  /** Unique among all features of a site. */
  id: string
  order: number
  /** Component of the part. It renders nothing if it has no content. `markets` returns the current prices. */
  Component: ComponentType<{ eventId: string; markets: () => readonly EventMarketPrices[] }>
}

/** Request to the feature that shows charts: the runner whose chart the player opens. */
export interface ChartAsk {
  marketId: string
  marketName: string
  marketType: MarketType
  eventId: string
  eventName: string
  runnerId: string
  runnerName: string
  /** Returns the current best odds, 0 if nothing is on offer; undefined while they may be old. */
  best(): { back: Odds; lay: Odds } | undefined
}

/** Request to the feature that handles unmatched orders: a price that the player requests or starts to request. */
export interface PriceAsk {
  marketId: string
  marketName: string
  eventId: string
  eventName: string
  runnerId: string
  runnerName: string
  side: Side
  odds: Odds
  /** Stake in minor units, whole points; undefined if the player has not chosen one. */
  stake?: Minor
  /** True if the market is in play; an order can then not lapse at the start. */
  isInPlay: boolean
  /** Bet delay of the market, in seconds. */
  delaySeconds: number
  /** Returns what is on offer for the runner now; undefined while the market accepts no bets. */
  offered(): { back: readonly PriceSize[]; lay: readonly PriceSize[] } | undefined
  /** True to request it without a sheet, for players whose presses place bets at once. Default: false. */
  isAtOnce?: boolean
}
