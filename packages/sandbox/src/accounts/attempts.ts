import { tooMany } from '../http/refused.ts'

const windowMs = 15 * 60_000
const allowed = 5

/**
 * Five wrong tries in 15 minutes close a name for the rest of them, whether or not there is such a name. `words` is
 * what is said then. A try counts from its beginning, so that many at once do not slip through.
 */
export function createAttempts(clock: () => number, words: string) {
  const failures = new Map<string, number[]>()

  const recent = (name: string): number[] =>
    (failures.get(name) ?? []).filter((at) => clock() - at < windowMs)

  return {
    begin(name: string): void {
      const times = recent(name)
      if (times.length >= allowed) throw tooMany(words, (times[0] ?? 0) + windowMs - clock())
      if (failures.size > 10_000)
        for (const key of failures.keys()) if (!recent(key).length) failures.delete(key)
      failures.set(name, [...times, clock()])
    },
    succeeded(name: string): void {
      failures.delete(name)
    },
  }
}
