import { and, eq } from 'drizzle-orm'
import { account, type AccountRow, type Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { findPlayersByPhone } from '../accountStore.ts'
import { createAttempts } from '../attempts.ts'
import type { OneTimeCodes } from '../phones/oneTimeCodes.ts'
import { hashPassword, isPassword } from './password.ts'
import { checkNewPassword } from './passwordPolicy.ts'
import { phoneOf, resetRefused } from '../registration/registrationRefusals.ts'
import type { Sessions } from '../sessions.ts'
import { hashTransactionCode, randomTransactionCode } from '../transactionCode.ts'

interface PasswordServices {
  database: Database
  sessions: Sessions
  codes: OneTimeCodes
  clock(): number
  share: ShareCounts
  onLogOut(sessionHash: string): void
}

export const invalidPassword = (field: 'oldPassword' | 'password'): Refused =>
  new Refused(400, { message: 'Invalid Password', code: 'wrong-password', field })

const namesOf = ({ userName, phone, email }: AccountRow): string[] => [userName, phone ?? '', email]

export function createPasswordChanges(services: PasswordServices) {
  const { database, sessions, codes, clock, share, onLogOut } = services
  const attempts = createAttempts(
    clock,
    'Too many wrong passwords, please try again later',
    share('passwordChange'),
  )

  return {
    /**
     * Changes the password and ends the account's other logins. Returns a new transaction code for staff,
     * shown once, and null for players.
     */
    async change(
      owner: AccountRow,
      sessionHash: string,
      { oldPassword, password }: { oldPassword: string; password: string },
    ): Promise<{ transactionCode: string | null }> {
      attempts.begin(owner.id)
      if (!(await isPassword(oldPassword, owner.passwordHash))) throw invalidPassword('oldPassword')
      attempts.succeeded(owner.id)
      checkNewPassword(password, namesOf(owner))
      if (password === oldPassword)
        throw new Refused(400, {
          message: 'The new password is the old one',
          code: 'password-unchanged',
          field: 'password',
        })
      const transactionCode = owner.userType === 'user' ? null : randomTransactionCode()
      const passwordHash = await hashPassword(password)
      const ended = await database.transaction(async (tx) => {
        const changed = await tx
          .update(account)
          .set({
            passwordHash,
            mustChangePassword: false,
            transactionCodeHash: transactionCode && hashTransactionCode(transactionCode),
          })
          // A concurrent change invalidates the old password.
          .where(and(eq(account.id, owner.id), eq(account.passwordHash, owner.passwordHash)))
          .returning({ id: account.id })
        if (changed.length === 0) throw invalidPassword('oldPassword')
        return sessions.endAll(tx, owner.id, sessionHash)
      })
      ended.forEach(onLogOut)
      return { transactionCode }
    },

    /** Ends all logins of the account whose phone the code proves. */
    async reset(asked: { phone: string; otp: string; password: string }): Promise<void> {
      const phone = phoneOf(asked.phone, 'forgotPassword')
      checkNewPassword(asked.password, [phone])
      const [owner] = await findPlayersByPhone(database, [phone])
      if (!(await codes.take('forgotPassword', phone, asked.otp)) || !owner) throw resetRefused()
      checkNewPassword(asked.password, namesOf(owner))
      const passwordHash = await hashPassword(asked.password)
      const ended = await database.transaction(async (tx) => {
        await tx
          .update(account)
          .set({ passwordHash, mustChangePassword: false })
          .where(eq(account.id, owner.id))
        return sessions.endAll(tx, owner.id)
      })
      ended.forEach(onLogOut)
    },
  }
}
