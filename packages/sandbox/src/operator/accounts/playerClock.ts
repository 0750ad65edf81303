import { smallerNonZero } from '@kit/sdk/contract'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { loginSession, playerClock, type Database } from '../database/schema.ts'

// The reality-check clock belongs to the player. Logging out and in again does not restart it.

type Session = typeof loginSession.$inferSelect

/** Returns when the clock of a login started: at the last check, or with the login. */
export const clockStart = ({ createdAt, checkedAt }: Pick<Session, 'createdAt' | 'checkedAt'>): Date =>
  checkedAt ?? createdAt

type Clock = Omit<typeof playerClock.$inferSelect, 'userId'>

const clockOf = (row: Session): Clock => ({
  startedAt: clockStart(row),
  checkMinutes: row.checkMinutes,
  seenAt: row.lastSeenAt,
})

const dueMs = ({ startedAt }: Clock, minutes: number): number => startedAt.getTime() + minutes * 60_000

export async function rememberClocks(tx: Database, ended: readonly Session[]): Promise<void> {
  const byUser = new Map<string, Clock>()
  for (const row of ended) {
    const clock = clockOf(row)
    const other = byUser.get(row.userId)
    if (!other || clock.seenAt > other.seenAt) byUser.set(row.userId, clock)
  }
  for (const [userId, clock] of byUser)
    await tx
      .insert(playerClock)
      .values({ userId, ...clock })
      .onConflictDoUpdate({
        target: playerClock.userId,
        set: clock,
        setWhere: lte(playerClock.seenAt, clock.seenAt),
      })
}

/**
 * Returns when the clock of a new login started. A clock continues if its next check is not due yet, or was
 * due while the player was present and did not read it. Returns undefined if a new clock starts.
 */
export async function runningClock(
  tx: Database,
  userId: string,
  checkMinutes: number,
  at: Date,
): Promise<Date | undefined> {
  const live = await tx
    .select()
    .from(loginSession)
    .where(and(eq(loginSession.userId, userId), gt(loginSession.expiresAt, at)))
  const remembered = await tx.select().from(playerClock).where(eq(playerClock.userId, userId))
  const isRunning = (clock: Clock) =>
    at.getTime() < dueMs(clock, smallerNonZero(clock.checkMinutes, checkMinutes)) ||
    (clock.checkMinutes > 0 && clock.seenAt.getTime() >= dueMs(clock, clock.checkMinutes))
  const starts = [...live.map(clockOf), ...remembered]
    .filter(isRunning)
    .map(({ startedAt }) => startedAt.getTime())
  return starts.length === 0 ? undefined : new Date(Math.min(...starts))
}

/** Restarts the clock of a player on all their logins after a check was read. */
export async function restartClock(database: Database, sessionHash: string, at: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const owner = tx
      .select({ userId: loginSession.userId })
      .from(loginSession)
      .where(eq(loginSession.tokenHash, sessionHash))
    await tx.delete(playerClock).where(inArray(playerClock.userId, owner))
    await tx.update(loginSession).set({ checkedAt: at }).where(inArray(loginSession.userId, owner))
  })
}
