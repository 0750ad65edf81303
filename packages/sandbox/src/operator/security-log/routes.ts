import { checkLedger as checkLedgerCall, listSecurityEvents } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { checkLedger } from '../ledger/checkLedger.ts'
import { securityEvents } from './securityLog.ts'

export const oversightRoutes = ({ database, clock }: { database: Database; clock(): number }): Route[] => [
  route(checkLedgerCall, async () => ({ docs: await checkLedger(database, new Date(clock())) })),
  route(listSecurityEvents, (asked) => securityEvents(database, asked)),
]
