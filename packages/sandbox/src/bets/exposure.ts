import type { Minor } from '@kit/sdk/contract'
import { marketBook, sessionBook, type Book, type BookedBet, type SessionBook } from '@kit/betting/rules'
import type { Database, MarketRow, RunnerRow } from '../database/schema.ts'
import { availableAccount, balanceOf, exposureAccount, heldOn, post } from '../ledger/ledger.ts'
import { runnersOf } from '../markets/catalogue.ts'
import { openBetsOn } from './betStore.ts'

const canWin = (runner: RunnerRow): boolean => runner.status !== 'removed'

/** A player's book of a market of any kind; of a session by its run too. */
export interface PlayerBook extends Book {
  byRun?: SessionBook['byRun']
}

/** The book of bets on a market whose withdrawn runners no longer count. */
export function bookOf(
  bets: readonly (BookedBet & { run: number })[],
  runners: readonly RunnerRow[],
  { type, numberOfWinners }: Pick<MarketRow, 'type' | 'numberOfWinners'>,
): PlayerBook {
  const running = runners.filter(canWin).map(({ id }) => id)
  if (type !== 'session') return marketBook(bets, running, numberOfWinners)
  const counted = bets.filter(({ runnerId }) => running.includes(runnerId))
  const { byRun, worst, exposure } = sessionBook(counted)
  return { byRunner: new Map(running.map((id) => [id, worst])), exposure, byRun }
}

/**
 * Brings what a player has reserved on a market to what the open bets can lose there, after something other than a bet
 * changed it. Never takes more than the player has: the house carries the rest.
 */
export async function adjustReserve(
  tx: Database,
  { userId, market, reference, at }: Adjustment,
): Promise<void> {
  const marketId = market.id
  const bets = await openBetsOn(tx, userId, marketId)
  const { exposure } = bookOf(bets, await runnersOf(tx, marketId), market)
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
  /** Names the occasion, once. */
  reference: string
  at: Date
}
