import { and, eq, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { knownDevice, type Database } from '../database/schema.ts'

const lifeMs = 180 * 24 * 3_600_000
const cookieName = 'device'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The device's token in a Cookie header. */
export const deviceIn = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1]

/** Devices that an account has logged in from. The token proves nothing but that, and is stored hashed. */
export function createKnownDevices(database: Database, clock: () => number) {
  return {
    /** An id of the device for counting its attempts; undefined when the account never logged in from it. */
    async find(userId: string, token: string | undefined): Promise<string | undefined> {
      if (token === undefined) return undefined
      const tokenHash = hashOf(token)
      const [row] = await database
        .select({ seenAt: knownDevice.seenAt })
        .from(knownDevice)
        .where(and(eq(knownDevice.userId, userId), eq(knownDevice.tokenHash, tokenHash)))
      return row && row.seenAt.getTime() > clock() - lifeMs ? tokenHash : undefined
    },

    /** Remembers the device; returns the Set-Cookie header. */
    async remember(userId: string, known: string | undefined, isSecure: boolean): Promise<string> {
      const token = known ?? randomBytes(32).toString('base64url')
      const seenAt = new Date(clock())
      await database.delete(knownDevice).where(lte(knownDevice.seenAt, new Date(clock() - lifeMs)))
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
