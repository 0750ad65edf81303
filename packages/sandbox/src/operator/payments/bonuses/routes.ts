import { listBonuses, listUsedBonuses } from '@kit/sdk/contract'
import type { AccountRow, Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { wagerBonusOf } from '../../accounts/userOf.ts'
import { listAllBonuses, usedBonuses } from './bonusStore.ts'

/** Players with a bonus lock or a wager bonus cannot choose one (BON-006, BON-007). */
const mayChoose = async (database: Database, { id, bonusLock }: AccountRow): Promise<boolean> =>
  !bonusLock && (await wagerBonusOf(database, id)) === null

export function bonusRoutes({ database }: { database: Database }): Route[] {
  return [
    route(listBonuses, async ({ active }, { login: { account } }) => ({
      docs: (await mayChoose(database, account))
        ? await listAllBonuses(database, active === undefined ? undefined : active === 'true')
        : [],
    })),

    route(listUsedBonuses, async (_request, { login }) => ({
      docs: await usedBonuses(database, login.account.id),
    })),
  ]
}
