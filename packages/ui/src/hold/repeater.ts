/** Time that a press is held before it repeats, in ms, and the interval of repeats. */
export const HOLD_MS = 400
export const REPEAT_MS = 80

export interface Repeater {
  start(): void
  stop(): void
}

/** Runs the action immediately, then repeatedly until it is stopped. A second start does nothing. */
export function createRepeater(act: () => void): Repeater {
  let timer: ReturnType<typeof setTimeout> | undefined
  const repeat = () => {
    timer = setTimeout(repeat, REPEAT_MS)
    act()
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    start() {
      if (timer !== undefined) return
      timer = setTimeout(repeat, HOLD_MS)
      act()
    },
    stop,
  }
}
