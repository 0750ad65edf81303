import { pointsFromMinor, type CareLimitKind, type CarePeriod, type Minor } from '@kit/sdk/contract'
import { pointsText } from '../http/pointsText.ts'
import { Refused } from '../http/refused.ts'

// Refusals by which the operator enforces a player's protections.

/** Formats a moment for a message, in UTC, because the operator does not know the player's time zone. */
const spoken = (until: Date) => `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const timedOut = (until: Date) =>
  new Refused(403, {
    message: `You are taking a break until ${spoken(until)}`,
    code: 'time-out',
    details: { until: until.toISOString() },
  })

export const selfExcluded = (until: Date) =>
  new Refused(403, {
    message: `You have excluded yourself until ${spoken(until)}`,
    code: 'self-excluded',
    details: { until: until.toISOString() },
  })

/** A device of a self-excluded player gets no other account, and no demo account. */
export const deviceExcluded = () =>
  new Refused(403, { message: 'You have excluded yourself on this device', code: 'self-excluded' })

/** `owed` is the missing step: a limit, or at least the answer that the player wants none. */
export const depositLimitOwed = (owed: 'answer' | 'limit') =>
  new Refused(403, {
    message:
      owed === 'limit'
        ? 'Please set a deposit limit before you deposit'
        : 'Please set a deposit limit, or say that you want none, before you deposit',
    code: 'deposit-limit-owed',
    details: { owed },
  })

export const checkDue = () =>
  new Refused(403, {
    message: 'Please read how long you have played and what you won or lost, then bet on',
    code: 'reality-check-due',
  })

/** The jurisdiction requires a check at least every `minutes`. */
export const checkDemanded = (minutes: number) =>
  new Refused(403, {
    message: `Reality checks are needed here, every ${minutes} minutes at the latest`,
    code: 'reality-check-demanded',
    field: 'minutes',
    details: { minutes },
  })

/** `left` is the remaining amount of the limit in this period, in minor units. */
export const limitReached = (kind: CareLimitKind, period: CarePeriod, limit: Minor, left: Minor) =>
  new Refused(409, {
    message: `Your ${kind} limit for this ${period} is ${pointsText(limit)}, ${pointsText(left)} are left`,
    code: `${kind}-limit`,
    details: { period, limit: pointsFromMinor(limit), left: pointsFromMinor(left) },
  })
