import { and, eq, gt, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { account, loginSession, type Account, type Database } from '../database/schema.ts'
import type { Login } from '../http/route.ts'

const playerSessionMs = 7 * 24 * 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Logins: 256 random bits in the player's hands, their hash in the database, and an end. */
export function createSessions(database: Database, clock: () => number) {
  /** Takes away what has run out. Accounts stay, demo ones too: bets and the ledger, which nobody rewrites, name them. */
  async function forgetExpired(): Promise<void> {
    await database.delete(loginSession).where(lte(loginSession.expiresAt, new Date(clock())))
  }

  return {
    forgetExpired,

    /** Begins a login and gives its token. A demo account's ends with the account. */
    async open(owner: Account): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date(clock())
      const expiresAt = owner.expiresAt ?? new Date(clock() + playerSessionMs)
      await forgetExpired()
      await database
        .insert(loginSession)
        .values({ tokenHash: hashOf(token), userId: owner.id, createdAt, expiresAt })
      return token
    },

    /** The login of a token; undefined when it is forged, ended or expired. */
    async find(token: string): Promise<Login | undefined> {
      const sessionHash = hashOf(token)
      const [row] = await database
        .select({ account, expiresAt: loginSession.expiresAt })
        .from(loginSession)
        .innerJoin(account, eq(account.id, loginSession.userId))
        .where(and(eq(loginSession.tokenHash, sessionHash), gt(loginSession.expiresAt, new Date(clock()))))
      return row && { ...row, sessionHash }
    },

    async end(sessionHash: string): Promise<void> {
      await database.delete(loginSession).where(eq(loginSession.tokenHash, sessionHash))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
