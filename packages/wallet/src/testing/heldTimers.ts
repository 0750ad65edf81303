import { vi } from 'vitest'

/** The delay is in ms. */
export interface HeldTimer {
  ms: number
  run: () => void
}

/**
 * Holds the page's timers of at least this delay, in ms: a test runs them itself, so that neither a
 * slow machine nor a wrong delay goes unnoticed. Shorter ones run as usual. Ends with
 * `vi.restoreAllMocks()`.
 */
export function holdTimers(atLeastMs: number): { ofMs: (ms: number) => HeldTimer[] } {
  const held = new Map<number, HeldTimer>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  let id = 1_000_000_000
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms < atLeastMs) return set(work, ms, ...rest)
    held.set((id += 1), { ms, run: work })
    return id
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(((known?: number) => {
    if (!held.delete(known ?? 0)) clear(known)
  }) as typeof clearTimeout)
  return { ofMs: (ms) => [...held.values()].filter((timer) => timer.ms === ms) }
}
