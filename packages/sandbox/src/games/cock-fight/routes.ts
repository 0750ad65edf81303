import { createCockFight, logOutOfCockFight, openCockFight } from '@kit/sdk/contract'
import type { AccountRow, Database } from '../../operator/database/schema.ts'
import { demoAccount } from '../../operator/http/refused.ts'
import { route, type Route } from '../../operator/http/route.ts'
import { closeRecord, openRecord } from './cockFightStore.ts'

export function cockFightRoutes({ database, clock }: { database: Database; clock(): number }): Route[] {
  async function open({ id, isDemo }: AccountRow) {
    if (isDemo) throw demoAccount()
    await openRecord(database, id, new Date(clock()))
    return { docs: { created: true, active: true } }
  }

  async function close({ id, isDemo }: AccountRow) {
    if (isDemo) throw demoAccount()
    return { docs: { created: await closeRecord(database, id, new Date(clock())), active: false } }
  }

  return [
    route(createCockFight, (_request, { login }) => open(login.account)),
    route(openCockFight, (_request, { login }) => open(login.account)),
    route(logOutOfCockFight, (_request, { login }) => close(login.account)),
  ]
}
