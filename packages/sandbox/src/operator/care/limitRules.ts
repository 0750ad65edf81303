import { careCoolingOffMs, type CarePeriod, type Minor } from '@kit/sdk/contract'

/**
 * How long after the 24 hours a higher limit can be confirmed, in ms. A request must not stay open until the
 * next loss.
 */
export const confirmationMs = 7 * 24 * 3_600_000

/** A stored limit. `null` is no limit. From `nextAt` on, `nextAmount` can be confirmed. */
export interface StoredLimit {
  amount: Minor | null
  nextAmount: Minor | null
  nextAt: Date | null
}

export const noLimit: StoredLimit = { amount: null, nextAmount: null, nextAt: null }

/** A rise that was not confirmed in time is dropped. */
export const limitAt = (limit: StoredLimit, at: Date): StoredLimit =>
  limit.nextAt !== null && limit.nextAt.getTime() + confirmationMs <= at.getTime()
    ? { amount: limit.amount, nextAmount: null, nextAt: null }
    : limit

export const isConfirmable = ({ nextAt }: Pick<StoredLimit, 'nextAt'>, at: Date): boolean =>
  nextAt !== null && nextAt <= at

const isLower = (one: Minor | null, other: Minor | null): boolean =>
  one !== null && (other === null || one <= other)

/**
 * Returns the limit after a player's request. A lower one takes effect immediately, a higher one or none
 * after a second request 24 hours later.
 */
export function changedLimit(limit: StoredLimit, asked: Minor | null, at: Date): StoredLimit {
  const now = limitAt(limit, at)
  const { amount } = now
  if (isLower(asked, amount) || amount === null) return { amount: asked, nextAmount: null, nextAt: null }
  if (now.nextAt !== null && now.nextAmount === asked)
    return isConfirmable(now, at) ? { amount: asked, nextAmount: null, nextAt: null } : now
  return { amount, nextAmount: asked, nextAt: new Date(at.getTime() + careCoolingOffMs) }
}

/** Returns the start of a period in UTC; weeks begin on Monday. */
export function periodStart(period: CarePeriod, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (period === 'month') return new Date(Date.UTC(year, month))
  const sinceMonday = period === 'week' ? (at.getUTCDay() + 6) % 7 : 0
  return new Date(Date.UTC(year, month, day - sinceMonday))
}
