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

/** One outcome of a market, before and after a cash out, in minor units. */
export interface CashOutOutcome {
  runnerId: string
  runnerName: string
  before: Minor
  after: Minor
}

export interface LiveCashOut extends SnappedCashOut, CashOutSlippage {
  outcomes: CashOutOutcome[]
  /** The money that comes back: what was at risk and what the cash out brings at worst, in minor units. Never negative. */
  returned: Minor
}

/** The operator asks for a point of stake on each runner at least where only a part is cashed out. */
const leastStake = 100n

/** Whether a market's positions can be cashed out: as the operator says, where the rules can reckon it. */
export const offersCashOut = (
  market: Pick<MarketFacts, 'allowsCashout' | 'type' | 'numberOfWinners' | 'isClosed'> | undefined,
): boolean => market !== undefined && market.allowsCashout && !market.isClosed && canCashOut(market)

/** The market's position as bets: what each runner brings, as the operator says. */
const positionOf = (book: ReadonlyMap<string, Minor>): BookedBet[] =>
  [...book].map(([runnerId, amount]) => ({ runnerId, side: 'back', profit: amount, liability: 0n }))

/**
 * A bet with the orders that cashed part of it out; none where it was cashed out with its market since, or is an order
 * itself.
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
 * What the operator would do for a share now, by the rules it uses itself, from the prices the page has. The operator's
 * own reckoning is what counts when it is taken.
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

/** What is sent of a cash out that was shown: the operator takes it as told or better, and no worse than was said. */
export const toldOf = (
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
 * A cash out as it was taken: the orders that were placed, and what they bring. A better price was used, or one that is as
 * much worse as the player accepts.
 */
export function takenCashOut(told: LiveCashOut, { bets, book }: TakenCashOut): LiveCashOut {
  const amounts = new Map(book.byRunner.map(({ runnerId, amount }) => [runnerId, amount]))
  const outcomes = told.outcomes.map((outcome) => ({
    ...outcome,
    after: amounts.get(outcome.runnerId) ?? outcome.after,
  }))
  // Other orders of the same cash out bring every runner as much more or less: any of them tells how much.
  const runnerIds = told.outcomes.map(({ runnerId }) => runnerId)
  const broughtBy = (orders: readonly BookedBet[]) =>
    marketBook(orders, runnerIds).byRunner.get(runnerIds[0] ?? '') ?? 0n
  const gained = broughtBy(bets) - broughtBy(told.orders)
  return {
    ...told,
    value: told.value + gained,
    returned: told.returned + gained,
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
