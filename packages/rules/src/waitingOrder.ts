import type { Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import type { PlacedOrThought } from './whatIf.ts'
import { liability } from './profit.ts'

/** Parts are whole points: odds in hundredths then make whole minor units, and parts add up to the whole. */
const wholePoint: Minor = 100n

/** An order of an exchange market, or what is left of it, that waits at its price. Amounts in minor units. */
export interface WaitingOrder {
  runnerId: string
  side: Side
  odds: Odds
  /** Whole points that are not matched yet. */
  left: Minor
  /**
   * What others wait with at its price and are matched before it. Negative by what reached it already and is less than
   * a point.
   */
  ahead: Minor
}

/** A matched part of an order: what it gets, at which price. */
export interface MatchedPart {
  odds: Odds
  stake: Minor
}

/** All prices of a runner. Backs on offer are best first by the highest, lays by the lowest. */
export interface OfferedPrices {
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
}

/** Whole points of an amount. */
export const inWholePoints = (amount: Minor): Minor => amount - (amount % wholePoint)

/** Whether a price is the asked one or better for who asks. */
export const isReached = ({ side, odds }: Pick<WaitingOrder, 'side' | 'odds'>, offered: Odds): boolean =>
  side === 'back' ? offered >= odds : offered <= odds

/** What waits at an order's own price: backs that wait are what can be laid, and the reverse. */
export const queueAt = ({ side, odds }: Pick<WaitingOrder, 'side' | 'odds'>, prices: OfferedPrices): Minor =>
  (side === 'back' ? prices.lay : prices.back).find((level) => level.odds === odds)?.size ?? 0n

/**
 * What an order gets as it arrives: everything on offer at its price or better, best first and no more than its stake;
 * the rest waits behind what waits at its price. Source: decision 0097.
 */
export function arrive(
  order: { runnerId: string; side: Side; odds: Odds; stake: Minor },
  prices: OfferedPrices,
): { parts: MatchedPart[]; rest: WaitingOrder } {
  const { stake, ...asked } = order
  const parts: MatchedPart[] = []
  let left = stake
  for (const { odds, size } of prices[order.side]) {
    if (!isReached(order, odds)) continue
    const taken = inWholePoints(size < left ? size : left)
    if (taken <= 0n) continue
    parts.push({ odds, stake: taken })
    left -= taken
  }
  return { parts, rest: { ...asked, left, ahead: queueAt(order, prices) } }
}

/**
 * A waiting order as a book counts it that must cover whatever becomes of it: where a match would lose it counts whole,
 * where it would win not at all. The exposure with it is the worst of every outcome and every part being matched or not.
 */
export const asReserved = ({ runnerId, side, odds, left }: Omit<WaitingOrder, 'ahead'>): PlacedOrThought => ({
  runnerId,
  side,
  run: 0,
  profit: 0n,
  liability: liability({ side, odds, stake: left, marketType: 'betfair' }),
})
