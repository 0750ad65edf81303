import type { CashOutOrderRequest, MarketBook, Minor } from '@kit/sdk/contract'
import {
  canCashOut,
  cashOutRisks,
  isAsQuoted,
  planCashOut,
  type BookOfKind,
  type CashOutPlan,
  type QuotedCashOut,
} from '@kit/rules'
import type { BetRow, Database, MarketRow, RunnerRow } from '../../database/schema.ts'
import { pointsOf, type Points } from '../../ledger/ledger.ts'
import { runnersOf } from '../../markets/catalogue.ts'
import { leastCashOutStake } from '../../markets/limits.ts'
import { levelsSent, statusOf, type MarketState } from '../../markets/marketState.ts'
import { openBetsOn, type BookedTotal } from '../betStore.ts'
import { bookOf } from '../exposure.ts'
import { inDebt, marketClosed, marketSuspended, marketUnknown, notEnoughPoints } from '../failures.ts'
import { liabilityMap } from '../liabilityMap.ts'
import { reservedOn } from '../unmatched/unmatchedOrderStore.ts'
import { cashedOutWithMarket, moved, nothingToCashOut, unavailable } from './failures.ts'

/** The share is in percent. */
export type CashOutAsk = Pick<CashOutOrderRequest, 'marketId' | 'betId' | 'share'>

interface CashOutContext {
  runners: readonly RunnerRow[]
  /** Bets, oldest first. */
  bets: readonly BetRow[]
  /** Unmatched orders as the reserve counts them. */
  unmatched: readonly BookedTotal[]
  points: Points
}

export async function readCashOutContext(
  executor: Database,
  userId: string,
  marketId: string,
): Promise<CashOutContext> {
  const [points] = await pointsOf(executor, [{ userId, marketId }])
  if (!points) throw new Error("The player's points could not be read.")
  return {
    runners: await runnersOf(executor, marketId),
    bets: await openBetsOn(executor, userId, marketId),
    unmatched: await reservedOn(executor, userId, marketId),
    points,
  }
}

export interface AcceptableCashOut {
  plan: CashOutPlan
  before: MarketBook
  outcomes: MarketBook['byRunner']
  book: MarketBook
  /** Amount that moves from available to exposure, in minor units. Negative if points are released. */
  reserve: Minor
}

/**
 * Returns the bets whose outcomes are levelled: all, or one with the orders that cashed part of it out. A bet
 * that was cashed out with its market belongs to that cash out, because levelling it alone would undo the
 * other.
 */
function betsOf(bets: readonly BetRow[], betId: string | undefined): readonly BetRow[] {
  if (betId === undefined) return bets
  const own = bets.find(({ id }) => id === betId)
  if (!own || own.cashOutKey !== null) throw unavailable()
  const isOfMarket = ({ cashOutKey, cashOutOf, number }: BetRow) =>
    cashOutKey !== null && cashOutOf === null && number > own.number
  if (bets.some(isOfMarket)) throw cashedOutWithMarket()
  return bets.filter(({ id, cashOutOf }) => id === betId || cashOutOf === betId)
}

function openMarket(
  market: Pick<MarketRow, 'state'> | undefined,
  live: Readonly<MarketState> | undefined,
  suspensions: number | undefined = live?.suspensions,
): Readonly<MarketState> {
  if (!market || !live) throw marketUnknown()
  if (market.state !== 'open' || live.status === 'closed') throw marketClosed()
  // A suspension since it arrived refuses it, whatever the prices are now.
  if (statusOf(live) !== 'active' || live.suspensions !== suspensions) throw marketSuspended()
  return live
}

interface Agreed {
  least: QuotedCashOut
  suspensions: number
}

/**
 * Returns the minimum that a player agreed to: no outcome is worse, and nothing more is at risk on any side
 * of a runner.
 */
const leastOf = ({ orders, outcomes, slippage = 0n }: CashOutOrderRequest): QuotedCashOut => ({
  orders: orders.map(({ teamId, oddType, liability, maxLiability = liability }) => ({
    runnerId: teamId,
    side: oddType,
    liability: maxLiability,
  })),
  outcomes: outcomes.map(({ teamId, amount }) => ({ runnerId: teamId, amount: amount - slippage })),
})

/**
 * Calculates a cash out from the newest prices, with the three best of each side that are published. With
 * `agreed`, only the quoted orders are placed. Throws the refusal if none is possible.
 */
function calculateCashOut(
  { marketId, betId, share }: CashOutAsk,
  agreed: Agreed | undefined,
  market: Pick<MarketRow, 'state'> | undefined,
  found: Readonly<MarketState> | undefined,
  { runners, bets, unmatched, points }: CashOutContext,
): AcceptableCashOut {
  const live = openMarket(market, found, agreed?.suspensions)
  if (!canCashOut(live.feed)) throw unavailable()
  const priced = runners
    .filter(({ status }) => status !== 'removed')
    .map(({ id }) => {
      const runner = live.runners.get(id)
      const isActive = runner?.status === 'active'
      return {
        id,
        back: isActive ? runner.back.slice(0, levelsSent) : [],
        lay: isActive ? runner.lay.slice(0, levelsSent) : [],
      }
    })
  const asked = {
    type: live.feed.type,
    runners: priced,
    bets: betsOf(bets, betId),
    share,
    leastStake: leastCashOutStake,
  }
  const plan = planCashOut({ ...asked, mostAtRisk: agreed && cashOutRisks(agreed.least.orders) })
  if ('fault' in plan) {
    // The market offers enough, but not within the quote.
    if (agreed && plan.fault === 'no-price' && !('fault' in planCashOut(asked))) throw moved()
    throw nothingToCashOut(plan.fault)
  }
  const orders = plan.orders.map((order) => ({ ...order, run: 0 }))
  const book = (bookNow: BookOfKind) => liabilityMap(marketId, bookNow, runners)
  const after = bookOf([...bets, ...orders], runners, live.feed)
  const reserve = bookOf([...bets, ...orders, ...unmatched], runners, live.feed).exposure - points.held
  if (reserve > 0n) {
    // The bet covered others, which can lose more without it.
    if (points.debt > 0n) throw inDebt(points.debt)
    if (reserve > points.available) throw notEnoughPoints(points.available, reserve)
  }
  return {
    plan,
    before: book(bookOf(bets, runners, live.feed)),
    book: book(after),
    outcomes: book(after).byRunner.filter(({ runnerId }) => after.byRunner.has(runnerId)),
    reserve,
  }
}

/** Returns a cash out as it would be accepted now, without an earlier agreement. */
export const currentCashOut = (
  asked: CashOutAsk,
  market: Pick<MarketRow, 'state'> | undefined,
  live: Readonly<MarketState> | undefined,
  context: CashOutContext,
): AcceptableCashOut => calculateCashOut(asked, undefined, market, live, context)

/**
 * Validates a cash out that a player agreed to when the market had been suspended `suspensions` times. Throws
 * if its result is worse than agreed, or if it puts more at risk.
 */
export function validateQuotedCashOut(
  quoted: CashOutOrderRequest,
  suspensions: number,
  market: Pick<MarketRow, 'state'> | undefined,
  live: Readonly<MarketState> | undefined,
  context: CashOutContext,
): AcceptableCashOut {
  const least = leastOf(quoted)
  const acceptable = calculateCashOut(quoted, { least, suspensions }, market, live, context)
  if (!isAsQuoted(least, { orders: acceptable.plan.orders, outcomes: acceptable.outcomes })) throw moved()
  return acceptable
}
