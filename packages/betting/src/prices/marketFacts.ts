import type { Market, Minor, Runner, Side } from '@kit/sdk/contract'

/** Number of price levels shown per side. */
export const shownLevels = 3

export interface SlotObserver {
  slotChanged(): void
}

/** One price on offer: odds in hundredths (0: nothing on offer), run, and size in minor units. */
export class PriceSlot {
  readonly marketId: string
  readonly runnerId: string
  readonly side: Side
  odds = 0
  run = 0
  size: Minor = 0n
  /** Notified of each change. */
  observer: SlotObserver | undefined

  constructor(marketId: string, runnerId: string, side: Side) {
    this.marketId = marketId
    this.runnerId = runnerId
    this.side = side
  }
}

/**
 * Why the prices of a market may be old: the connection was lost, the operator lost the exchange, a change was missed,
 * or the operator no longer sends updates for this market.
 */
export type StaleReason = 'connection' | 'exchange' | 'gap' | 'late'

/** Reason of staleness and its start, in ms since the epoch. */
export interface Staleness {
  reason: StaleReason
  sinceMs: number
}

/** A runner without its prices, as React needs it to render its row. */
export type RunnerFacts = Omit<Runner, 'back' | 'lay'>

/**
 * A market without its prices. The object is replaced when the structure changes (status, in play, a runner removed),
 * never on a tick. `isStale` means that its prices may be old and no bets can be placed; `stale` has the reason.
 */
export interface MarketFacts extends Omit<Market, 'runners' | 'totalMatched' | 'sequence'> {
  isStale: boolean
  stale: Staleness | undefined
  runners: readonly RunnerFacts[]
}

/** Both sides of a runner, best price first. */
export interface RunnerSlots {
  back: readonly PriceSlot[]
  lay: readonly PriceSlot[]
}
