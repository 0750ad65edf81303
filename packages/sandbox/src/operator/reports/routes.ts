import { getProfitReport } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { findPlayerFor } from '../accounts/visibleTo.ts'
import { profitReport } from './profitReport.ts'

export function reportRoutes({ database }: { database: Database }): Route[] {
  return [
    route(getProfitReport, async ({ userId, ...range }, { login }) => {
      const whose = userId || login.account.id
      const mayAsk = whose === login.account.id || (await findPlayerFor(database, login.account, whose))
      if (!mayAsk)
        throw new Refused(404, { message: 'This user is not known', code: 'user-unknown', field: 'userId' })
      return { docs: await profitReport(database, whose, range) }
    }),
  ]
}
