import { lockAccount } from '../accounts/accountStore.ts'
import type { Database } from '../database/schema.ts'
import { postContra } from '../ledger/ledger.ts'
import { lockMarket, reopenMarket, setRunnerStatus, setTied } from '../markets/catalogue.ts'
import { playersEndedBy, reopenBets } from './betStore.ts'
import { markRolledBack, settlementReference, currentSettlement } from './settlementStore.ts'

/**
 * In one transaction, with a contra of every ledger entry. Points spent since then become debt. Only the
 * market's current settlement `number` is rolled back. Returns the players whose bets are open again.
 */
export async function rollBackSettlement(
  database: Database,
  { marketId, number, at }: { marketId: string; number: number; at: Date },
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const market = await lockMarket(tx, marketId)
    const settlement = await currentSettlement(tx, marketId)
    if (!market || settlement?.number !== number) return []
    await setTied(tx, marketId, [])
    for (const { id, status } of settlement.runnersBefore) await setRunnerStatus(tx, marketId, id, status)

    const players = await playersEndedBy(tx, marketId, number)
    for (const userId of players) {
      await lockAccount(tx, userId)
      const reference = settlementReference(marketId, number, userId)
      await postContra(tx, { reference, userId, marketId, at })
    }
    await reopenBets(tx, marketId, number, at)
    await reopenMarket(tx, marketId)
    await markRolledBack(tx, marketId, at)
    return players
  })
}
