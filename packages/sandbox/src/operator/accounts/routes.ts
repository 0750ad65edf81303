import { demoSignUp, getPoints, getProfile, logIn, logOut, type UserType } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import type { Database } from '../database/schema.ts'
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts'
import { route, type Route } from '../http/route.ts'
import type { ShareCounts } from '../processes/sharedCounts.ts'
import { deviceExcluded } from '../care/failures.ts'
import { balances } from '../ledger/ledger.ts'
import { userOf } from './userOf.ts'
import { createAccount } from './createAccount.ts'
import { duplicateRefused } from './registration/duplicate.ts'
import { handoffRoutes } from './handoff/handoffRoutes.ts'
import { createKnownDevices } from './knownDevices.ts'
import { forgetLogin, loginHeaders } from './loginHeaders.ts'
import { createLogIn, wrongCredentials } from './logIn.ts'
import { createOneTimeCodes } from './phones/oneTimeCodes.ts'
import { passkeyRoutes } from './passkeys/passkeyRoutes.ts'
import { passwordRoutes } from './passwords/passwordRoutes.ts'
import { isNumberOfAnother } from './phones/phone.ts'
import { registrationRoutes } from './registration/registrationRoutes.ts'
import type { Reauthentication } from './reauthentication.ts'
import type { SecondFactor } from './second-factor/secondFactor.ts'
import { secondFactorRoutes } from './second-factor/secondFactorRoutes.ts'
import { defaultBranchId } from './seed.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import type { Sessions } from './sessions.ts'
import { announceUser } from './announceUser.ts'

/** A demo account's opening balance in minor units, and its lifetime in ms. */
const demoGrant = 10_000_000n
const demoLifeMs = 6 * 3_600_000

export interface AccountServices {
  database: Database
  sessions: Sessions
  clock(): number
  rateLimits: RateLimits
  share: ShareCounts
  admit(userType: UserType): void
  announce: Announce
  secondFactor: SecondFactor
  reauthentication: Reauthentication
  /** The operator's other domains, to which a login can be handed off. */
  origins: readonly string[]
  onLogOut(sessionHash: string): void
}

export function accountRoutes(own: AccountServices): Route[] {
  const { database, sessions, clock, rateLimits, share, admit, announce, origins, onLogOut } = own
  const codes = createOneTimeCodes(database, clock)
  const devices = createKnownDevices(database, clock)
  const checkLogin = createLogIn(database, clock, codes, devices, share)
  const perAddress = createRateLimit(rateLimits.accounts, clock, share('accounts'))
  const services = {
    database,
    sessions,
    codes,
    devices,
    clock,
    rateLimits,
    share,
    perAddress,
    announce,
    onLogOut,
  }

  return [
    ...registrationRoutes(services),
    ...passwordRoutes(services),
    ...sessionRoutes(services),
    ...secondFactorRoutes({
      ...services,
      secondFactor: own.secondFactor,
      reauthentication: own.reauthentication,
    }),
    ...passkeyRoutes({ ...services, reauthentication: own.reauthentication, admit, origins }),
    ...handoffRoutes({ ...services, admit, origins }),

    route(logIn, async ({ email, password, otp, correlationId }, call) => {
      const { network, device, isSecure, userAgent } = call
      perAddress.take(network)
      const account = await checkLogin(email, password, otp, { network, device })
      admit(account.userType)
      const token = await sessions.open(account, { host: call.host, device: userAgent })
      if (token === undefined) throw wrongCredentials()
      const headers = loginHeaders(token, call, [await devices.remember(account.id, device, isSecure)])
      const record = { isSecondFactorVerified: false, correlationId }
      return { docs: await userOf(database, account, record), headers }
    }),

    route(logOut, async (_request, { login, isInCookie, isSecure }) => {
      await sessions.end(login.sessionHash)
      onLogOut(login.sessionHash)
      return { docs: {}, ...(isInCookie && { headers: forgetLogin({ isSecure }) }) }
    }),

    route(demoSignUp, async ({ userName, fullName, password }, { network, device }) => {
      perAddress.take(network)
      if (await devices.isOfExcluded(device)) throw deviceExcluded()
      if (isNumberOfAnother(userName)) throw duplicateRefused('userName')
      const account = await createAccount(database, {
        userName,
        fullName,
        password,
        isDemo: true,
        parentId: await defaultBranchId(database),
        grant: demoGrant,
        at: new Date(clock()),
        expiresAt: new Date(clock() + demoLifeMs),
      })
      if (!account) throw duplicateRefused('userName')
      await announceUser(database, announce, account)
      return { docs: await userOf(database, account) }
    }),

    route(getProfile, async (_request, { login }) => ({ docs: await userOf(database, login.account) })),

    route(getPoints, async (_request, { login }) => ({ docs: await balances(database, login.account.id) })),
  ]
}
