import { listBonuses, listUsedBonuses } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { listAllBonuses, usedBonuses } from './bonusStore.ts'

export function bonusRoutes({ database }: { database: Database }): Route[] {
  return [
    route(listBonuses, async ({ active }) => ({
      docs: await listAllBonuses(database, active === undefined ? undefined : active === 'true'),
    })),

    route(listUsedBonuses, async (_request, { login }) => ({
      docs: await usedBonuses(database, login.account.id),
    })),
  ]
}
