import type { MarketType, Minor } from '@kit/sdk/contract'
import type { RuledBet } from './bet.ts'
import type { BookedBet } from './book.ts'
import { bookOfKind, type BookOfKind } from './bookOfKind.ts'
import { liability, profit } from './profit.ts'

/** An existing or prospective bet. */
export type WhatIfBet = BookedBet & { run: number }

/** A prospective bet: its side, selection, price and stake. Stake in minor units. */
export interface ProspectiveBet extends RuledBet {
  runnerId: string
  run: number
}

/** The market of a prospective bet. */
export interface BookedMarket {
  type: MarketType
  numberOfWinners: number
  /** The runners that can still win. */
  runnerIds: readonly string[]
}

/** The effect of one more bet on a market. Amounts in minor units. */
export interface WhatIf {
  profit: Minor
  liability: Minor
  /** The player's book of the market, without and with the bet. */
  bookBefore: BookOfKind
  bookAfter: BookOfKind
  /** The increase of the exposure and decrease of the available points; negative for a hedge. */
  exposureChange: Minor
}

/** Returns true if a bet has a stake, and odds at which it can win. */
const isPriced = ({ marketType, odds, stake }: ProspectiveBet): boolean =>
  stake > 0n && odds > (marketType === 'betfair' ? 100 : 0)

/**
 * Calculates the player's book of a market, exposure and balance with a bet that is not placed yet: the same
 * calculation by which the operator reserves points when it accepts the bet. A bet without stake or odds changes
 * nothing.
 */
export function whatIf(
  bets: readonly WhatIfBet[],
  thought: ProspectiveBet,
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
