import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { validEnds } from '../../database/lifetime.ts'
import { passkeyChallenge, type Database } from '../../database/schema.ts'

/** Time that an authenticator has to sign, in ms. */
export const challengeMs = 2 * 60_000

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

/**
 * Challenges of 256 random bits, stored hashed. Each is valid once, for two minutes, for one account or for a
 * login.
 */
export function createChallenges(database: Database, clock: () => number) {
  return {
    async begin(userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = new Uint8Array(randomBytes(32))
      await database.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, new Date(clock())))
      await database.insert(passkeyChallenge).values({
        challengeHash: hashOf(Buffer.from(bytes).toString('base64url')),
        userId,
        expiresAt: new Date(clock() + challengeMs),
      })
      return bytes
    },

    /** Uses a challenge up. Returns false if it does not belong to this account or login, or has expired. */
    async take(challenge: string, userId: string | null): Promise<boolean> {
      const { after, until } = validEnds(clock(), challengeMs)
      const taken = await database
        .delete(passkeyChallenge)
        .where(
          and(
            eq(passkeyChallenge.challengeHash, hashOf(challenge)),
            userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId),
            gt(passkeyChallenge.expiresAt, after),
            lte(passkeyChallenge.expiresAt, until),
          ),
        )
        .returning({ challengeHash: passkeyChallenge.challengeHash })
      return taken.length === 1
    },
  }
}
