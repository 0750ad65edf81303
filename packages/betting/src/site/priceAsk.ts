import type { Odds, PriceSize, Side } from '@kit/sdk/contract'

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
  stake?: bigint
  /** Whether the market is in play: there is nothing to lapse at then. */
  isInPlay: boolean
  /** The market's bet delay, in s. */
  delaySeconds: number
  /** What is on offer for the runner now; undefined while the market takes no bets. */
  offered(): { back: readonly PriceSize[]; lay: readonly PriceSize[] } | undefined
  /** Asks for it as it is, without a sheet, for players whose presses place bets at once. */
  isAtOnce?: boolean
}

declare module '@kit/shell/feature' {
  interface Intents {
    /** Asks for a price that waits, or opens the sheet in which a player does. */
    'orders.ask': PriceAsk
    /** Cancels an order that waits, and says what became of it. */
    'orders.cancel': { id: string }
  }
}
