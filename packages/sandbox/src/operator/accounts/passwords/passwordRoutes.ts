import { changePassword, resetPassword } from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import type { OneTimeCodes } from '../phones/oneTimeCodes.ts'
import { createPasswordChanges, invalidPassword } from './passwordChanges.ts'
import { weakPassword } from './passwordPolicy.ts'
import { phoneRefused, resetRefused } from '../registration/registrationRefusals.ts'
import type { Sessions } from '../sessions.ts'

interface PasswordRouteServices {
  database: Database
  sessions: Sessions
  codes: OneTimeCodes
  clock(): number
  share: ShareCounts
  perAddress: { take(network: string): void }
  onLogOut(sessionHash: string): void
}

export function passwordRoutes(services: PasswordRouteServices): Route[] {
  const { perAddress } = services
  const passwords = createPasswordChanges(services)

  return [
    route(
      changePassword,
      async (asked, { login }) => ({
        docs: await passwords.change(login.account, login.sessionHash, asked),
      }),
      {
        oldPassword: () => invalidPassword('oldPassword'),
        password: () => invalidPassword('password'),
        newPassword: () => invalidPassword('password'),
      },
    ),

    route(
      resetPassword,
      async (asked, { network }) => {
        perAddress.take(network)
        await passwords.reset(asked)
        return { docs: {} }
      },
      {
        otp: resetRefused,
        password: weakPassword,
        phone: () => phoneRefused('required', 'forgotPassword'),
      },
    ),
  ]
}
