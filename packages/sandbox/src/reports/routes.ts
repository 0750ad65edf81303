import { getProfitReport } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { isBelow } from '../accounts/accountTree.ts'
import { account, type Account, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { profitReport } from './profitReport.ts'

/** Whether a caller may see this account: it is the own one, one below it, or the caller is the administrator. */
async function maySee(executor: Database, caller: Account, userId: string): Promise<boolean> {
  if (caller.id === userId) return true
  if (caller.userType === 'user') return false
  const below = caller.userType === 'administrator' ? undefined : isBelow(account.id, caller.id)
  return (await executor.$count(account, and(eq(account.id, userId), below))) > 0
}

export function reportRoutes({ database }: { database: Database }): Route[] {
  return [
    route(getProfitReport, async ({ userId, ...range }, { login }) => {
      const whose = userId || login.account.id
      if (!(await maySee(database, login.account, whose)))
        throw new Refused(404, { message: 'This user is not known', code: 'user-unknown', field: 'userId' })
      return { docs: await profitReport(database, whose, range) }
    }),
  ]
}
