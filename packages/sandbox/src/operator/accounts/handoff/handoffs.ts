import { eq, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { handoff, type AccountRow, type Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { findAccount } from '../accountStore.ts'

/** How long a code is good for: long enough for a page to load. */
export const handoffSeconds = 30

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

export const audienceUnknown = () =>
  new Refused(400, {
    message: 'This domain is not one of ours',
    code: 'audience-unknown',
    field: 'audience',
  })

/** The same words whatever is wrong: used, too old, or for another domain. */
const handoffInvalid = () =>
  new Refused(400, { message: 'Please log in again', code: 'handoff-invalid', field: 'code' })

/** Codes that take a login to another domain: 128 random bits, kept as their hash, good once. */
export function createHandoffs(database: Database, clock: () => number) {
  return {
    /** A code for one login of this account on the domain of that host. */
    async begin(owner: AccountRow, audience: string): Promise<string> {
      const code = randomBytes(16).toString('base64url')
      await database.delete(handoff).where(lte(handoff.expiresAt, new Date(clock())))
      await database.insert(handoff).values({
        codeHash: hashOf(code),
        userId: owner.id,
        audience: audience.toLowerCase(),
        expiresAt: new Date(clock() + handoffSeconds * 1000),
      })
      return code
    },

    /** Whose login a code is, on this host. The code is used up even when it was for another host: somebody else has it. */
    async take(code: string, host: string): Promise<AccountRow> {
      const [row] = await database
        .delete(handoff)
        .where(eq(handoff.codeHash, hashOf(code)))
        .returning()
      if (!row || row.expiresAt.getTime() <= clock() || row.audience !== host.toLowerCase())
        throw handoffInvalid()
      const owner = await findAccount(database, row.userId)
      const isOver = owner?.expiresAt ? owner.expiresAt.getTime() <= clock() : false
      if (!owner || owner.isLocked || isOver) throw handoffInvalid()
      return owner
    },
  }
}
