export interface Throttle {
  /** Runs at once, or `batchMs` later as one run with everything requested until then. */
  ask(batchMs?: number): void
  cancel(): void
}

/**
 * Throttles `act`: runs it at once, then at most once per `everyMs` with a trailing run, so that no request is lost.
 * `cancel` drops a pending run.
 */
export function atMostEvery(everyMs: number, act: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const run = () => {
    isWanted = false
    act()
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) run()
    }, everyMs)
  }
  return {
    ask(batchMs = 0) {
      if (timer !== undefined) isWanted = true
      else if (batchMs === 0) run()
      else timer = setTimeout(run, batchMs)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      isWanted = false
    },
  }
}
