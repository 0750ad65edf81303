import * as z from 'zod/mini'
import { topic, type Bus } from './bus.ts'

const counts = topic(
  'counts',
  z.object({ counter: z.string(), what: z.enum(['counted', 'cleared']), name: z.string() }),
)

/** What the operator's processes tell each other of one counter. */
export interface SharedCount {
  publish(what: 'counted' | 'cleared', name: string): void
  subscribe(listener: (what: 'counted' | 'cleared', name: string) => void): void
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
    publish(what, name) {
      bus.publish(counts, { counter, what, name }).catch((error: unknown) => onError(error, 'A count'))
    },
    subscribe(listener) {
      bus.subscribe(counts, (count, isOwn) => {
        if (!isOwn && count.counter === counter) listener(count.what, count.name)
      })
    },
  })
