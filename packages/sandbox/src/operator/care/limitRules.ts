import { careCoolingOffMs, type CarePeriod, type Minor } from '@kit/sdk/contract'

/** For so long after 24 hours a higher limit can be confirmed, in ms. Else one asked for long ago would wait for a loss. */
export const confirmationMs = 7 * 24 * 3_600_000

/** A limit as it is stored: `null` is none. From `nextAt` on `nextAmount` can be confirmed. */
export interface StoredLimit {
  amount: Minor | null
  nextAmount: Minor | null
  nextAt: Date | null
}

export const noLimit: StoredLimit = { amount: null, nextAmount: null, nextAt: null }

/** The limit as it is at a moment: a rise that was not confirmed in time is forgotten. */
export const limitAt = (limit: StoredLimit, at: Date): StoredLimit =>
  limit.nextAt !== null && limit.nextAt.getTime() + confirmationMs <= at.getTime()
    ? { amount: limit.amount, nextAmount: null, nextAt: null }
    : limit

/** Whether the higher amount that waits may be confirmed at a moment. */
export const isConfirmable = ({ nextAt }: Pick<StoredLimit, 'nextAt'>, at: Date): boolean =>
  nextAt !== null && nextAt <= at

const isLower = (one: Minor | null, other: Minor | null): boolean =>
  one !== null && (other === null || one <= other)

/**
 * The limit after a player asked for another: a lower one counts at once, a higher one or none when it is asked for once
 * more after 24 hours.
 */
export function changedLimit(limit: StoredLimit, asked: Minor | null, at: Date): StoredLimit {
  const now = limitAt(limit, at)
  const { amount } = now
  if (isLower(asked, amount) || amount === null) return { amount: asked, nextAmount: null, nextAt: null }
  if (now.nextAt !== null && now.nextAmount === asked)
    return isConfirmable(now, at) ? { amount: asked, nextAmount: null, nextAt: null } : now
  return { amount, nextAmount: asked, nextAt: new Date(at.getTime() + careCoolingOffMs) }
}

/** The start of the period that a moment is in: UTC, weeks from Monday. */
export function periodStart(period: CarePeriod, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (period === 'month') return new Date(Date.UTC(year, month))
  const sinceMonday = period === 'week' ? (at.getUTCDay() + 6) % 7 : 0
  return new Date(Date.UTC(year, month, day - sinceMonday))
}
