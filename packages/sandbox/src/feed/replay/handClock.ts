import type { ReplayTimers } from './replay.ts'

/** Timers run in order as the clock passes them. */
export interface HandClock {
  now(): number
  timers: ReplayTimers
  moveTo(wallMs: number): void
  /** Jumps to this time like a machine that slept: overdue timers run late. */
  sleepTo(wallMs: number): void
}

export function createHandClock(startMs: number): HandClock {
  let wallMs = startMs
  let nextId = 0
  const waiting = new Map<number, { dueMs: number; run: () => void }>()
  function runUpTo(limitMs: number) {
    for (;;) {
      const [first] = [...waiting]
        .filter(([, { dueMs }]) => dueMs <= limitMs)
        .sort((a, b) => a[1].dueMs - b[1].dueMs)
      if (!first) return
      waiting.delete(first[0])
      wallMs = Math.max(wallMs, first[1].dueMs)
      first[1].run()
    }
  }
  return {
    now: () => wallMs,
    timers: {
      set(run, delayMs) {
        nextId += 1
        waiting.set(nextId, { dueMs: wallMs + delayMs, run })
        return nextId
      },
      clear: (timer) => waiting.delete(timer as number),
    },
    moveTo(limitMs) {
      runUpTo(limitMs)
      wallMs = Math.max(wallMs, limitMs)
    },
    sleepTo(limitMs) {
      wallMs = limitMs
      runUpTo(limitMs)
    },
  }
}
