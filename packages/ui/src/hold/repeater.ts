/** How long a press is held before it repeats, and how quickly it then does. */
export const HOLD_MS = 400
export const REPEAT_MS = 80

export interface Repeater {
  start(): void
  stop(): void
}

/** Acts at once, and again and again while it is not stopped. Starting twice is starting once. */
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
