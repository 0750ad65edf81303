import { eq, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { validEnds } from '../../database/lifetime.ts'
import { handoff, loginSession, type AccountRow, type Database } from '../../database/schema.ts'
import type { Login } from '../../http/route.ts'
import { Refused } from '../../http/refused.ts'
import { findAccount } from '../accountStore.ts'
import { handedOnColumns, type HandedOn } from '../sessions.ts'

/** Lifetime of a code in seconds: long enough for a page to load. */
const handoffSeconds = 30

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

export const audienceUnknown = () =>
  new Refused(400, {
    message: 'This domain is not one of ours',
    code: 'audience-unknown',
    field: 'audience',
  })

/** One message for used, expired and foreign codes, so that it reveals nothing. */
export const handoffInvalid = () =>
  new Refused(400, { message: 'Please log in again', code: 'handoff-invalid', field: 'code' })

/** Codes that hand a login off to another domain: 128 random bits, stored hashed, valid once. */
export function createHandoffs(database: Database, clock: () => number) {
  return {
    /** Creates a code for a login of this account on that origin. It ends with the given login. */
    async begin({ account, sessionHash }: Login, audience: string): Promise<string> {
      const code = randomBytes(16).toString('base64url')
      await database.delete(handoff).where(lte(handoff.expiresAt, new Date(clock())))
      await database.insert(handoff).values({
        codeHash: hashOf(code),
        userId: account.id,
        audience,
        loginHash: sessionHash,
        expiresAt: new Date(clock() + handoffSeconds * 1000),
      })
      return code
    },

    /**
     * Redeems a code on this origin. Returns its account, and the properties of the original login. A code
     * for another origin is used up too, because it has leaked.
     */
    async take(code: string, origin: string | undefined): Promise<{ owner: AccountRow; handedOn: HandedOn }> {
      const [row] = await database
        .delete(handoff)
        .where(eq(handoff.codeHash, hashOf(code)))
        .returning()
      const { after, until } = validEnds(clock(), handoffSeconds * 1000)
      if (!row || row.expiresAt <= after || row.expiresAt > until || row.audience !== origin)
        throw handoffInvalid()
      // Read before the login: a later password change is noticed, and an earlier one has ended the login.
      const owner = await findAccount(database, row.userId)
      const [login] = await database
        .select(handedOnColumns)
        .from(loginSession)
        .where(eq(loginSession.tokenHash, row.loginHash))
      const isOver = owner?.expiresAt ? owner.expiresAt.getTime() <= clock() : false
      if (!login || !owner || owner.isLocked || isOver) throw handoffInvalid()
      return { owner, handedOn: login }
    },
  }
}
