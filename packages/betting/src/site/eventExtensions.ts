import type { MarketType, Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import type { ComponentType } from 'react'

// What the pages of events let other features add, and what they request of them.
declare module '@kit/shell/feature' {
  interface Contributions {
    /** Sections above the open bets of the slip. */
    openBets?: OpenBetsSection[]
    /** Parts over the head of an event. */
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

/** A part above the player's open bets, beside an event's prices. */
export interface OpenBetsSection {
  /** Unique among all features of a site. */
  id: string
  order: number
  /** `eventId` is the event on the screen; null elsewhere. It draws nothing where it has nothing to say. */
  Component: ComponentType<{ eventId: string | null }>
}

/** A market of an event with its best prices, as the feature with the prices holds them now. */
export interface EventMarketPrices {
  id: string
  name: string
  /** Of whom the prices are: a bookmaker's and a session's are per 100. */
  type: MarketType
  status: string
  /** Whether its prices may be old. */
  isStale: boolean
  /** Best odds in hundredths; 0 where nothing is on offer. */
  runners: readonly { id: string; name: string; back: Odds; lay: Odds }[]
}

/** A part over the head of an event, beside nothing that moves its prices. */
export interface EventPart {
  /** Unique among all features of a site. */
  id: string
  order: number
  /** It draws nothing where it has nothing to say. `markets` reads the prices of the moment. */
  Component: ComponentType<{ eventId: string; markets: () => readonly EventMarketPrices[] }>
}

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

/** A price that a player asks for, or begins to ask for, of the feature that takes orders that wait. */
export interface PriceAsk {
  marketId: string
  marketName: string
  eventId: string
  eventName: string
  runnerId: string
  runnerName: string
  side: Side
  odds: Odds
  /** Minor units, whole points; left out where the player has not chosen one. */
  stake?: Minor
  /** Whether the market is in play: there is nothing to lapse at then. */
  isInPlay: boolean
  /** The market's bet delay, in s. */
  delaySeconds: number
  /** What is on offer for the runner now; undefined while the market takes no bets. */
  offered(): { back: readonly PriceSize[]; lay: readonly PriceSize[] } | undefined
  /** Asks for it as it is, without a sheet, for players whose presses place bets at once. */
  isAtOnce?: boolean
}
