/** How long an answer is given to every caller, in ms. */
const sharedMs = 1000

/** Shares the work among all callers: one that runs, or that ended less than a second ago, is not begun again. */
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
