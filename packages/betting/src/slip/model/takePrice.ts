import { marketLock } from '../../market/marketLock.ts'
import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { unseenMs } from '../../prices/paintedCell.ts'
import type { RunnerAmount } from './betDraft.ts'
import type { TappedPrice } from './slipMachine.ts'

/** Maximum stake of a market that is shown but accepts no bets: one point, in minor units. Source: BET-037. */
const closedMax = 100n

export type Taken = { draft: TappedPrice } | { notAllowed: 'price' | 'market' }

/**
 * Returns the price that a quick bet requests. If the price changed just before the tap, it is the earlier one, which
 * the player saw; the price policy then decides.
 */
export function seenPrice(price: TakenPrice): TakenPrice {
  const { earlier, timeStamp } = price
  if (price.odds === 0 || timeStamp === undefined || !earlier || earlier.odds <= 0) return price
  return timeStamp - earlier.untilMs < unseenMs ? { ...price, odds: earlier.odds, run: earlier.run } : price
}

/**
 * `book` is the current profit or loss of the player's bets on the market. While prices are interrupted the
 * slip accepts the selection and places nothing. Source: BET-001, BET-036, BET-037, Q-010.
 */
export function takePrice(price: TakenPrice, market: MarketFacts, book: readonly RunnerAmount[]): Taken {
  if (price.odds === 0) return { notAllowed: 'price' }
  const lock = marketLock(price, market)
  if ((lock && lock !== 'prices-interrupted') || market.max === closedMax) return { notAllowed: 'market' }
  return {
    draft: {
      marketId: market.id,
      marketName: market.name,
      marketType: market.type,
      eventId: market.event.id,
      eventName: market.event.name,
      openDate: market.openDate,
      region: market.competition.region,
      runnerId: price.runnerId,
      runnerName: price.runnerName,
      side: price.side,
      odds: price.odds,
      seenOdds: price.odds,
      run: price.run,
      min: market.min,
      max: market.max,
      delaySeconds: market.delaySeconds,
      externalType: market.externalType,
      isManual: market.isManual,
      allowsCashout: market.allowsCashout,
      book,
    },
  }
}
