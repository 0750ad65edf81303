import type { MarketType, Minor } from '@kit/sdk/contract'
import type { RuledBet } from './bet.ts'
import type { BookedBet } from './book.ts'
import { bookOfKind, type BookOfKind } from './bookOfKind.ts'
import { liability, profit } from './profit.ts'

/** A bet that stands or is thought of. */
export type PlacedOrThought = BookedBet & { run: number }

/** A bet that is thought of: whose side of what, at which price, for how much. Stake in minor units. */
export interface ThoughtBet extends RuledBet {
  runnerId: string
  run: number
}

/** The market a bet is thought of on. */
export interface BookedMarket {
  type: MarketType
  numberOfWinners: number
  /** The runners that can still win. */
  runnerIds: readonly string[]
}

/** What a market would be with one bet more. Amounts in minor units. */
export interface WhatIf {
  profit: Minor
  liability: Minor
  /** The player's book of the market as it is, and with the bet. */
  bookBefore: BookOfKind
  bookAfter: BookOfKind
  /** By how much exposure grows and what is available falls; negative for a hedge. */
  exposureChange: Minor
}

/** Whether a bet has a stake and odds at which something can be won. */
const isPriced = ({ marketType, odds, stake }: ThoughtBet): boolean =>
  stake > 0n && odds > (marketType === 'betfair' ? 100 : 0)

/**
 * What the player's book of a market, exposure and balance become by a bet that was not placed yet: the same sums by
 * which the operator reserves points when it takes the bet. A bet without stake or odds changes nothing.
 */
export function whatIf(
  bets: readonly PlacedOrThought[],
  thought: ThoughtBet,
  { runnerIds, ...market }: BookedMarket,
): WhatIf {
  const priced = isPriced(thought)
  const wins = priced ? profit(thought) : 0n
  const risks = priced ? liability(thought) : 0n
  const { runnerId, side, run } = thought
  const before = bookOfKind(bets, runnerIds, market)
  const after = priced
    ? bookOfKind([...bets, { runnerId, side, run, profit: wins, liability: risks }], runnerIds, market)
    : before
  return {
    profit: wins,
    liability: risks,
    bookBefore: before,
    bookAfter: after,
    exposureChange: after.exposure - before.exposure,
  }
}
