import type { Bet, CashOutOrderRequest, Minor } from '@kit/sdk/contract'
import type { LivePrices } from '../../../prices/livePrices.ts'
import type { MarketFacts } from '../../../prices/marketFacts.ts'
import {
  canCashOut,
  marketBook,
  nearestCashOut,
  type BookedBet,
  type CashOutFault,
  type SnappedCashOut,
} from '../../../rules/index.ts'

/** What is cashed out: the position on a market, or one bet of it. */
export interface CashOutTarget {
  marketId: string
  betId?: string | undefined
}

/** One outcome of a market, before and after a cash out, in minor units. */
export interface CashOutOutcome {
  runnerId: string
  runnerName: string
  before: Minor
  after: Minor
}

export interface LiveCashOut extends SnappedCashOut {
  outcomes: CashOutOutcome[]
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
): LiveCashOut | { fault: CashOutFault } {
  const running = market.runners.filter(({ status }) => status !== 'removed')
  const position = positionOf(book)
  const plan = nearestCashOut({
    type: market.type,
    runners: running.map(({ id, status }) => {
      const { back, lay } = prices.slots(market.id, id)
      return status === 'active' ? { id, back, lay } : { id, back: [], lay: [] }
    }),
    bets: betId === undefined ? position : cashOutBets(bets, betId),
    share,
    leastStake,
  })
  if ('fault' in plan) return plan
  const after = marketBook(
    [...position, ...plan.orders],
    running.map(({ id }) => id),
  ).byRunner
  return {
    ...plan,
    outcomes: running.map(({ id, name }) => ({
      runnerId: id,
      runnerName: name,
      before: book.get(id) ?? 0n,
      after: after.get(id) ?? 0n,
    })),
  }
}

/** What is sent of a cash out that was shown: the operator takes it as told or better. */
export const toldOf = (
  { marketId, betId }: CashOutTarget,
  { share, orders, outcomes }: LiveCashOut,
): Omit<CashOutOrderRequest, 'key'> => ({
  marketId,
  ...(betId !== undefined && { betId }),
  share,
  orders: orders.map(({ runnerId, side, odds, stake, liability }) => ({
    teamId: runnerId,
    oddType: side,
    odd: odds,
    stake,
    liability,
  })),
  outcomes: outcomes.map(({ runnerId, after }) => ({ teamId: runnerId, amount: after })),
})
