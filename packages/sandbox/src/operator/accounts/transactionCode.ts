import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { AccountRow } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import type { SharedCount } from '../processes/sharedCounts.ts'
import { createAttempts } from './attempts.ts'

// Without the letters and digits that are read for one another.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = [4, 4, 4, 4]

/** A new transaction code, 80 random bits in four groups: what a staff account signs its acts with. */
export const randomTransactionCode = (): string =>
  groups
    .map((length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''))
    .join('-')

/** A code as it is kept. A plain hash is enough: nobody chooses a code, so there is nothing to guess it from. */
export const hashTransactionCode = (code: string): string =>
  createHash('sha256').update(code.trim().toUpperCase()).digest('hex')

/**
 * Checks the transaction code a staff account sent along: throws the refusal when it is missing, wrong, or was wrong
 * five times in 15 minutes. One for the whole operator, so that its tries are counted together.
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
