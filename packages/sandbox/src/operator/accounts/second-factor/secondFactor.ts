import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { account, type AccountRow, type Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import type { SharedCount } from '../../processes/sharedCounts.ts'
import { createAttempts } from '../attempts.ts'
import { forgetRecoveryCodes, isRecoveryCode, takeRecoveryCode } from './recoveryCodes.ts'
import { invalidCode } from '../registration/registrationRefusals.ts'

const issuer = 'Operator'
const period = 30

const totpOf = (owner: AccountRow, secret: string): TOTP =>
  new TOTP({
    issuer,
    label: owner.userName,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/**
 * The second factor (TOTP, RFC 6238): codes of 30 seconds, valid one step early or late, once. Five wrong
 * codes in 15 minutes lock it. A recovery code replaces it once.
 */
export function createSecondFactor(database: Database, clock: () => number, shared: SharedCount) {
  const attempts = createAttempts(clock, 'Too many wrong codes, please try again later', shared)

  async function isTaken(owner: AccountRow, code: string): Promise<boolean> {
    if (isRecoveryCode(code)) return owner.hasSecondFactor && takeRecoveryCode(database, owner.id, code)
    const secret = owner.totpSecret
    const timestamp = clock()
    const delta =
      secret === null ? null : totpOf(owner, secret).validate({ token: code, timestamp, window: 1 })
    if (delta === null) return false
    const step = BigInt(Math.floor(timestamp / 1000 / period) + delta)
    const taken = await database
      .update(account)
      .set({ totpStep: step })
      .where(and(eq(account.id, owner.id), lt(account.totpStep, step)))
      .returning({ id: account.id })
    return taken.length > 0
  }

  /** Throws unless it is a current code or a recovery code that was not used before. */
  async function take(owner: AccountRow, code: string): Promise<void> {
    attempts.begin(owner.id)
    if (!(await isTaken(owner, code))) throw invalidCode()
    attempts.succeeded(owner.id)
  }

  return {
    take,

    async prepare(owner: AccountRow): Promise<{ secret: string; url: string }> {
      const secret = new Secret({ size: 20 }).base32
      await database
        .update(account)
        .set({ totpSecret: secret })
        .where(and(eq(account.id, owner.id), eq(account.hasSecondFactor, false)))
      return { secret, url: totpOf(owner, secret).toString() }
    },

    /** Call it after `take`. */
    async turn(owner: AccountRow, isOn: boolean): Promise<void> {
      await database
        .update(account)
        .set({ hasSecondFactor: isOn, ...(!isOn && { totpSecret: null }) })
        .where(eq(account.id, owner.id))
      if (!isOn) await forgetRecoveryCodes(database, owner.id)
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

export const secondFactorOff = (): Refused =>
  new Refused(409, { message: 'There is no second factor to recover', code: 'second-factor-off' })

export const secondFactorUnchanged = (): Refused =>
  new Refused(409, {
    message: 'The second factor is as you want it already',
    code: 'second-factor-unchanged',
    field: 'enabled',
  })
