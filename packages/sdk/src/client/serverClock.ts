export interface ServerClock {
  /** The operator's time, ms since the epoch: the page's own until the operator told. */
  now(): number
  /** The operator's time as an answer told it, and when its question was sent (monotonic ms). */
  tell(serverTimeMs: number, askedAtMs: number): void
}

/**
 * The operator's clock as far as its last answer told, run on by a monotonic clock: somebody who sets the machine's clock
 * does not move it. What the answer says was true about halfway between question and answer.
 */
export function createServerClock(wallClock: () => number, monotonicNow: () => number): ServerClock {
  let told: { serverTimeMs: number; atMs: number } | undefined
  return {
    now: () => (told ? told.serverTimeMs + Math.round(monotonicNow() - told.atMs) : wallClock()),
    tell(serverTimeMs, askedAtMs) {
      if (Number.isFinite(serverTimeMs)) told = { serverTimeMs, atMs: (askedAtMs + monotonicNow()) / 2 }
    },
  }
}
