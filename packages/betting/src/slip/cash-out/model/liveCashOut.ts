import type { Bet, CashOutOrderRequest, Minor, TakenCashOut } from '@kit/sdk/contract'
import type { LivePrices } from '../../../prices/livePrices.ts'
import type { MarketFacts } from '../../../prices/marketFacts.ts'
import {
  canCashOut,
  cashOutSlippage,
  marketBook,
  nearestCashOut,
  type BookedBet,
  type CashOutFault,
  type CashOutSlippage,
  type SnappedCashOut,
} from '@kit/rules'
import type { PriceTolerance } from '../../model/priceTolerance.ts'
import type { CashOutTarget } from './cashOutSubject.ts'

export interface CashOutOutcome {
  runnerId: string
  runnerName: string
  before: Minor
  after: Minor
}

export interface LiveCashOut extends SnappedCashOut, CashOutSlippage {
  outcomes: CashOutOutcome[]
  /**
   * Amount that is returned: the amount at risk plus the worst result of the cash out, in minor units. Never negative.
   */
  returned: Minor
}

/** Minimum stake on each runner in a partial cash out, set by the operator: one point, in minor units. */
const leastStake = 100n

/**
 * Returns true if a market's positions can be cashed out: the operator offers it and the calculation supports the
 * market.
 */
export const offersCashOut = (
  market: Pick<MarketFacts, 'allowsCashout' | 'type' | 'numberOfWinners' | 'isClosed'> | undefined,
): boolean => market !== undefined && market.allowsCashout && !market.isClosed && canCashOut(market)

const positionOf = (book: ReadonlyMap<string, Minor>): BookedBet[] =>
  [...book].map(([runnerId, amount]) => ({ runnerId, side: 'back', profit: amount, liability: 0n }))

/**
 * Returns a bet with the orders that cashed part of it out. Empty if the market was cashed out since, or if the bet is
 * such an order.
 */
function cashOutBets(bets: readonly Bet[], betId: string): readonly Bet[] {
  const own = bets.find(({ id }) => id === betId)
  if (!own || own.cashOutKey !== undefined) return []
  const isLater = (bet: Bet) =>
    bet.marketId === own.marketId &&
    bet.cashOutKey !== undefined &&
    bet.cashOutOf === undefined &&
    bet.createdAt >= own.createdAt
  if (bets.some(isLater)) return []
  return bets.filter(({ id, cashOutOf }) => id === betId || cashOutOf === betId)
}

/**
 * Calculates the operator's cash out for a share from the page's prices, by the operator's own rules. The operator's
 * calculation counts when it is placed.
 */
export function liveCashOut(
  prices: Pick<LivePrices, 'slots'>,
  market: Pick<MarketFacts, 'id' | 'type' | 'runners'>,
  {
    book,
    bets,
    betId,
  }: { book: ReadonlyMap<string, Minor>; bets: readonly Bet[]; betId?: string | undefined },
  share: number,
  tolerance: PriceTolerance,
): LiveCashOut | { fault: CashOutFault } {
  const running = market.runners.filter(({ status }) => status !== 'removed')
  const position = positionOf(book)
  const cashed = betId === undefined ? position : cashOutBets(bets, betId)
  const runnerIds = running.map(({ id }) => id)
  const plan = nearestCashOut({
    type: market.type,
    runners: running.map(({ id, status }) => {
      const { back, lay } = prices.slots(market.id, id)
      return status === 'active' ? { id, back, lay } : { id, back: [], lay: [] }
    }),
    bets: cashed,
    share,
    leastStake,
  })
  if ('fault' in plan) return plan
  const after = marketBook([...position, ...plan.orders], runnerIds).byRunner
  const atRisk = [...marketBook(cashed, runnerIds).byRunner.values()].reduce(
    (most, amount) => (-amount > most ? -amount : most),
    0n,
  )
  return {
    ...plan,
    ...cashOutSlippage(market.type, plan, tolerance),
    returned: plan.value + atRisk,
    outcomes: running.map(({ id, name }) => ({
      runnerId: id,
      runnerName: name,
      before: book.get(id) ?? 0n,
      after: after.get(id) ?? 0n,
    })),
  }
}

/**
 * Returns the request for a cash out as it was shown. The operator accepts it at this value or better, or worse only by
 * the accepted slippage.
 */
export const cashOutRequestOf = (
  { marketId, betId }: CashOutTarget,
  { share, orders, outcomes, slippage, maxLiabilities }: LiveCashOut,
): Omit<CashOutOrderRequest, 'key'> => ({
  marketId,
  ...(betId !== undefined && { betId }),
  share,
  orders: orders.map(({ runnerId, side, odds, stake, liability }, index) => ({
    teamId: runnerId,
    oddType: side,
    odd: odds,
    stake,
    liability,
    ...(slippage > 0n && { maxLiability: maxLiabilities[index] }),
  })),
  ...(slippage > 0n && { slippage }),
  outcomes: outcomes.map(({ runnerId, after }) => ({ teamId: runnerId, amount: after })),
})

/**
 * Returns a cash out as it was placed: its orders and their results. Its prices are better than shown, or worse within
 * the accepted slippage.
 */
export function takenCashOut(quote: LiveCashOut, { bets, book }: TakenCashOut): LiveCashOut {
  const amounts = new Map(book.byRunner.map(({ runnerId, amount }) => [runnerId, amount]))
  const outcomes = quote.outcomes.map((outcome) => ({
    ...outcome,
    after: amounts.get(outcome.runnerId) ?? outcome.after,
  }))
  // Different orders of the same cash out change the result of every runner by the same amount, so one runner is
  // enough.
  const runnerIds = quote.outcomes.map(({ runnerId }) => runnerId)
  const resultOf = (orders: readonly BookedBet[]) =>
    marketBook(orders, runnerIds).byRunner.get(runnerIds[0] ?? '') ?? 0n
  const gained = resultOf(bets) - resultOf(quote.orders)
  return {
    ...quote,
    value: quote.value + gained,
    returned: quote.returned + gained,
    slippage: 0n,
    outcomes,
    orders: bets.map(({ runnerId, side, odds, stake, profit, liability }) => ({
      runnerId,
      side,
      odds,
      stake,
      profit,
      liability,
      remainder: 0n,
    })),
  }
}
