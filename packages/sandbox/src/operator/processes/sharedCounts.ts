import * as z from 'zod/mini'
import { topic, type Bus } from './bus.ts'

const counts = topic(
  'counts',
  z.object({ counter: z.string(), what: z.enum(['counted', 'cleared']), name: z.string() }),
)

export interface SharedCount {
  publish(what: 'counted' | 'cleared', name: string): void
  subscribe(listener: (what: 'counted' | 'cleared', name: string) => void): void
}

/** All processes share the counter. */
export type ShareCounts = (counter: string) => SharedCount

/**
 * Limits that apply to all processes together: each counts and notifies the others. Within a few
 * milliseconds, each process may exceed the limit by its own share.
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
