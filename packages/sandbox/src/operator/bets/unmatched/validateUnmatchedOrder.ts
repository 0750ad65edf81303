import type { MarketBook, Minor } from '@kit/sdk/contract'
import {
  matchOrder,
  asReserved,
  inWholePoints,
  liability,
  priceLadder,
  profit,
  type BookedBet,
  type UnmatchedOrder as QueuedOrder,
} from '@kit/rules'
import type { AccountRow, UnmatchedOrderRow } from '../../database/schema.ts'
import { statusOf, type MarketState } from '../../markets/marketState.ts'
import { bookOf } from '../exposure.ts'
import {
  inDebt,
  marketClosed,
  marketSuspended,
  marketUnknown,
  notEnoughPoints,
  oddsZero,
  runnerRemoved,
  runnerUnknown,
  stakeInvalid,
} from '../failures.ts'
import { checkStake, type OrderContext } from '../validateOrder.ts'
import { liabilityMap } from '../liabilityMap.ts'
import { oddsOffLadder, unmatchedOrdersUnavailable } from './failures.ts'

export interface AskedOrder extends Pick<UnmatchedOrderRow, 'marketId' | 'runnerId' | 'side' | 'odds'> {
  eventId: string
  /** The whole stake, and the part that was matched before. */
  stake: Minor
  matched: Minor
}

export interface MatchedPart extends BookedBet {
  odds: number
  run: number
  stake: Minor
}

export interface AcceptableUnmatchedOrder {
  parts: MatchedPart[]
  rest: QueuedOrder
  runnerName: string
  book: MarketBook
  /** Amount to reserve for any outcome of the rest. */
  reserve: Minor
  /** Profit of the whole order, for a stake limit. */
  profit: Minor
}

const steps = new Set(priceLadder)

function openRunner(
  { marketId: _id, eventId, runnerId }: AskedOrder,
  live: Readonly<MarketState> | undefined,
) {
  if (!live || live.feed.event.id !== eventId) throw marketUnknown()
  if (live.feed.type !== 'betfair') throw unmatchedOrdersUnavailable()
  if (live.status === 'closed') throw marketClosed()
  if (statusOf(live) !== 'active') throw marketSuspended()
  const runner = live.runners.get(runnerId)
  if (!runner) throw runnerUnknown()
  if (runner.status === 'removed') throw runnerRemoved()
  if (runner.status !== 'active') throw marketClosed()
  return { live, runner }
}

/**
 * Validates a requested price against the newest prices and the given state. Throws the refusal. Called on
 * arrival if there is a delay, and in the accepting transaction. `context` does not contain the order
 * itself.
 */
export function validateUnmatchedOrder(
  account: AccountRow,
  asked: AskedOrder,
  found: Readonly<MarketState> | undefined,
  { runners, booked, unmatched, points: { available, debt, held } }: OrderContext,
): AcceptableUnmatchedOrder {
  const { live, runner } = openRunner(asked, found)
  const { marketId, runnerId, side, odds, stake, matched } = asked
  if (stake <= 0n || stake !== inWholePoints(stake)) throw stakeInvalid()
  if (odds === 0) throw oddsZero()
  if (!steps.has(odds)) throw oddsOffLadder()
  checkStake({ marketType: 'betfair', stake }, live.feed.eventType.id, account)
  const known = runners.find(({ id }) => id === runnerId)
  if (!known) throw runnerUnknown()
  if (known.status === 'removed') throw runnerRemoved()

  const { parts, rest } = matchOrder({ runnerId, side, odds, stake: stake - matched }, runner)
  const betOf = (part: { odds: number; stake: Minor }): MatchedPart => {
    const ruled = { side, marketType: 'betfair' as const, ...part }
    return { runnerId, side, run: 0, ...part, profit: profit(ruled), liability: liability(ruled) }
  }
  const bets = parts.map(betOf)
  const reserved = rest.left > 0n ? [asReserved(rest)] : []
  const reserve = bookOf([...booked, ...bets, ...unmatched, ...reserved], runners, live.feed).exposure - held
  if (debt > 0n) throw inDebt(debt)
  if (reserve > available) throw notEnoughPoints(available, reserve)
  const whole = [...bets, ...(rest.left > 0n ? [betOf({ odds, stake: rest.left })] : [])]
  return {
    parts: bets,
    rest,
    runnerName: known.name,
    book: liabilityMap(marketId, bookOf([...booked, ...bets], runners, live.feed), runners),
    reserve,
    profit: whole.reduce((sum, one) => sum + one.profit, 0n),
  }
}
