export interface ServerClock {
  /** Returns ms since the epoch; the page's own time until the first `sync`. */
  now(): number
  /**
   * `serverTimeMs` is the operator's time in an answer, `askedAtMs` when its request was sent (monotonic ms).
   */
  sync(serverTimeMs: number, askedAtMs: number): void
}

/**
 * The operator's clock, set by its last answer and run on by a monotonic clock, so that changing the machine's clock does
 * not move it. The operator's time counts as taken halfway between request and answer.
 */
export function createServerClock(wallClock: () => number, monotonicNow: () => number): ServerClock {
  let synced: { serverTimeMs: number; atMs: number } | undefined
  return {
    now: () => (synced ? synced.serverTimeMs + Math.round(monotonicNow() - synced.atMs) : wallClock()),
    sync(serverTimeMs, askedAtMs) {
      if (Number.isFinite(serverTimeMs)) synced = { serverTimeMs, atMs: (askedAtMs + monotonicNow()) / 2 }
    },
  }
}
