import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { validEnds } from '../../database/lifetime.ts'
import { oneTimeCode, type CodePurpose, type Database } from '../../database/schema.ts'
import { tooMany } from '../../http/refused.ts'
import { deliver } from '../inbox/inbox.ts'
import { hashPassword, isPassword } from '../passwords/password.ts'

/**
 * Limits per phone: the pause between codes in ms, codes per hour and per day, a code's lifetime and its
 * attempts.
 */
export const resendAfterMs = 60_000
const mostPerHour = 5
const mostPerDay = 10
const lifeMs = 10 * 60_000
const tries = 5

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Throws a 429 if a phone was sent too many codes, or one for the same purpose just now, at `last`. A code to
 * log in does not delay one that resets the password. `times` are those of the last day, oldest first.
 */
function checkPace(times: readonly number[], last: number | undefined, now: number): void {
  // A later moment was written before the clock stepped back. It would delay the next code until the clock is there.
  if (last !== undefined && last <= now && now - last < resendAfterMs)
    throw tooMany('OTP Sent already, Please Wait', last + resendAfterMs - now)
  const hour = times.filter((at) => now - at < hourMs)
  const words = 'Too many codes were sent to this number, please try again later'
  if (hour.length >= mostPerHour) throw tooMany(words, (hour.at(-mostPerHour) ?? now) + hourMs - now)
  if (times.length >= mostPerDay) throw tooMany(words, (times.at(-mostPerDay) ?? now) + dayMs - now)
}

/**
 * One-time codes of six digits that prove a phone, stored hashed. Each is valid for one purpose, once, for
 * ten minutes.
 */
export function createOneTimeCodes(database: Database, clock: () => number) {
  return {
    /**
     * Sends a code that replaces the previous one, and returns the result. With `isDelivered` false,
     * everything but the delivery happens, so that a caller cannot find out whether the phone is known.
     */
    async send(asked: {
      purpose: CodePurpose
      phone: string
      sender: string
      isDelivered: boolean
    }): Promise<{ isResend: boolean }> {
      const { purpose, phone, sender, isDelivered } = asked
      const code = randomCode()
      const codeHash = await hashPassword(code)
      return database.transaction(async (tx) => {
        // Serializes requests for one phone.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${phone}))`)
        const now = clock()
        const createdAt = new Date(now)
        const ofPhone = eq(oneTimeCode.phone, phone)
        const sent = await tx
          .select({ purpose: oneTimeCode.purpose, createdAt: oneTimeCode.createdAt })
          .from(oneTimeCode)
          .where(and(ofPhone, gt(oneTimeCode.createdAt, new Date(now - dayMs))))
          .orderBy(asc(oneTimeCode.id))
        checkPace(
          sent.map((row) => Math.min(row.createdAt.getTime(), now)),
          sent.findLast((row) => row.purpose === purpose)?.createdAt.getTime(),
          now,
        )
        await tx
          .update(oneTimeCode)
          .set({ usedAt: createdAt })
          .where(and(ofPhone, eq(oneTimeCode.purpose, purpose), isNull(oneTimeCode.usedAt)))
        await tx
          .insert(oneTimeCode)
          .values({ purpose, phone, codeHash, createdAt, expiresAt: new Date(now + lifeMs) })
        if (isDelivered) await deliver(tx, { phone, purpose, sender, code, createdAt })
        return {
          isResend: sent.some((row) => row.purpose === purpose && now - row.createdAt.getTime() < lifeMs),
        }
      })
    },

    verify,
    redeem,

    async take(purpose: CodePurpose, phone: string, code: string): Promise<boolean> {
      const id = await verify(purpose, phone, code)
      return id !== undefined && redeem(id)
    },
  }

  /**
   * Compares with the last code sent, and returns its id if it matches. `redeem` then uses it up. Every
   * attempt counts, and all take the same time.
   */
  async function verify(purpose: CodePurpose, phone: string, code: string): Promise<bigint | undefined> {
    const [latest] = await database
      .select({ id: oneTimeCode.id })
      .from(oneTimeCode)
      .where(and(eq(oneTimeCode.phone, phone), eq(oneTimeCode.purpose, purpose)))
      .orderBy(desc(oneTimeCode.id))
      .limit(1)
    const { after, until } = validEnds(clock(), lifeMs)
    const isOpen = and(
      eq(oneTimeCode.id, latest?.id ?? 0n),
      isNull(oneTimeCode.usedAt),
      lt(oneTimeCode.attempts, tries),
      gt(oneTimeCode.expiresAt, after),
      lte(oneTimeCode.expiresAt, until),
    )
    // Counted before it is compared, so that parallel attempts cannot bypass the limit.
    const [open] = await database
      .update(oneTimeCode)
      .set({ attempts: sql`${oneTimeCode.attempts} + 1` })
      .where(isOpen)
      .returning({ id: oneTimeCode.id, codeHash: oneTimeCode.codeHash })
    const isRight = await isPassword(code, open?.codeHash ?? nobodysHash)
    return isRight ? open?.id : undefined
  }

  /** Returns false if the code was used meanwhile. */
  async function redeem(id: bigint): Promise<boolean> {
    const used = await database
      .update(oneTimeCode)
      .set({ usedAt: new Date(clock()) })
      .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.usedAt)))
      .returning({ id: oneTimeCode.id })
    return used.length === 1
  }
}

// Compared if there is no code, to take the same time.
const nobodysHash = `argon2id$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>
