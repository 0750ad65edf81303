import type { Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import type { WhatIfBet } from './whatIf.ts'
import { liability } from './profit.ts'

/** Parts are whole points: odds in hundredths then give whole minor units, and parts add up to the whole. */
const wholePoint: Minor = 100n

/** An unmatched order of an exchange market, or its unmatched rest. Amounts in minor units. */
export interface UnmatchedOrder {
  runnerId: string
  side: Side
  odds: Odds
  /** Unmatched whole points. */
  left: Minor
  /**
   * The amount ahead of it in the queue at its price. Negative by an amount below one point that has reached it
   * already.
   */
  ahead: Minor
}

/** A matched part of an order: the amount and its price. */
export interface MatchedPart {
  odds: Odds
  stake: Minor
}

/** All prices of a runner, best first: backs from the highest, lays from the lowest. */
export interface OfferedPrices {
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
}

/** Rounds an amount down to whole points. */
export const inWholePoints = (amount: Minor): Minor => amount - (amount % wholePoint)

export const isReached = ({ side, odds }: Pick<UnmatchedOrder, 'side' | 'odds'>, offered: Odds): boolean =>
  side === 'back' ? offered >= odds : offered <= odds

/** Returns the amount queued at an order's price: unmatched backs are shown as offers to lay, and the reverse. */
export const queueAt = (
  { side, odds }: Pick<UnmatchedOrder, 'side' | 'odds'>,
  prices: OfferedPrices,
): Minor => (side === 'back' ? prices.lay : prices.back).find((level) => level.odds === odds)?.size ?? 0n

/**
 * Matches a new order: it takes the offers at its price or better, best first and up to its stake; the rest is queued
 * behind the orders at its price. Source: decision unmatched-orders.
 */
export function matchOrder(
  order: { runnerId: string; side: Side; odds: Odds; stake: Minor },
  prices: OfferedPrices,
): { parts: MatchedPart[]; rest: UnmatchedOrder } {
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
 * Returns an unmatched order as the book counts it to cover every possible match: in full where a match would lose, not
 * at all where it would win. The resulting exposure is the worst over all outcomes and all parts being matched or not.
 */
export const asReserved = ({ runnerId, side, odds, left }: Omit<UnmatchedOrder, 'ahead'>): WhatIfBet => ({
  runnerId,
  side,
  run: 0,
  profit: 0n,
  liability: liability({ side, odds, stake: left, marketType: 'betfair' }),
})
