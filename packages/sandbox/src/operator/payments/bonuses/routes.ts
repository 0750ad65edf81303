import { listBonuses, listUsedBonuses } from '@kit/sdk/contract'
import { excludedPlayers } from '../../care/careStore.ts'
import type { AccountRow, Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { wagerBonusOf } from '../../accounts/userOf.ts'
import { hasPromisedWager, listAllBonuses, usedBonuses } from './bonusStore.ts'
import { wagersOf } from './wagerStore.ts'

/**
 * Returns false for players with a bonus lock or a wager bonus, who cannot choose one (BON-006, BON-007), and
 * for self-excluded ones. The wager of an undecided deposit counts too.
 */
const mayChoose = async (
  database: Database,
  { id, bonusLock, hasCare }: AccountRow,
  at: Date,
): Promise<boolean> =>
  !bonusLock &&
  (await wagerBonusOf(database, id)) === null &&
  !(await hasPromisedWager(database, id)) &&
  !(hasCare && (await excludedPlayers(database, at)).includes(id))

async function usedWithWagers(database: Database, userId: string) {
  const wagers = await wagersOf(database, userId)
  return (await usedBonuses(database, userId)).map((used) => {
    const newest = wagers.findLast(({ bonusId }) => bonusId === used.bonusId)
    const wager = newest ? { title: newest.title, required: newest.required, done: newest.done } : null
    return { ...used, wager }
  })
}

export function bonusRoutes({ database, clock }: { database: Database; clock(): number }): Route[] {
  return [
    route(listBonuses, async ({ active }, { login: { account } }) => ({
      docs: (await mayChoose(database, account, new Date(clock())))
        ? await listAllBonuses(database, active === undefined ? undefined : active === 'true')
        : [],
    })),

    route(listUsedBonuses, async (_request, { login }) => ({
      docs: await usedWithWagers(database, login.account.id),
    })),
  ]
}
