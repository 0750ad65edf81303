import type { Announce } from '../announcements/announcements.ts'
import type { AccountRow, Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import type { Login } from '../http/route.ts'
import { notifyPlayer } from '../players/notifications/notifyPlayer.ts'
import type { ShareCounts } from '../processes/sharedCounts.ts'
import { createAttempts } from './attempts.ts'
import { isPassword } from './passwords/password.ts'
import type { SecondFactor } from './second-factor/secondFactor.ts'
import type { Sessions } from './sessions.ts'

export interface Proof {
  password?: string | undefined
  otp?: string | undefined
}

interface ReauthenticationServices {
  database: Database
  sessions: Sessions
  clock(): number
  share: ShareCounts
  announce: Announce
  secondFactor: SecondFactor
  onLogOut(sessionHash: string): void
}

const passwordDue = () =>
  new Refused(403, { message: 'Please enter your password', code: 'password-due', field: 'password' })

const wrongPassword = () =>
  new Refused(400, { message: 'Invalid Password', code: 'wrong-password', field: 'password' })

/** Guards changes that a stolen session must not make: of the second factor, and of payout accounts. */
export function createReauthentication(services: ReauthenticationServices) {
  const { database, sessions, clock, share, announce, secondFactor, onLogOut } = services
  const words = 'Too many wrong passwords, please try again later'
  const attempts = createAttempts(clock, words, share('reauthentication'))

  return {
    /** Throws unless the password is right, or the code if the account has a second factor. */
    async check(owner: AccountRow, { password, otp }: Proof): Promise<void> {
      if (otp !== undefined && owner.hasSecondFactor) return secondFactor.take(owner, otp)
      if (password === undefined || password === '') throw passwordDue()
      attempts.begin(owner.id)
      if (!(await isPassword(password, owner.passwordHash))) throw wrongPassword()
      attempts.succeeded(owner.id)
    },

    async changed({ account, sessionHash }: Login, title: string, message: string): Promise<void> {
      const ended = await sessions.endAll(database, account.id, sessionHash)
      ended.forEach(onLogOut)
      await notifyPlayer(database, announce, { userId: account.id, title, message, at: new Date(clock()) })
    },
  }
}

export type Reauthentication = ReturnType<typeof createReauthentication>
