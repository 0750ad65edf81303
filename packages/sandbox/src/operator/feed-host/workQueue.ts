import { setTimeout as wait } from 'node:timers/promises'

const retryAfterMs = [50, 500, 2000]

/**
 * Runs tasks in sequence. A failing task is retried a few times, then reported. `isComplete` then returns
 * false, and the queue continues.
 */
export function createWorkQueue(onError: (error: unknown, what: string) => void) {
  let last: Promise<void> = Promise.resolve()
  let isWhole = true

  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    for (const pause of [...retryAfterMs, undefined])
      try {
        await work()
        return
      } catch (error) {
        onError(error, what)
        if (pause !== undefined) await wait(pause)
      }
    isWhole = false
  }

  return {
    add(what: string, work: () => Promise<void>): void {
      last = last.then(() => attempt(what, work))
    },
    /** Resolves when all tasks added so far have run. */
    done: (): Promise<void> => last,
    isComplete: (): boolean => isWhole,
  }
}
