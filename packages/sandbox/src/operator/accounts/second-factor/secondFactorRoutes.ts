import {
  getSecondFactor,
  renewRecoveryCodes as renewRecoveryCodesCall,
  setSecondFactor,
  verifySecondFactor,
} from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { userOf } from '../userOf.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import { invalidCode } from '../registration/registrationRefusals.ts'
import { secondFactorOff, secondFactorUnchanged, type SecondFactor } from './secondFactor.ts'
import type { Reauthentication } from '../reauthentication.ts'
import type { Sessions } from '../sessions.ts'

interface SecondFactorServices {
  database: Database
  sessions: Sessions
  secondFactor: SecondFactor
  reauthentication: Reauthentication
}

export function secondFactorRoutes(services: SecondFactorServices): Route[] {
  const { database, sessions, secondFactor, reauthentication } = services

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
      async ({ enabled, otp, password }, { login }) => {
        const { account } = login
        if (enabled === account.hasSecondFactor) throw secondFactorUnchanged()
        if (enabled && otp === undefined) {
          await reauthentication.check(account, { password })
          return { docs: { enabled: false, ...(await secondFactor.prepare(account)) } }
        }
        await secondFactor.take(account, otp ?? '')
        await secondFactor.turn(account, enabled)
        const words = enabled ? 'turned on' : 'turned off'
        await reauthentication.changed(
          login,
          `Two-step login ${words}`,
          `Two-step login was ${words}, and other devices were logged out. If this was not you, contact support.`,
        )
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
