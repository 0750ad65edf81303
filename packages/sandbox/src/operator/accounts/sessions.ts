import { smallerNonZero, type CareDemands } from '@kit/sdk/contract'
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import {
  account,
  handoff,
  loginSession,
  playerDomain,
  type AccountRow,
  type Database,
} from '../database/schema.ts'
import { batched } from '../database/batched.ts'
import { configuredDomain, rulesOfDomains } from '../configuration/configurations.ts'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import type { Login } from '../http/route.ts'
import { clockStart, rememberClocks, restartClock, runningClock } from './playerClock.ts'

const hourMs = 3_600_000

interface Lifetime {
  lifeMs: number
  /** A login ends when it was unused this long, in ms. */
  idleMs: number
}

const playersLifetime: Lifetime = { lifeMs: 7 * 24 * hourMs, idleMs: Infinity }
const staffLifetime: Lifetime = { lifeMs: 12 * hourMs, idleMs: hourMs / 2 }

const lifetimeOf = ({ userType }: Pick<AccountRow, 'userType'>): Lifetime =>
  userType === 'user' ? playersLifetime : staffLifetime

/** Precision of the last use of a login, in ms. */
const seenStepMs = 60_000

export const checkColumns = {
  createdAt: loginSession.createdAt,
  checkMinutes: loginSession.checkMinutes,
  checkedAt: loginSession.checkedAt,
}

/** Returns when the player's next reality check is due, or null if no jurisdiction requires one. */
export function checkDueAt({
  createdAt,
  checkMinutes,
  checkedAt,
}: Pick<typeof loginSession.$inferSelect, 'createdAt' | 'checkMinutes' | 'checkedAt'>): Date | null {
  if (checkMinutes === 0) return null
  return new Date(clockStart({ createdAt, checkedAt }).getTime() + checkMinutes * 60_000)
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const mostAtOnce = 64

/** Maximum length of a device's text. Longer user agents are forged. */
const mostDeviceText = 300

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
      domains: loginSession.domains,
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
  // A login with reality checks records its use: only a check that was due during play is shown later.
  const isWatched = (row: (typeof rows)[number]) =>
    row.checkMinutes > 0 || lifetimeOf(row.account).idleMs < Infinity
  const used = live.filter((row) => isWatched(row) && idleMsOf(row) >= seenStepMs)
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
    live.map(({ account: owner, sessionHash, expiresAt, owesSecondFactor, domains, ...row }) => [
      sessionHash,
      { account: owner, sessionHash, expiresAt, owesSecondFactor, domains, checkDueAt: checkDueAt(row) },
    ]),
  )
  return hashes.map((hash) => logins.get(hash))
}

export const handedOnColumns = {
  ...checkColumns,
  expiresAt: loginSession.expiresAt,
  domains: loginSession.domains,
}
export type HandedOn = Pick<typeof loginSession.$inferSelect, keyof typeof handedOnColumns>

/** Returns every domain that logins of a player have followed, whether they are valid or have ended. */
export async function domainsOfPlayer(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ domain: playerDomain.domain })
    .from(playerDomain)
    .where(eq(playerDomain.userId, userId))
  return rows.map(({ domain }) => domain)
}

/** Stores domains with a player's account, because their requirements outlast the login. */
async function keepDomains(tx: Database, owner: AccountRow, domains: readonly string[]): Promise<void> {
  if (owner.userType !== 'user') return
  await tx
    .insert(playerDomain)
    .values(domains.map((domain) => ({ userId: owner.id, domain })))
    .onConflictDoNothing()
}

const demandsOf = async (database: Database, owner: AccountRow, domain: string) => {
  const { demands } = await rulesOfDomains(database, [domain])
  return owner.userType === 'user' ? demands : { sessionHours: 0, checkMinutes: 0 }
}

const hoursAfter = ({ sessionHours }: Pick<CareDemands, 'sessionHours'>, from: Date): Date | undefined =>
  sessionHours > 0 ? new Date(from.getTime() + sessionHours * hourMs) : undefined

const earliest = (ends: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.min(...ends.flatMap((end) => end?.getTime() ?? [])))

/** Login sessions: a token of 256 random bits, of which the database keeps the hash and an expiry. */
export function createSessions(database: Database, clock: () => number) {
  /** Deletes expired logins. Accounts remain, also demo ones, because bets and the ledger reference them. */
  async function forgetExpired(): Promise<void> {
    await database.transaction(async (tx) => {
      const isOver = lte(loginSession.expiresAt, new Date(clock()))
      await rememberClocks(tx, await tx.delete(loginSession).where(isOver).returning())
    })
  }

  const findByHash = batched<string, Login | undefined>({
    maxSize: mostAtOnce,
    run: (hashes) => findLogins(database, hashes, new Date(clock())),
  })

  const keptDomains = shareForAMoment<Promise<string>>(clock)
  const domainAt = (host: string) => keptDomains(host, () => configuredDomain(database, host))

  /**
   * Adds a domain to a login. From then on, its requirements apply too, as if the login had started there
   * (Q-141).
   */
  async function addDomain({ account: owner, sessionHash }: Login, domain: string): Promise<void> {
    const demands = await demandsOf(database, owner, domain)
    await database.transaction(async (tx) => {
      const ofLogin = eq(loginSession.tokenHash, sessionHash)
      const [row] = await tx.select().from(loginSession).where(ofLogin).for('update')
      if (!row || row.domains.includes(domain)) return
      await tx
        .update(loginSession)
        .set({
          domains: [...row.domains, domain],
          checkMinutes: smallerNonZero(row.checkMinutes, demands.checkMinutes),
          expiresAt: earliest([row.expiresAt, hoursAfter(demands, row.createdAt)]),
        })
        .where(ofLogin)
      await keepDomains(tx, owner, [domain])
    })
  }

  return {
    forgetExpired,

    /**
     * Undefined if the account's password or second factor changed since its row was read. The login follows
     * the rules of the domain at `host`. A handed-off login keeps domains, reality check and end of the
     * original (`handedOn`).
     */
    async open(
      owner: AccountRow,
      {
        host,
        owesSecondFactor = owner.hasSecondFactor,
        device = '',
        handedOn,
      }: { host: string; owesSecondFactor?: boolean; device?: string; handedOn?: HandedOn },
    ): Promise<string | undefined> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date(clock())
      const domain = await configuredDomain(database, host)
      const demands = await demandsOf(database, owner, domain)
      const expiresAt = earliest([
        new Date(clock() + lifetimeOf(owner).lifeMs),
        owner.expiresAt,
        handedOn?.expiresAt,
        hoursAfter(demands, createdAt),
      ])
      await forgetExpired()
      return database.transaction(async (tx) => {
        // Share-locked until the login is written: a change of the password comes before it, or ends it.
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
        const domains = [...new Set([...(handedOn?.domains ?? []), domain])]
        const checkMinutes = smallerNonZero(handedOn?.checkMinutes ?? 0, demands.checkMinutes)
        const startedAt = handedOn
          ? clockStart(handedOn)
          : await runningClock(tx, owner.id, checkMinutes, createdAt)
        await keepDomains(tx, owner, domains)
        await tx.insert(loginSession).values({
          tokenHash: hashOf(token),
          userId: owner.id,
          createdAt,
          expiresAt,
          owesSecondFactor,
          lastSeenAt: createdAt,
          device: device.slice(0, mostDeviceText),
          domains,
          checkMinutes,
          checkedAt: startedAt ?? null,
        })
        return token
      })
    },

    /** Returns undefined if the token is forged, ended or expired, or its account is locked. */
    async find(token: string): Promise<Login | undefined> {
      return findByHash(hashOf(token))
    },

    /**
     * Returns the same for a call at a host: the login follows the rules of that domain from then on.
     */
    async findAt(token: string, host: string): Promise<Login | undefined> {
      const login = await findByHash(hashOf(token))
      if (!login) return undefined
      const domain = await domainAt(host)
      if (login.domains.includes(domain)) return login
      await addDomain(login, domain)
      return findByHash(hashOf(token))
    },

    async complete(sessionHash: string): Promise<void> {
      await database
        .update(loginSession)
        .set({ owesSecondFactor: false })
        .where(eq(loginSession.tokenHash, sessionHash))
    },

    readCheck: (sessionHash: string): Promise<void> => restartClock(database, sessionHash, new Date(clock())),

    async end(sessionHash: string): Promise<void> {
      await database.transaction(async (tx) => {
        const ended = await tx.delete(loginSession).where(eq(loginSession.tokenHash, sessionHash)).returning()
        await rememberClocks(
          tx,
          ended.map((row) => ({ ...row, lastSeenAt: new Date(clock()) })),
        )
      })
    },

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
     * Ends the logins of an account and its pending handoffs, except `butFor`. Returns the ended session
     * hashes, so that their sockets can be disconnected.
     */
    async endAll(executor: Database, userId: string, butFor = ''): Promise<string[]> {
      await executor.delete(handoff).where(eq(handoff.userId, userId))
      const ended = await executor
        .delete(loginSession)
        .where(and(eq(loginSession.userId, userId), ne(loginSession.tokenHash, butFor)))
        .returning()
      await rememberClocks(executor, ended)
      return ended.map((row) => row.tokenHash)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
