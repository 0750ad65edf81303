import type { Minor, RunnerStatus } from '@kit/sdk/contract'
import { settleBet } from '@kit/betting/rules'
import { lockAccount } from '../accounts/accountStore.ts'
import type { Database } from '../database/schema.ts'
import {
  availableAccount,
  balanceOf,
  exposureAccount,
  heldOn,
  houseAccounts,
  post,
} from '../ledger/ledger.ts'
import { endMarket, lockMarket, runnersOf, setRunnerStatus } from '../markets/catalogue.ts'
import { endBet, openBetsOn, playersOn } from './betStore.ts'

interface MarketEnd {
  marketId: string
  /** How each runner ended; bets on runners it does not name are void. Empty voids the whole market. */
  outcome: ReadonlyMap<string, RunnerStatus>
  state: 'settled' | 'void'
  reason: string | null
  at: Date
}

async function settlePlayer(tx: Database, userId: string, end: MarketEnd): Promise<void> {
  await lockAccount(tx, userId)
  let result: Minor = 0n
  for (const bet of await openBetsOn(tx, userId, end.marketId)) {
    const settlement = settleBet(bet, end.outcome.get(bet.runnerId))
    result += settlement.result
    await endBet(tx, bet.id, settlement, end.at)
  }
  const held = await heldOn(tx, userId, end.marketId)
  const available = await balanceOf(tx, availableAccount(userId))
  const after = available + held + result
  const shortfall = after < 0n ? -after : 0n
  await post(tx, {
    kind: 'settlement',
    reference: `${end.marketId}:${userId}`,
    marketId: end.marketId,
    at: end.at,
    movements: [
      { account: exposureAccount(userId), amount: -held },
      { account: availableAccount(userId), amount: held + result + shortfall },
      { account: houseAccounts.book, amount: -result },
      { account: houseAccounts.shortfall, amount: -shortfall },
    ],
  })
}

/**
 * Ends a market in one transaction: every open bet gets its result, what was reserved comes back with what was won or
 * without what was lost. Done once: a second call changes nothing and gives no players.
 */
async function endWith(database: Database, end: MarketEnd): Promise<string[]> {
  return database.transaction(async (tx) => {
    const market = await lockMarket(tx, end.marketId, 'update')
    if (market?.state !== 'open') return []
    // A withdrawn runner stays withdrawn, whatever the result says of it.
    const outcome = new Map(end.outcome)
    for (const { id, status } of await runnersOf(tx, end.marketId))
      if (status === 'removed') outcome.set(id, 'removed')
    for (const [id, status] of outcome) await setRunnerStatus(tx, end.marketId, id, status)

    const players = await playersOn(tx, end.marketId)
    for (const userId of players) await settlePlayer(tx, userId, { ...end, outcome })
    await endMarket(tx, end.marketId, end)
    return players
  })
}

/** Settles a market by its result. Gives the players whose bets it ended. */
export const settleMarket = (
  database: Database,
  marketId: string,
  outcome: ReadonlyMap<string, RunnerStatus>,
  at: Date,
): Promise<string[]> => endWith(database, { marketId, outcome, state: 'settled', reason: null, at })

/** Gives back everything that was staked on a market. Gives the players whose bets it ended. */
export const voidMarket = (
  database: Database,
  marketId: string,
  reason: string,
  at: Date,
): Promise<string[]> => endWith(database, { marketId, outcome: new Map(), state: 'void', reason, at })
