import type { SharedCount } from '../processes/sharedCounts.ts'
import { tooMany } from '../http/refused.ts'

const windowMs = 15 * 60_000
const allowed = 5

/**
 * Five wrong tries in 15 minutes close a name for the rest of them, whether or not there is such a name. `words` is
 * what is said then. A try counts from its beginning, so that many at once do not slip through.
 * Of several processes, all count together.
 */
export function createAttempts(clock: () => number, words: string, shared?: SharedCount) {
  const failures = new Map<string, number[]>()

  const recent = (name: string): number[] =>
    (failures.get(name) ?? []).filter((at) => clock() - at < windowMs)

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
