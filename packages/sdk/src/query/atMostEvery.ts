export interface Throttle {
  /** Runs at once, or `batchMs` later together with all that is asked for until then. */
  ask(batchMs?: number): void
  cancel(): void
}

/**
 * Runs `act` when asked, then at most once per `everyMs`; what is asked for in between runs once, at the end of the wait.
 * Nothing asked for is lost. `cancel` drops what waits.
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
