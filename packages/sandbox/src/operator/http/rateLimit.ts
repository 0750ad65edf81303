import type { SharedCount } from '../processes/sharedCounts.ts'
import { tooMany } from './refused.ts'

export interface Rate {
  perSecond: number
  burst: number
}

/** Rate limits. `false` turns one off. */
export interface RateLimits {
  /** Calls that change something, per account. */
  writes: Rate | false
  /** Calls that only read, per account. Far above the rate of a site's pages. */
  reads: Rate | false
  /** Orders, per player. */
  bets: Rate | false
  /** Demo accounts and logins, per address, because each hashes a password. */
  accounts: Rate | false
  /** One-time codes, per address. The limit per phone is not configurable. */
  codes: Rate | false
  /** One-time codes in total, because each costs the brand money. */
  allCodes: Rate | false
  /** Duplicate checks, per address, because each reveals whether someone is a player. */
  duplicateChecks: Rate | false
  /** Pictures, per player. */
  uploads: Rate | false
  /** Pictures, per address. */
  uploadsPerAddress: Rate | false
  /** Searches, per address. */
  search: Rate | false
  /** Complaints, per player. */
  complaints: Rate | false
}

export const defaultRateLimits: RateLimits = {
  writes: { perSecond: 5, burst: 50 },
  reads: { perSecond: 30, burst: 300 },
  bets: { perSecond: 5, burst: 10 },
  accounts: { perSecond: 1, burst: 60 },
  codes: { perSecond: 20 / 3600, burst: 20 },
  allCodes: { perSecond: 1000 / 3600, burst: 1000 },
  duplicateChecks: { perSecond: 5 / 60, burst: 5 },
  uploads: { perSecond: 10 / 3600, burst: 10 },
  uploadsPerAddress: { perSecond: 30 / 3600, burst: 30 },
  search: { perSecond: 5, burst: 10 },
  complaints: { perSecond: 5 / 3600, burst: 5 },
}

/**
 * A token bucket per name, shared by all processes. If it is empty, `take` throws a 429 with Retry-After, and
 * `allows` returns false.
 */
export function createRateLimit(rate: Rate | false, clock: () => number, shared?: SharedCount) {
  const buckets = new Map<string, { tokens: number; at: number }>()

  const forget = (now: number, { perSecond, burst }: Rate) => {
    for (const [name, bucket] of buckets)
      if (bucket.tokens + ((now - bucket.at) / 1000) * perSecond >= burst) buckets.delete(name)
  }

  const tokensOf = (name: string, now: number, { perSecond, burst }: Rate): number => {
    if (buckets.size > 10_000) forget(now, { perSecond, burst })
    const last = buckets.get(name) ?? { tokens: burst, at: now }
    // The clock went back, so time counts from now. Otherwise, an empty bucket would stay empty until the
    // clock catches up.
    if (last.at > now) last.at = now
    return Math.min(burst, last.tokens + ((now - last.at) / 1000) * perSecond)
  }

  shared?.subscribe((_what, name) => {
    if (!rate) return
    const now = clock()
    buckets.set(name, { tokens: Math.max(0, tokensOf(name, now, rate) - 1), at: now })
  })

  /** Takes one token. Returns 0, or how long to wait for one, in ms. */
  function waitMs(name: string): number {
    if (!rate) return 0
    const now = clock()
    const tokens = tokensOf(name, now, rate)
    if (tokens < 1) return ((1 - tokens) / rate.perSecond) * 1000
    buckets.set(name, { tokens: tokens - 1, at: now })
    shared?.publish('counted', name)
    return 0
  }

  return {
    take(name: string): void {
      const toWaitMs = waitMs(name)
      if (toWaitMs > 0) throw tooMany('Too many requests, please slow down', toWaitMs)
    },
    allows: (name: string): boolean => waitMs(name) === 0,
  }
}
