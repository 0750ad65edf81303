import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { AccountRow } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import type { SharedCount } from '../processes/sharedCounts.ts'
import { createAttempts } from './attempts.ts'

// Omits letters and digits that look alike.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = [4, 4, 4, 4]

/** Returns a new transaction code, with which a staff account signs: 80 random bits in four groups. */
export const randomTransactionCode = (): string =>
  groups
    .map((length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''))
    .join('-')

/** A plain hash is sufficient for a random code, which cannot be guessed from a dictionary. */
export const hashTransactionCode = (code: string): string =>
  createHash('sha256').update(code.trim().toUpperCase()).digest('hex')

/**
 * Checks a staff account's transaction code. Throws if it is missing, wrong, or was wrong five times in 15
 * minutes. With `shared`, processes count attempts together.
 */
export function createTransactionCodes(clock: () => number, shared?: SharedCount) {
  const attempts = createAttempts(clock, 'Too many wrong transaction codes, please try again later', shared)

  return (owner: AccountRow, code: string): void => {
    attempts.begin(owner.id)
    const sent = Buffer.from(hashTransactionCode(code))
    const kept = Buffer.from(owner.transactionCodeHash ?? '')
    if (sent.length !== kept.length || !timingSafeEqual(sent, kept))
      throw new Refused(400, {
        message: 'Invalid Transaction Code',
        code: 'transaction-code-wrong',
        field: 'transactionCode',
      })
    attempts.succeeded(owner.id)
  }
}

export type CheckTransactionCode = ReturnType<typeof createTransactionCodes>
