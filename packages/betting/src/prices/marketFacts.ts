import type { Market, Minor, Runner, Side } from '@kit/sdk/contract'

/** How many prices of each side are shown and kept. */
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
  /** Hears of each change. */
  observer: SlotObserver | undefined

  constructor(marketId: string, runnerId: string, side: Side) {
    this.marketId = marketId
    this.runnerId = runnerId
    this.side = side
  }
}

/**
 * Why the prices of a market may be old: the connection went, the operator lost the exchange, a change was missed, or the
 * operator goes on but says nothing of this market any more.
 */
export type StaleReason = 'connection' | 'exchange' | 'gap' | 'late'

/** Since when, in ms since the epoch, and why. */
export interface Staleness {
  reason: StaleReason
  sinceMs: number
}

/** A runner without its prices: what React needs to draw its row. */
export type RunnerFacts = Omit<Runner, 'back' | 'lay'>

/**
 * A market without its prices, replaced as a whole when its structure changes (status, in play, a runner removed) and
 * never on a tick. `isStale` means that its prices may be old: nothing can be placed on it; `stale` says why.
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
