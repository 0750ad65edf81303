/** Time that an answer is shared by all callers, in ms. */
const sharedMs = 1000

/**
 * Shares the work among all callers: work that is running, or ended less than a second ago, is not started
 * again.
 */
export function shareWork<Value>(clock: () => number, work: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  let endedAtMs: number | undefined
  return () => {
    const isOld = endedAtMs !== undefined && Math.abs(clock() - endedAtMs) >= sharedMs
    if (kept && !isOld) return kept
    endedAtMs = undefined
    kept = work().finally(() => (endedAtMs = clock()))
    return kept
  }
}
