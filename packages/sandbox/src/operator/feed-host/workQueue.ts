import { setTimeout as wait } from 'node:timers/promises'

const retryAfterMs = [50, 500, 2000]

/**
 * Does pieces of work one after another, in the order they came. A piece that fails is tried again a few times; one
 * that cannot be done is reported, `isWhole` turns false, and the rest goes on.
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
    /** Everything added so far is done. */
    done: (): Promise<void> => last,
    isComplete: (): boolean => isWhole,
  }
}
