import { and, eq, gt, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import {
  account,
  casinoSession,
  loginSession,
  type AccountRow,
  type CasinoSessionRow,
  type Database,
} from '../../operator/database/schema.ts'
import { checkColumns, checkDueAt } from '../../operator/accounts/sessions.ts'
import { newServerSeed } from './serverSeed.ts'

// All SQL about game sessions. Tokens are stored hashed.

/** Time that a game's address is valid, and time that its page can play, in ms. */
const launchMs = 60_000
const playMs = 4 * 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const newToken = (): string => randomBytes(32).toString('base64url')

export async function beginSession(
  database: Database,
  facts: Pick<CasinoSessionRow, 'loginHash' | 'userId' | 'gameCode' | 'site'>,
  at: Date,
): Promise<string> {
  await database.delete(casinoSession).where(lte(casinoSession.expiresAt, at))
  const token = newToken()
  await database.insert(casinoSession).values({
    ...facts,
    tokenHash: hashOf(token),
    nextSeed: newServerSeed(),
    expiresAt: new Date(at.getTime() + launchMs),
  })
  return token
}

/**
 * Opens a session once by its address and returns the page's token. Returns undefined if the address was
 * used.
 */
export async function openSession(
  database: Database,
  launchToken: string,
  at: Date,
): Promise<{ token: string; gameCode: string; site: string } | undefined> {
  const token = newToken()
  const [row] = await database
    .update(casinoSession)
    .set({ tokenHash: hashOf(token), isOpened: true, expiresAt: new Date(at.getTime() + playMs) })
    .where(
      and(
        eq(casinoSession.tokenHash, hashOf(launchToken)),
        eq(casinoSession.isOpened, false),
        gt(casinoSession.expiresAt, at),
      ),
    )
    .returning()
  return row && { token, gameCode: row.gameCode, site: row.site }
}

export interface PlaySession extends CasinoSessionRow {
  account: AccountRow
  checkDueAt: Date | null
}

/** Returns the session, only while its login is valid and the account is not locked. */
export async function findSession(
  executor: Database,
  token: string,
  at: Date,
): Promise<PlaySession | undefined> {
  const [row] = await executor
    .select({ session: casinoSession, account, check: checkColumns })
    .from(casinoSession)
    .innerJoin(loginSession, eq(loginSession.tokenHash, casinoSession.loginHash))
    .innerJoin(account, eq(account.id, casinoSession.userId))
    .where(
      and(
        eq(casinoSession.tokenHash, hashOf(token)),
        eq(casinoSession.isOpened, true),
        gt(casinoSession.expiresAt, at),
        gt(loginSession.expiresAt, at),
        eq(account.isLocked, false),
      ),
    )
  return row && { ...row.session, account: row.account, checkDueAt: checkDueAt(row.check) }
}

/** Locks the session. */
export async function takeSeed(tx: Database, { tokenHash }: CasinoSessionRow): Promise<string> {
  const [row] = await tx
    .select({ seed: casinoSession.nextSeed })
    .from(casinoSession)
    .where(eq(casinoSession.tokenHash, tokenHash))
    .for('update')
  if (!row) throw new Error('The game session was not found.')
  await tx
    .update(casinoSession)
    .set({ nextSeed: newServerSeed() })
    .where(eq(casinoSession.tokenHash, tokenHash))
  return row.seed
}

export async function nextSeedOf(executor: Database, { tokenHash }: CasinoSessionRow): Promise<string> {
  const [row] = await executor
    .select({ seed: casinoSession.nextSeed })
    .from(casinoSession)
    .where(eq(casinoSession.tokenHash, tokenHash))
  return row?.seed ?? ''
}
