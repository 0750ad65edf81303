import type { Minor } from '@kit/sdk/contract'
import { marketBook, type Book, type BookedBet } from '@kit/betting/rules'
import type { Database, RunnerRow } from '../database/schema.ts'
import { availableAccount, balanceOf, exposureAccount, heldOn, post } from '../ledger/ledger.ts'
import { runnersOf } from '../markets/catalogue.ts'
import { openBetsOn } from './betStore.ts'

const canWin = (runner: RunnerRow): boolean => runner.status !== 'removed'

/** The book of bets on a market whose withdrawn runners no longer count. */
export const bookOf = (
  bets: readonly BookedBet[],
  runners: readonly RunnerRow[],
  numberOfWinners: number,
): Book =>
  marketBook(
    bets,
    runners.filter(canWin).map((runner) => runner.id),
    numberOfWinners,
  )

/**
 * Brings what a player has reserved on a market to what the open bets can lose there, after something other than a bet
 * changed it. Never takes more than the player has: the house carries the rest.
 */
export async function adjustReserve(
  tx: Database,
  { userId, marketId, numberOfWinners, reference, at }: Adjustment,
): Promise<void> {
  const bets = await openBetsOn(tx, userId, marketId)
  const { exposure } = bookOf(bets, await runnersOf(tx, marketId), numberOfWinners)
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
  marketId: string
  numberOfWinners: number
  /** Names the occasion, once. */
  reference: string
  at: Date
}
