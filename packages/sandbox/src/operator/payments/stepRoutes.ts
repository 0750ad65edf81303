import { listRequestSteps } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { deposits } from './deposits/depositStore.ts'
import { requestUnknown } from './failures.ts'
import { stepsOf } from './requestSteps.ts'
import { withdrawals } from './withdrawals/withdrawalStore.ts'

export const stepRoutes = ({ database }: { database: Database }): Route[] => [
  route(listRequestSteps, async ({ direction, requestId }, { login: { account } }) => {
    const store = direction === 'deposit' ? deposits : withdrawals
    const found = await store.seenBy(database, account, requestId)
    if (!found) throw requestUnknown('requestId')
    return { docs: await stepsOf(database, account, found) }
  }),
]
