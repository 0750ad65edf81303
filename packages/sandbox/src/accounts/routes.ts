import { demoSignUp, getPoints, getProfile, logIn, logOut } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { balances } from '../ledger/ledger.ts'
import { userOf } from './accountStore.ts'
import { createAccount } from './createAccount.ts'
import { createLogIn } from './logIn.ts'
import { defaultBranchId } from './seed.ts'
import type { Sessions } from './sessions.ts'

/** What a demo account is given, in minor units, and how long it lives. */
const demoGrant = 10_000_000n
const demoLifeMs = 6 * 3_600_000

export interface AccountServices {
  database: Database
  sessions: Sessions
  clock(): number
  rateLimits: RateLimits
  /** A login ended: its sockets go. */
  onLogOut(sessionHash: string): void
}

export function accountRoutes({ database, sessions, clock, rateLimits, onLogOut }: AccountServices): Route[] {
  const checkLogin = createLogIn(database, clock)
  const perAddress = createRateLimit(rateLimits.accounts, clock)

  return [
    route(logIn, async ({ email, password }, { ip }) => {
      perAddress.take(ip)
      const account = await checkLogin(email, password)
      const token = await sessions.open(account)
      return { docs: await userOf(database, account), headers: { authorization: `Bearer ${token}` } }
    }),

    route(logOut, async (_request, { login }) => {
      await sessions.end(login.sessionHash)
      onLogOut(login.sessionHash)
      return { docs: {} }
    }),

    route(demoSignUp, async ({ userName, fullName, password }, { ip }) => {
      perAddress.take(ip)
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
      if (!account)
        throw new Refused(409, {
          message: 'This user name is taken',
          code: 'user-name-taken',
          field: 'userName',
        })
      return { docs: await userOf(database, account) }
    }),

    route(getProfile, async (_request, { login }) => ({ docs: await userOf(database, login.account) })),

    route(getPoints, async (_request, { login }) => ({ docs: await balances(database, login.account.id) })),
  ]
}
