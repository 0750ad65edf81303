import type { MarketBook, Minor, Order } from '@kit/sdk/contract'
import {
  bestOffer,
  liability,
  matchedPrice,
  minOdds,
  profit,
  stakeFault,
  type RequestedPrice,
  type BookedBet,
} from '@kit/rules'
import type { AccountRow, Database, RunnerRow } from '../database/schema.ts'
import { pointsOf, type Points } from '../ledger/ledger.ts'
import { runnersOfAll } from '../markets/catalogue.ts'
import { stakeRange } from '../markets/limits.ts'
import { statusOf, type MarketState } from '../markets/marketState.ts'
import { bookedTotals, type BookedTotal } from './betStore.ts'
import { reservedTotals } from './unmatched/unmatchedOrderStore.ts'
import { bookOf } from './exposure.ts'
import { liabilityMap } from './liabilityMap.ts'
import {
  inDebt,
  marketClosed,
  marketSuspended,
  marketUnknown,
  notEnoughPoints,
  oddsChanged,
  oddsTooLow,
  oddsZero,
  priceGone,
  runnerRemoved,
  runnerUnknown,
  stakeInvalid,
  stakeRefused,
} from './failures.ts'

export interface AcceptableOrder {
  bet: BookedBet & RequestedPrice & { runnerName: string }
  /** The player's book of the market with this bet in it. */
  book: MarketBook
  /** Negative if the bet is a hedge. */
  reserve: Minor
}

/**
 * Returns the best price for the order if market, runner and price allow a bet. Throws the refusal otherwise.
 */
function priceFor(order: Order, live: Readonly<MarketState> | undefined): RequestedPrice {
  if (!live || live.feed.event.id !== order.eventId || order.marketType !== live.feed.type)
    throw marketUnknown()
  if (live.status === 'closed') throw marketClosed()
  if (statusOf(live) !== 'active') throw marketSuspended()
  const runner = live.runners.get(order.runnerId)
  if (!runner) throw runnerUnknown()
  if (runner.status === 'removed') throw runnerRemoved()
  if (runner.status !== 'active') throw marketClosed()
  if (order.stake <= 0n) throw stakeInvalid()
  if (order.odds === 0) throw oddsZero()
  if (order.marketType === 'betfair' && order.odds < minOdds) throw oddsTooLow()
  // Only a session's price has a run.
  const run = order.marketType === 'session' ? order.run : 0
  if (order.marketType === 'session' && run === 0) throw oddsZero('run')
  const levels = runner[order.side]
  const price = matchedPrice({ ...order, run }, levels)
  if (price) return price
  const best = bestOffer(levels)
  throw best ? oddsChanged(best) : priceGone()
}

export function checkStake(
  order: Pick<Order, 'marketType' | 'stake'>,
  eventTypeId: string,
  account: AccountRow,
): void {
  const limits = {
    ...stakeRange(order.marketType, eventTypeId),
    marketType: order.marketType,
    caps: { session: account.sessionMax, bookmaker: account.bookmakerMax, betfair: account.betfairMax },
  }
  const fault = stakeFault(order.stake, limits)
  if (fault) throw stakeRefused(fault, limits)
}

export interface OrderContext {
  runners: readonly RunnerRow[]
  booked: readonly BookedTotal[]
  /** Unmatched orders as the reserve counts them. */
  unmatched: readonly BookedTotal[]
  points: Points
}

export async function readOrderContexts<
  Asked extends { account: AccountRow; order: Pick<Order, 'marketId'> },
>(executor: Database, orders: readonly Asked[]): Promise<Map<Asked, OrderContext>> {
  if (orders.length === 0) return new Map()
  const asked = orders.map(({ account, order }) => ({ userId: account.id, marketId: order.marketId }))
  const runners = await runnersOfAll(executor, [...new Set(asked.map(({ marketId }) => marketId))])
  const booked = await bookedTotals(executor, asked)
  const unmatched = await reservedTotals(executor, asked)
  const points = await pointsOf(executor, asked)
  const contexts = new Map<Asked, OrderContext>()
  for (const [index, one] of orders.entries()) {
    const own = points[index]
    if (!own) throw new Error("The player's points could not be read.")
    contexts.set(one, {
      runners: runners.get(one.order.marketId) ?? [],
      booked: booked[index] ?? [],
      unmatched: unmatched[index] ?? [],
      points: own,
    })
  }
  return contexts
}

/** Throws the refusal. Called on arrival if there is a delay, and in the accepting transaction. */
export function validateOrder(
  account: AccountRow,
  order: Order,
  live: Readonly<MarketState> | undefined,
  { runners, booked, unmatched, points: { available, debt, held } }: OrderContext,
): AcceptableOrder {
  const { odds, run } = priceFor(order, live)
  if (!live) throw marketUnknown()
  checkStake(order, live.feed.eventType.id, account)

  const ruled = { side: order.side, marketType: order.marketType, odds, stake: order.stake }
  const runner = runners.find(({ id }) => id === order.runnerId)
  if (!runner) throw runnerUnknown()
  if (runner.status === 'removed') throw runnerRemoved()
  const bet = {
    runnerId: runner.id,
    runnerName: runner.name,
    side: order.side,
    odds,
    run,
    profit: profit(ruled),
    liability: liability(ruled),
  }

  const book = bookOf([...booked, bet], runners, live.feed)
  const reserve = bookOf([...booked, ...unmatched, bet], runners, live.feed).exposure - held
  if (debt > 0n) throw inDebt(debt)
  if (reserve > available) throw notEnoughPoints(available, reserve)

  return { bet, book: liabilityMap(order.marketId, book, runners), reserve }
}
