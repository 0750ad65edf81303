import type { MarketType, Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'

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
