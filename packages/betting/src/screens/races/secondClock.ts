/** Clock that notifies its subscribers every second; in ms since the epoch. */
export interface SecondClock {
  getState(): number
  subscribe(listener: () => void): () => void
}

const secondMs = 1_000

/** Creates a clock with one timer for all subscribers, and none without subscribers. */
export function createSecondClock(now: () => number): SecondClock {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let read = now()
  const tick = () => {
    read = now()
    for (const listener of listeners) listener()
  }
  return {
    getState: () => read,
    subscribe(listener) {
      listeners.add(listener)
      if (timer === undefined) {
        timer = setInterval(tick, secondMs)
        read = now()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
