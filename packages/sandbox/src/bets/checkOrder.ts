import type { MarketBook, Minor, Order } from '@kit/sdk/contract'
import {
  bestOffer,
  liability,
  matchedPrice,
  profit,
  stakeFault,
  type AskedPrice,
  type BookedBet,
} from '@kit/betting/rules'
import type { Account, Database } from '../database/schema.ts'
import { pointsFor } from '../ledger/ledger.ts'
import { runnersOf } from '../markets/catalogue.ts'
import { stakeRange } from '../markets/limits.ts'
import { statusOf, type LiveMarket } from '../markets/liveMarket.ts'
import { openBetsOn } from './betStore.ts'
import { bookOf } from './exposure.ts'
import { liabilityMap } from './liabilityMap.ts'
import {
  inDebt,
  marketClosed,
  marketSuspended,
  marketUnknown,
  notEnoughPoints,
  oddsChanged,
  oddsZero,
  priceGone,
  runnerRemoved,
  runnerUnknown,
  stakeInvalid,
  stakeRefused,
} from './failures.ts'

/** An order that can be accepted at this moment. */
export interface AcceptableOrder {
  bet: BookedBet & AskedPrice & { runnerName: string }
  /** The player's book of the market with this bet in it. */
  book: MarketBook
  /** What moves from available to exposure, in minor units; negative when the bet is a hedge. */
  reserve: Minor
}

/** The best price there is for the order, when market, runner and price allow a bet. Throws the refusal otherwise. */
function priceFor(order: Order, live: Readonly<LiveMarket> | undefined): AskedPrice {
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
  // Only a session's price has a run.
  const run = order.marketType === 'session' ? order.run : 0
  if (order.marketType === 'session' && run === 0) throw oddsZero('run')
  const levels = runner[order.side]
  const price = matchedPrice(order.side, { odds: order.odds, run }, levels, order.pricePolicy)
  if (price) return price
  const best = bestOffer(levels)
  throw best ? oddsChanged(best) : priceGone()
}

function checkStake(order: Order, eventTypeId: string, account: Account): void {
  const limits = {
    ...stakeRange(order.marketType, eventTypeId),
    marketType: order.marketType,
    caps: { session: account.sessionMax, bookmaker: account.bookmakerMax, betfair: account.betfairMax },
  }
  const fault = stakeFault(order.stake, limits)
  if (fault) throw stakeRefused(fault, limits)
}

/**
 * Everything that must hold for an order, by the newest prices and the given view of the database: market and runner
 * open, stake allowed, price there, points enough. Throws the refusal. Asked twice: on arrival, and again after the
 * delay inside the transaction that accepts.
 */
export async function checkOrder(
  executor: Database,
  account: Account,
  order: Order,
  live: Readonly<LiveMarket> | undefined,
): Promise<AcceptableOrder> {
  const { odds, run } = priceFor(order, live)
  if (!live) throw marketUnknown()
  checkStake(order, live.feed.eventType.id, account)

  const ruled = { side: order.side, marketType: order.marketType, odds, stake: order.stake }
  const runners = await runnersOf(executor, order.marketId)
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

  const others = await openBetsOn(executor, account.id, order.marketId)
  const book = bookOf([...others, bet], runners, live.feed)
  const { available, debt, held } = await pointsFor(executor, account.id, order.marketId)
  const reserve = book.exposure - held
  // Nothing is available while something is owed.
  if (debt > 0n) throw inDebt(debt)
  if (reserve > available) throw notEnoughPoints(available, reserve)

  return { bet, book: liabilityMap(order.marketId, book, runners), reserve }
}
