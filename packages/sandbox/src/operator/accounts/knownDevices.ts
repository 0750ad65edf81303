import { and, eq, gt, lte, notInArray } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { care, knownDevice, type Database } from '../database/schema.ts'

const lifeMs = 180 * 24 * 3_600_000
const cookieName = 'device'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const deviceIn = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1]

/** Devices that an account has logged in from. The token proves only that, and is stored hashed. */
export function createKnownDevices(database: Database, clock: () => number) {
  return {
    /**
     * Returns an id of the device for counting its attempts, or undefined if the account never logged in from
     * it.
     */
    async find(userId: string, token: string | undefined): Promise<string | undefined> {
      if (token === undefined) return undefined
      const tokenHash = hashOf(token)
      const [row] = await database
        .select({ seenAt: knownDevice.seenAt })
        .from(knownDevice)
        .where(and(eq(knownDevice.userId, userId), eq(knownDevice.tokenHash, tokenHash)))
      return row && row.seenAt.getTime() > clock() - lifeMs ? tokenHash : undefined
    },

    async isOfExcluded(token: string | undefined): Promise<boolean> {
      if (token === undefined) return false
      const [row] = await database
        .select({ userId: care.userId })
        .from(knownDevice)
        .innerJoin(care, eq(care.userId, knownDevice.userId))
        .where(and(eq(knownDevice.tokenHash, hashOf(token)), gt(care.excludedUntil, new Date(clock()))))
        .limit(1)
      return row !== undefined
    },

    async remember(userId: string, known: string | undefined, isSecure: boolean): Promise<string> {
      const token = known ?? randomBytes(32).toString('base64url')
      const seenAt = new Date(clock())
      const excluded = database
        .select({ userId: care.userId })
        .from(care)
        .where(gt(care.excludedUntil, seenAt))
      await database.delete(knownDevice).where(
        and(
          lte(knownDevice.seenAt, new Date(clock() - lifeMs)),
          // An exclusion can last longer than a device is remembered.
          notInArray(knownDevice.userId, excluded),
        ),
      )
      await database
        .insert(knownDevice)
        .values({ tokenHash: hashOf(token), userId, seenAt })
        .onConflictDoUpdate({ target: [knownDevice.tokenHash, knownDevice.userId], set: { seenAt } })
      const fields = [
        `${cookieName}=${token}`,
        'Path=/api/auth',
        `Max-Age=${lifeMs / 1000}`,
        'HttpOnly',
        'SameSite=Strict',
        ...(isSecure ? ['Secure'] : []),
      ]
      return fields.join('; ')
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
