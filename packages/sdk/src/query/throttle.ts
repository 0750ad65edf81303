export interface Throttle {
  /** Runs at once, or `batchMs` later as one run with everything requested until then. */
  request(batchMs?: number): void
  cancel(): void
}

/**
 * Throttles `run`: runs it at once, then at most once per `everyMs` with a trailing run, so that no request is lost.
 * `cancel` drops a pending run.
 */
export function createThrottle(everyMs: number, run: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRequested = false
  const runNow = () => {
    isRequested = false
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (isRequested) runNow()
    }, everyMs)
  }
  return {
    request(batchMs = 0) {
      if (timer !== undefined) isRequested = true
      else if (batchMs === 0) runNow()
      else timer = setTimeout(runNow, batchMs)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      isRequested = false
    },
  }
}
