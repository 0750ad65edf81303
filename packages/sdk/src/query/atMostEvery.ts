/**
 * Runs `act` at once, then at most once per `everyMs`; what is asked for in between runs once, at the end of the wait.
 * Nothing asked for is lost. `cancel` drops what waits.
 */
export function atMostEvery(everyMs: number, act: () => void): { ask(): void; cancel(): void } {
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
    ask() {
      if (timer === undefined) run()
      else isWanted = true
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      isWanted = false
    },
  }
}
