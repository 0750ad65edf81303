import type { CareDemands } from '@kit/sdk/contract'
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { account, handoff, loginSession, type AccountRow, type Database } from '../database/schema.ts'
import { batched } from '../database/batched.ts'
import type { Login } from '../http/route.ts'

const hourMs = 3_600_000

interface Lifetime {
  lifeMs: number
  /** A login that was not used for so long is over. */
  idleMs: number
}

const playersLifetime: Lifetime = { lifeMs: 7 * 24 * hourMs, idleMs: Infinity }
const staffLifetime: Lifetime = { lifeMs: 12 * hourMs, idleMs: hourMs / 2 }

const lifetimeOf = ({ userType }: Pick<AccountRow, 'userType'>): Lifetime =>
  userType === 'user' ? playersLifetime : staffLifetime

/** How exactly it is known when a login was last used. */
const seenStepMs = 60_000

/** What says when a login's next reality check is due. */
export const checkColumns = {
  createdAt: loginSession.createdAt,
  checkMinutes: loginSession.checkMinutes,
  checkedAt: loginSession.checkedAt,
}

/** When the player has to read how long they have played; null where no jurisdiction demands it. */
export function checkDueAt({
  createdAt,
  checkMinutes,
  checkedAt,
}: Pick<typeof loginSession.$inferSelect, 'createdAt' | 'checkMinutes' | 'checkedAt'>): Date | null {
  if (checkMinutes === 0) return null
  return new Date((checkedAt ?? createdAt).getTime() + checkMinutes * 60_000)
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const mostAtOnce = 64

/** A user agent is longer only when somebody made it so. */
const mostDeviceText = 300

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
      lastSeenAt: loginSession.lastSeenAt,
      ...checkColumns,
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
  const idleMsOf = (row: (typeof rows)[number]) => at.getTime() - row.lastSeenAt.getTime()
  const live = rows.filter((row) => idleMsOf(row) < lifetimeOf(row.account).idleMs)
  const used = live.filter((row) => lifetimeOf(row.account).idleMs < Infinity && idleMsOf(row) >= seenStepMs)
  if (used.length > 0)
    await database
      .update(loginSession)
      .set({ lastSeenAt: at })
      .where(
        inArray(
          loginSession.tokenHash,
          used.map(({ sessionHash }) => sessionHash),
        ),
      )
  const logins = new Map(
    live.map(({ account: owner, sessionHash, expiresAt, owesSecondFactor, ...row }) => [
      sessionHash,
      { account: owner, sessionHash, expiresAt, owesSecondFactor, checkDueAt: checkDueAt(row) },
    ]),
  )
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

    /**
     * Starts a login and returns its token; undefined when the password or the second factor of the account is another
     * since its row was read. A demo account's login expires with the account, and one that was handed off with the
     * login it came from, at `until`. What the jurisdiction of the domain demands of a player's login holds for this one
     * until it ends.
     */
    async open(
      owner: AccountRow,
      {
        owesSecondFactor = owner.hasSecondFactor,
        until,
        device = '',
        demands,
      }: {
        owesSecondFactor?: boolean
        until?: Date
        device?: string
        demands?: Pick<CareDemands, 'sessionHours' | 'checkMinutes'>
      } = {},
    ): Promise<string | undefined> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date(clock())
      const { sessionHours = 0, checkMinutes = 0 } = (owner.userType === 'user' && demands) || {}
      const ends = [
        clock() + lifetimeOf(owner).lifeMs,
        owner.expiresAt?.getTime(),
        until?.getTime(),
        sessionHours > 0 ? clock() + sessionHours * hourMs : undefined,
      ]
      const expiresAt = new Date(Math.min(...ends.filter((end) => end !== undefined)))
      await forgetExpired()
      return database.transaction(async (tx) => {
        // Shared until the login is written: a change of the password comes before it, or ends it.
        const [unchanged] = await tx
          .select({ id: account.id })
          .from(account)
          .where(
            and(
              eq(account.id, owner.id),
              eq(account.passwordHash, owner.passwordHash),
              eq(account.hasSecondFactor, owner.hasSecondFactor),
            ),
          )
          .for('share')
        if (!unchanged) return undefined
        await tx.insert(loginSession).values({
          tokenHash: hashOf(token),
          userId: owner.id,
          createdAt,
          expiresAt,
          owesSecondFactor,
          lastSeenAt: createdAt,
          device: device.slice(0, mostDeviceText),
          checkMinutes,
        })
        return token
      })
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

    /** Notes that the player has read a reality check. */
    async readCheck(sessionHash: string): Promise<void> {
      await database
        .update(loginSession)
        .set({ checkedAt: new Date(clock()) })
        .where(eq(loginSession.tokenHash, sessionHash))
    },

    async end(sessionHash: string): Promise<void> {
      await database.delete(loginSession).where(eq(loginSession.tokenHash, sessionHash))
    },

    /** The valid logins of an account, the newest first. */
    async list(userId: string) {
      return database
        .select({
          sessionHash: loginSession.tokenHash,
          device: loginSession.device,
          createdAt: loginSession.createdAt,
          expiresAt: loginSession.expiresAt,
          checkedAt: loginSession.checkedAt,
        })
        .from(loginSession)
        .where(
          and(
            eq(loginSession.userId, userId),
            eq(loginSession.owesSecondFactor, false),
            gt(loginSession.expiresAt, new Date(clock())),
          ),
        )
        .orderBy(desc(loginSession.createdAt))
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
