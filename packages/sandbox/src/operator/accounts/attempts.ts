import type { SharedCount } from '../processes/sharedCounts.ts'
import { tooMany } from '../http/refused.ts'

const windowMs = 15 * 60_000

/**
 * Locks a name for the rest of 15 minutes after `allowed` failures, whether or not it exists. An attempt
 * counts when it starts, so that parallel attempts cannot bypass the limit. Processes share the count.
 */
export function createAttempts(clock: () => number, words: string, shared?: SharedCount, allowed = 5) {
  const failures = new Map<string, number[]>()

  const recent = (name: string): number[] => {
    const now = clock()
    // The clock went back: a failure then counts from now. Otherwise, a name would stay locked until the
    // clock has caught up.
    const times = (failures.get(name) ?? []).map((at) => Math.min(at, now))
    if (times.length > 0) failures.set(name, times)
    return times.filter((at) => now - at < windowMs)
  }

  const count = (name: string): void => {
    if (failures.size > 10_000)
      for (const key of failures.keys()) if (!recent(key).length) failures.delete(key)
    failures.set(name, [...recent(name), clock()])
  }

  shared?.subscribe((what, name) => {
    if (what === 'counted') count(name)
    else failures.delete(name)
  })

  return {
    begin(name: string): void {
      const times = recent(name)
      if (times.length >= allowed) throw tooMany(words, (times[0] ?? 0) + windowMs - clock())
      count(name)
      shared?.publish('counted', name)
    },
    succeeded(name: string): void {
      failures.delete(name)
      shared?.publish('cleared', name)
    },
  }
}
