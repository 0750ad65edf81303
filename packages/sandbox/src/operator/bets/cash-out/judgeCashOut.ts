import type { CashOutOrderRequest, MarketBook, Minor } from '@kit/sdk/contract'
import {
  canCashOut,
  cashOutRisks,
  isAsTold,
  planCashOut,
  type BookOfKind,
  type CashOutPlan,
  type ToldCashOut,
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
import { reservedOn } from '../waiting/waitingStore.ts'
import { cashedOutWithMarket, moved, nothingToCashOut, unavailable } from './failures.ts'

/** What is to be cashed out, and how much of it in percent. */
export type CashOutAsk = Pick<CashOutOrderRequest, 'marketId' | 'betId' | 'share'>

/** What the database knows that a cash out is judged by. */
interface CashOutStanding {
  runners: readonly RunnerRow[]
  /** The player's open bets on the market, oldest first. */
  bets: readonly BetRow[]
  /** Orders that wait, as the reserve counts them. */
  waiting: readonly BookedTotal[]
  points: Points
}

export async function readCashOutStanding(
  executor: Database,
  userId: string,
  marketId: string,
): Promise<CashOutStanding> {
  const [points] = await pointsOf(executor, [{ userId, marketId }])
  if (!points) throw new Error('The points of a player were not read.')
  return {
    runners: await runnersOf(executor, marketId),
    bets: await openBetsOn(executor, userId, marketId),
    waiting: await reservedOn(executor, userId, marketId),
    points,
  }
}

/** A cash out as it would be taken at this moment. */
export interface JudgedCashOut {
  plan: CashOutPlan
  before: MarketBook
  /** What each runner that can still win brings with the orders. */
  outcomes: MarketBook['byRunner']
  /** The player's book of the market with the orders in it. */
  book: MarketBook
  /** What moves from available to exposure, in minor units; negative for what becomes free. */
  reserve: Minor
}

/**
 * The bets whose outcomes are levelled: all, or one with the orders that cashed part of it out. A bet that was cashed out
 * with its market belongs to that: levelling it alone would undo the other.
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

/** What a player agreed to before the delay. */
interface Agreed {
  least: ToldCashOut
  /** The market's suspension count when it arrived. */
  suspensions: number
}

/** The least that a player agreed to: no outcome brings less, and nothing more is at risk on any side of a runner. */
const leastOf = ({ orders, outcomes, slippage = 0n }: CashOutOrderRequest): ToldCashOut => ({
  orders: orders.map(({ teamId, oddType, liability, maxLiability = liability }) => ({
    runnerId: teamId,
    side: oddType,
    liability: maxLiability,
  })),
  outcomes: outcomes.map(({ teamId, amount }) => ({ runnerId: teamId, amount: amount - slippage })),
})

/**
 * Reckons a cash out from the newest prices: the three best of each side, which everybody sees. Once it is agreed to only
 * what was told is ordered. Throws the refusal where there is none.
 */
function reckonCashOut(
  { marketId, betId, share }: CashOutAsk,
  agreed: Agreed | undefined,
  market: Pick<MarketRow, 'state'> | undefined,
  found: Readonly<MarketState> | undefined,
  { runners, bets, waiting, points }: CashOutStanding,
): JudgedCashOut {
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
    // Enough is on offer, but not within what was told.
    if (agreed && plan.fault === 'no-price' && !('fault' in planCashOut(asked))) throw moved()
    throw nothingToCashOut(plan.fault)
  }
  const orders = plan.orders.map((order) => ({ ...order, run: 0 }))
  const book = (bookNow: BookOfKind) => liabilityMap(marketId, bookNow, runners)
  const after = bookOf([...bets, ...orders], runners, live.feed)
  const reserve = bookOf([...bets, ...orders, ...waiting], runners, live.feed).exposure - points.held
  if (reserve > 0n) {
    // Of a bet that covered others: without it they can lose more.
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

/** A cash out as it would be taken at this moment by who has agreed to nothing yet. */
export const judgeCashOut = (
  asked: CashOutAsk,
  market: Pick<MarketRow, 'state'> | undefined,
  live: Readonly<MarketState> | undefined,
  standing: CashOutStanding,
): JudgedCashOut => reckonCashOut(asked, undefined, market, live, standing)

/**
 * A cash out that a player agreed to, when the market had been suspended `suspensions` times. Refuses what is less than
 * they accept, or puts more at risk.
 */
export function judgeToldCashOut(
  told: CashOutOrderRequest,
  suspensions: number,
  market: Pick<MarketRow, 'state'> | undefined,
  live: Readonly<MarketState> | undefined,
  standing: CashOutStanding,
): JudgedCashOut {
  const least = leastOf(told)
  const judged = reckonCashOut(told, { least, suspensions }, market, live, standing)
  if (!isAsTold(least, { orders: judged.plan.orders, outcomes: judged.outcomes })) throw moved()
  return judged
}
