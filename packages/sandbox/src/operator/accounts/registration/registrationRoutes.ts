import { checkDuplicate, sendResetCode, sendSignUpCode, signUp } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import type { CodePurpose, Database } from '../../database/schema.ts'
import { createRateLimit, type RateLimits } from '../../http/rateLimit.ts'
import { route, type Route } from '../../http/route.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { deviceExcluded } from '../../care/failures.ts'
import type { KnownDevices } from '../knownDevices.ts'
import { findPlayersByPhone } from '../accountStore.ts'
import { userOf } from '../userOf.ts'
import { findDuplicate } from './duplicate.ts'
import { resendAfterMs, type OneTimeCodes } from '../phones/oneTimeCodes.ts'
import { weakPassword } from '../passwords/passwordPolicy.ts'
import { readPhone } from '../phones/phone.ts'
import { invalidCode, phoneOf, phoneRefused } from './registrationRefusals.ts'
import { signUpPlayer } from './signUp.ts'
import { announceUser } from '../announceUser.ts'

interface RegistrationServices {
  database: Database
  codes: OneTimeCodes
  devices: Pick<KnownDevices, 'isOfExcluded'>
  clock(): number
  rateLimits: RateLimits
  share: ShareCounts
  perAddress: { take(network: string): void }
  announce: Announce
}

const defaultSender = 'Operator'

export function registrationRoutes(services: RegistrationServices): Route[] {
  const { database, codes, devices, clock, rateLimits, share, perAddress, announce } = services
  const codesPerAddress = createRateLimit(rateLimits.codes, clock, share('codes'))
  const allCodes = createRateLimit(rateLimits.allCodes, clock, share('allCodes'))
  const checksPerAddress = createRateLimit(rateLimits.duplicateChecks, clock, share('duplicateChecks'))

  async function send(purpose: CodePurpose, phone: string, operator: string, network: string) {
    codesPerAddress.take(network)
    allCodes.take('all')
    // A reset code goes to existing players only. A sign-up code can be used to log in as well.
    const isDelivered = purpose === 'signup' || (await findPlayersByPhone(database, [phone])).length > 0
    const sent = await codes.send({ purpose, phone, sender: operator || defaultSender, isDelivered })
    return { ...sent, docs: { resendAfterSeconds: resendAfterMs / 1000 } }
  }

  return [
    route(
      sendSignUpCode,
      async ({ phone, operator }, { network }) => {
        const { docs } = await send('signup', phoneOf(phone, 'registration'), operator, network)
        return { docs }
      },
      { phone: () => phoneRefused('required', 'registration') },
    ),

    route(
      sendResetCode,
      async ({ phone, operator }, { network }) => {
        const known = phoneOf(phone, 'forgotPassword')
        const { docs, isResend } = await send('forgotPassword', known, operator, network)
        return { docs, ...(isResend && { message: 'OTP SENT' }) }
      },
      { phone: () => phoneRefused('required', 'forgotPassword') },
    ),

    route(checkDuplicate, async ({ phone, userName, email }, { network }) => {
      checksPerAddress.take(network)
      const read = readPhone(phone)
      const asked = { phone: 'phone' in read ? read.phone : '', userName, email }
      return { docs: (await findDuplicate(database, asked)) ?? { field: '' as const, message: '' } }
    }),

    route(
      signUp,
      async (asked, { network, device }) => {
        perAddress.take(network)
        if (await devices.isOfExcluded(device)) throw deviceExcluded()
        const made = await signUpPlayer({ database, codes, clock }, asked)
        await announceUser(database, announce, made)
        return { docs: await userOf(database, made) }
      },
      {
        otp: invalidCode,
        password: weakPassword,
        phone: () => phoneRefused('required', 'registration'),
      },
    ),
  ]
}
