import { lockAccount } from '../accounts/accountStore.ts'
import type { Database } from '../database/schema.ts'
import { postContra } from '../ledger/ledger.ts'
import { lockMarket, reopenMarket, setRunnerStatus, setTied } from '../markets/catalogue.ts'
import { playersEndedBy, reopenBets } from './betStore.ts'
import { markRolledBack, settlementReference, currentSettlement } from './settlementStore.ts'

/**
 * Rolls a settlement or void back in one transaction: market, runners and bets are as before, and the ledger
 * gets a contra of every entry, exact to the minor unit. Points spent since then become debt. Only the
 * market's current settlement `number` is rolled back, and any other has no effect. Returns the players whose
 * bets are open again.
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
