import { lockAccount } from '../accounts/accountStore.ts'
import type { Database } from '../database/schema.ts'
import { lockMarket, runnersOf, setRunnerStatus } from '../markets/catalogue.ts'
import { endBet, openBetsOn, playersOn } from './betStore.ts'
import { adjustReserve } from './exposure.ts'
import { lapseOnRunner } from './unmatched/lapseOrders.ts'

/**
 * Voids the bets on a withdrawn runner, lapses its unmatched orders, and recalculates the possible loss of
 * the market's other bets. Idempotent: a second call returns no players.
 */
export async function withdrawRunner(
  database: Database,
  marketId: string,
  runnerId: string,
  at: Date,
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const market = await lockMarket(tx, marketId)
    if (market?.state !== 'open') return []
    const runner = (await runnersOf(tx, marketId)).find(({ id }) => id === runnerId)
    if (!runner || runner.status === 'removed') return []
    await setRunnerStatus(tx, marketId, runnerId, 'removed')

    const players = await playersOn(tx, marketId)
    for (const userId of players) {
      await lockAccount(tx, userId)
      await lapseOnRunner(tx, userId, { marketId, runnerId }, at)
      for (const bet of await openBetsOn(tx, userId, marketId))
        if (bet.runnerId === runnerId) await endBet(tx, bet.id, { state: 'void', result: 0n }, at, null)
      const reference = `withdrawn:${marketId}:${runnerId}:${userId}`
      await adjustReserve(tx, { userId, market, reference, at })
    }
    return players
  })
}

/** Call it after the market's runners changed. */
export async function recalculateReserves(tx: Database, marketId: string, at: Date): Promise<string[]> {
  const market = await lockMarket(tx, marketId)
  if (market?.state !== 'open') return []
  const runners = (await runnersOf(tx, marketId)).length
  const players = await playersOn(tx, marketId)
  for (const userId of players) {
    await lockAccount(tx, userId)
    const reference = `runners:${marketId}:${runners}:${userId}`
    await adjustReserve(tx, { userId, market, reference, at })
  }
  return players
}
