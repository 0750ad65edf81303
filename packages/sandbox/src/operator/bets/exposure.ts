import type { Minor } from '@kit/sdk/contract'
import { bookOfKind, type BookedBet, type BookOfKind } from '@kit/rules'
import type { Database, MarketRow, RunnerRow } from '../database/schema.ts'
import { availableAccount, balanceOf, exposureAccount, heldOn, post } from '../ledger/ledger.ts'
import { runnersOf } from '../markets/catalogue.ts'
import { openBetsOn } from './betStore.ts'
import { reservedOn } from './unmatched/unmatchedOrderStore.ts'

const canWin = (runner: RunnerRow): boolean => runner.status !== 'removed'

/** Withdrawn runners do not count. */
export const bookOf = (
  bets: readonly (BookedBet & { run: number })[],
  runners: readonly RunnerRow[],
  market: Pick<MarketRow, 'type' | 'numberOfWinners'>,
): BookOfKind =>
  bookOfKind(
    bets,
    runners.filter(canWin).map(({ id }) => id),
    market,
  )

/**
 * Adjusts the player's reserve on a market to the possible loss of the open bets, for any outcome of the
 * unmatched orders, after any change that is not a bet. Never takes more than the player has: the operator
 * carries the rest.
 */
export async function adjustReserve(
  tx: Database,
  { userId, market, reference, at }: Adjustment,
): Promise<void> {
  const marketId = market.id
  const bets = await openBetsOn(tx, userId, marketId)
  const unmatched = await reservedOn(tx, userId, marketId)
  const { exposure } = bookOf([...bets, ...unmatched], await runnersOf(tx, marketId), market)
  const wanted: Minor = exposure - (await heldOn(tx, userId, marketId))
  const available = await balanceOf(tx, availableAccount(userId))
  const delta = wanted > available ? available : wanted
  await post(tx, {
    kind: 'adjustment',
    reference,
    marketId,
    at,
    movements: [
      { account: availableAccount(userId), amount: -delta },
      { account: exposureAccount(userId), amount: delta },
    ],
  })
}

export interface Adjustment {
  userId: string
  market: Pick<MarketRow, 'id' | 'type' | 'numberOfWinners'>
  /** Unique per change. */
  reference: string
  at: Date
}
