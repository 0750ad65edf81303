import { getSecondFactor, setSecondFactor, verifySecondFactor } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { userOf } from './accountStore.ts'
import { invalidCode } from './registrationRefusals.ts'
import { createSecondFactor, secondFactorUnchanged } from './secondFactor.ts'
import type { Sessions } from './sessions.ts'

interface SecondFactorServices {
  database: Database
  sessions: Sessions
  clock(): number
}

export function secondFactorRoutes({ database, sessions, clock }: SecondFactorServices): Route[] {
  const secondFactor = createSecondFactor(database, clock)

  return [
    route(
      verifySecondFactor,
      async ({ otp }, { login }) => {
        await secondFactor.take(login.account, otp)
        await sessions.complete(login.sessionHash)
        return { docs: await userOf(database, login.account) }
      },
      { otp: invalidCode },
    ),

    route(getSecondFactor, async (_request, { login }) => ({
      docs: { enabled: login.account.hasSecondFactor },
    })),

    route(
      setSecondFactor,
      async ({ enabled, otp }, { login: { account } }) => {
        if (enabled === account.hasSecondFactor) throw secondFactorUnchanged()
        if (enabled && otp === undefined)
          return { docs: { enabled: false, ...(await secondFactor.prepare(account)) } }
        await secondFactor.take(account, otp ?? '')
        await secondFactor.turn(account, enabled)
        return { docs: { enabled } }
      },
      { otp: invalidCode },
    ),
  ]
}
