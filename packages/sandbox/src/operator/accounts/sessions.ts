import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { account, handoff, loginSession, type AccountRow, type Database } from '../database/schema.ts'
import { batched } from '../database/batched.ts'
import type { Login } from '../http/route.ts'

const playerSessionMs = 7 * 24 * 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const mostAtOnce = 64

/** The logins with these token hashes, in their order. */
async function findLogins(
  database: Database,
  hashes: readonly string[],
  at: Date,
): Promise<(Login | undefined)[]> {
  const rows = await database
    .select({
      account,
      sessionHash: loginSession.tokenHash,
      expiresAt: loginSession.expiresAt,
      owesSecondFactor: loginSession.owesSecondFactor,
    })
    .from(loginSession)
    .innerJoin(account, eq(account.id, loginSession.userId))
    .where(
      and(
        inArray(loginSession.tokenHash, [...hashes]),
        gt(loginSession.expiresAt, at),
        eq(account.isLocked, false),
      ),
    )
  const logins = new Map(rows.map((row) => [row.sessionHash, row]))
  return hashes.map((hash) => logins.get(hash))
}

/** Login sessions: a token of 256 random bits, of which the database keeps the hash and an expiry. */
export function createSessions(database: Database, clock: () => number) {
  /** Deletes expired logins. Accounts stay, demo ones too: bets and the ledger reference them. */
  async function forgetExpired(): Promise<void> {
    await database.delete(loginSession).where(lte(loginSession.expiresAt, new Date(clock())))
  }

  const findByHash = batched<string, Login | undefined>({
    maxSize: mostAtOnce,
    run: (hashes) => findLogins(database, hashes, new Date(clock())),
  })

  return {
    forgetExpired,

    /** Starts a login and returns its token. A demo account's login expires with the account. */
    async open(owner: AccountRow, owesSecondFactor = owner.hasSecondFactor): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date(clock())
      const expiresAt = owner.expiresAt ?? new Date(clock() + playerSessionMs)
      await forgetExpired()
      await database.insert(loginSession).values({
        tokenHash: hashOf(token),
        userId: owner.id,
        createdAt,
        expiresAt,
        owesSecondFactor,
      })
      return token
    },

    /** The login of a token; undefined when it is forged, ended or expired, or its account is locked. */
    async find(token: string): Promise<Login | undefined> {
      return findByHash(hashOf(token))
    },

    /** Marks the second factor as given. */
    async complete(sessionHash: string): Promise<void> {
      await database
        .update(loginSession)
        .set({ owesSecondFactor: false })
        .where(eq(loginSession.tokenHash, sessionHash))
    },

    async end(sessionHash: string): Promise<void> {
      await database.delete(loginSession).where(eq(loginSession.tokenHash, sessionHash))
    },

    /**
     * Ends the logins of an account and its pending handoffs, except `butFor`. Returns the ended session hashes, so
     * that their sockets can be disconnected.
     */
    async endAll(executor: Database, userId: string, butFor = ''): Promise<string[]> {
      await executor.delete(handoff).where(eq(handoff.userId, userId))
      const ended = await executor
        .delete(loginSession)
        .where(and(eq(loginSession.userId, userId), ne(loginSession.tokenHash, butFor)))
        .returning({ tokenHash: loginSession.tokenHash })
      return ended.map((row) => row.tokenHash)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
