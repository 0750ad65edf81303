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
import { atMostEvery } from './atMostEvery.ts'
import { outdate } from './queryOf.ts'

/** Answers of one family are read again at most once in this time, in ms. Of the points the specification says so (AUTH-069). */
export const rereadPauseMs = 2_000

/** Every event of the contract that makes answers stale. */
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
 * Makes answers stale as the operator's events say, until the returned function is called. Of a burst of events the first
 * counts at once and the rest together. After a lost connection everything counts as changed: what was said meanwhile
 * nobody heard.
 */
export function followChanges(
  live: Pick<Live, 'on' | 'onStatus' | 'getStatus'>,
  queries: QueryClient,
): () => void {
  const throttles = new Map<Family, ReturnType<typeof atMostEvery>>()
  const timers = new Map<AnySocketEvent, ReturnType<typeof setTimeout>>()

  const throttleOf = (family: Family) => {
    const throttle = throttles.get(family) ?? atMostEvery(rereadPauseMs, () => outdate(queries, [family]))
    throttles.set(family, throttle)
    return throttle
  }
  const apply = ({ changes = [] }: AnySocketEvent) => changes.forEach((family) => throttleOf(family).ask())
  const applyLater = (event: AnySocketEvent) => {
    if (timers.has(event)) return
    const later = () => {
      timers.delete(event)
      apply(event)
    }
    timers.set(event, setTimeout(later, event.changesAfterMs))
  }

  const stops = changeEvents.map((event) =>
    live.on(event, () => (event.changesAfterMs === undefined ? apply(event) : applyLater(event))),
  )
  let hasBeenLive = live.getStatus() === 'live'
  const stopStatus = live.onStatus((status) => {
    if (status !== 'live') return
    if (hasBeenLive) {
      changeEvents.forEach(apply)
      // A machine that slept may not have counted the time: the operator's clock is read anew.
      throttleOf('configuration').ask()
    }
    hasBeenLive = true
  })
  return () => {
    stopStatus()
    for (const stop of stops) stop()
    for (const throttle of throttles.values()) throttle.cancel()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
