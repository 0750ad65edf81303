import type { QueryClient } from '@tanstack/react-query'
import {
  betsSettled,
  casinoBetsChanged,
  casinoBetsSettled,
  depositDecided,
  depositsChanged,
  eventScore,
  eventStatus,
  feedRestored,
  highlightsChanged,
  homeChanged,
  liveTvDeleted,
  liveTvUpdated,
  marketAdded,
  marketRemoved,
  marketsChanged,
  openBetsChanged,
  pointsChanged,
  scoreAdded,
  scoreDeleted,
  withdrawalsChanged,
  type AnySocketEvent,
  type Family,
} from '../contract/index.ts'
import type { Live } from '../operator.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { invalidate } from './queryOf.ts'
import { rereadPauseMs } from './refreshTimes.ts'

/** Invalidations within this time cause one read, in ms: a placed bet has an answer and two socket events. */
const batchMs = 100

const throttlesOf = new WeakMap<QueryClient, Map<Family, Throttle>>()

/** The read of the points paces itself (AUTH-069). */
const pauseOf = (family: Family): number => (family === 'points' ? batchMs : rereadPauseMs)

function throttleOf(queries: QueryClient, family: Family): Throttle {
  const throttles = throttlesOf.get(queries) ?? new Map<Family, Throttle>()
  throttlesOf.set(queries, throttles)
  const throttle =
    throttles.get(family) ?? createThrottle(pauseOf(family), () => invalidate(queries, [family]))
  throttles.set(family, throttle)
  return throttle
}

/**
 * Invalidates query families. Visible queries are read again together with all queries that are invalidated within
 * `batchMs`.
 */
export function invalidateBatched(queries: QueryClient, families: readonly Family[]): void {
  for (const family of families) {
    void queries.invalidateQueries({ queryKey: [family], refetchType: 'none' })
    throttleOf(queries, family).request(batchMs)
  }
}

/** Every event of the contract that invalidates queries. */
export const changeEvents: readonly AnySocketEvent[] = [
  betsSettled,
  casinoBetsChanged,
  casinoBetsSettled,
  depositDecided,
  depositsChanged,
  eventScore,
  eventStatus,
  feedRestored,
  highlightsChanged,
  homeChanged,
  liveTvDeleted,
  liveTvUpdated,
  marketAdded,
  marketRemoved,
  marketsChanged,
  openBetsChanged,
  pointsChanged,
  scoreAdded,
  scoreDeleted,
  withdrawalsChanged,
]

/**
 * Invalidates queries on the operator's events until the returned function is called. A burst of events causes one
 * read, at most every 2 s per family. A reconnect invalidates all families, because events may have been missed.
 */
export function followChanges(
  live: Pick<Live, 'on' | 'onStatus' | 'getStatus'>,
  queries: QueryClient,
): () => void {
  const timers = new Map<AnySocketEvent, ReturnType<typeof setTimeout>>()

  const readAtOnce = (families: Iterable<Family>) => {
    for (const family of families) throttleOf(queries, family).request()
  }
  const applyLater = (event: AnySocketEvent) => {
    if (timers.has(event)) return
    const later = () => {
      timers.delete(event)
      readAtOnce(event.changes ?? [])
    }
    timers.set(event, setTimeout(later, event.changesAfterMs))
  }

  const stops = changeEvents.map((event) => {
    const apply = () => {
      if (event.changesAfterMs === undefined) invalidateBatched(queries, event.changes ?? [])
      else applyLater(event)
    }
    return live.on(event, apply, apply)
  })
  let hasBeenLive = live.getStatus() === 'live'
  const stopStatus = live.onStatus((status) => {
    if (status !== 'live') return
    if (hasBeenLive) {
      // A sleeping machine may not count time, so the operator's clock is read again.
      readAtOnce(new Set<Family>(['configuration', ...changeEvents.flatMap(({ changes = [] }) => changes)]))
    }
    hasBeenLive = true
  })
  return () => {
    stopStatus()
    for (const stop of stops) stop()
    for (const throttle of throttlesOf.get(queries)?.values() ?? []) throttle.cancel()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
