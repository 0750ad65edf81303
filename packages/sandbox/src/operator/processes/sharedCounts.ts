import * as z from 'zod/mini'
import { topic, type Bus } from './bus.ts'

const counts = topic(
  'counts',
  z.object({ counter: z.string(), what: z.enum(['counted', 'cleared']), name: z.string() }),
)

/** What the operator's processes tell each other of one counter. */
export interface SharedCount {
  tell(what: 'counted' | 'cleared', name: string): void
  hear(listener: (what: 'counted' | 'cleared', name: string) => void): void
}

/** Gives the counter of a name: the same for all processes. */
export type ShareCounts = (counter: string) => SharedCount

/**
 * Limits that hold for the operator and not for each of its processes: each counts by itself and tells the others. Of
 * what arrives everywhere within the same few milliseconds, each process may let its own share through.
 */
export const shareCounts =
  (bus: Bus, onError: (error: unknown, what: string) => void): ShareCounts =>
  (counter) => ({
    tell(what, name) {
      bus.say(counts, { counter, what, name }).catch((error: unknown) => onError(error, 'A count'))
    },
    hear(listener) {
      bus.hear(counts, (said, isOwn) => {
        if (!isOwn && said.counter === counter) listener(said.what, said.name)
      })
    },
  })
