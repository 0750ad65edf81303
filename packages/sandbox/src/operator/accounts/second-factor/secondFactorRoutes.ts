import {
  getSecondFactor,
  renewRecoveryCodes as renewRecoveryCodesCall,
  setSecondFactor,
  verifySecondFactor,
} from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { userOf } from '../userOf.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import { invalidCode } from '../registration/registrationRefusals.ts'
import { createSecondFactor, secondFactorOff, secondFactorUnchanged } from './secondFactor.ts'
import type { Sessions } from '../sessions.ts'

interface SecondFactorServices {
  database: Database
  sessions: Sessions
  clock(): number
  share: ShareCounts
}

export function secondFactorRoutes({ database, sessions, clock, share }: SecondFactorServices): Route[] {
  const secondFactor = createSecondFactor(database, clock, share('secondFactor'))

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

    route(getSecondFactor, async (_request, { login: { account } }) => ({
      docs: {
        enabled: account.hasSecondFactor,
        ...(account.hasSecondFactor && {
          recoveryCodesLeft: await countRecoveryCodes(database, account.id),
        }),
      },
    })),

    route(
      setSecondFactor,
      async ({ enabled, otp }, { login: { account } }) => {
        if (enabled === account.hasSecondFactor) throw secondFactorUnchanged()
        if (enabled && otp === undefined)
          return { docs: { enabled: false, ...(await secondFactor.prepare(account)) } }
        await secondFactor.take(account, otp ?? '')
        await secondFactor.turn(account, enabled)
        if (!enabled) return { docs: { enabled } }
        return { docs: { enabled, recoveryCodes: await renewRecoveryCodes(database, account.id) } }
      },
      { otp: invalidCode },
    ),

    route(
      renewRecoveryCodesCall,
      async ({ otp }, { login: { account } }) => {
        if (!account.hasSecondFactor) throw secondFactorOff()
        await secondFactor.take(account, otp)
        return { docs: { recoveryCodes: await renewRecoveryCodes(database, account.id) } }
      },
      { otp: invalidCode },
    ),
  ]
}
