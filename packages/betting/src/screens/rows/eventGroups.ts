import type { EventSummary } from '@kit/sdk/contract'
import { rowColumns } from './rowColumns.ts'
import { showsLive } from '../../market/showsLive.ts'

export type When = 'inPlay' | 'hour' | 'today' | 'tomorrow' | 'later'

const order: readonly When[] = ['inPlay', 'hour', 'today', 'tomorrow', 'later']

const hourMs = 3_600_000

export const opensOf = ({ mainMarket, event }: EventSummary): string => mainMarket?.openDate ?? event.openDate
const opensAt = (event: EventSummary) => Date.parse(opensOf(event))

/** Returns the time group of an event in the device's time zone. `today` starts after the next hour. */
export function whenOf(summary: EventSummary, nowMs: number): When {
  const opens = opensOf(summary)
  if (showsLive(summary.isInPlay, opens, nowMs)) return 'inPlay'
  const atMs = Date.parse(opens)
  if (atMs - nowMs <= hourMs) return 'hour'
  const day = new Date(nowMs)
  if (new Date(atMs).toDateString() === day.toDateString()) return 'today'
  // Not a day of 24 hours, because of daylight saving time.
  day.setDate(day.getDate() + 1)
  return new Date(atMs).toDateString() === day.toDateString() ? 'tomorrow' : 'later'
}

export type RowItem =
  | { kind: 'when'; key: string; when: When; count: number }
  | {
      kind: 'competition'
      key: string
      name: string
      sportId: string
      competitionId: string
      count: number
      /** True if every market has home, draw and away, which the heading then labels. */
      hasDraw: boolean
    }
  | { kind: 'event'; key: string; summary: EventSummary }

function groupBy<Key>(events: readonly EventSummary[], keyOf: (event: EventSummary) => Key) {
  const groups = new Map<Key, EventSummary[]>()
  for (const event of events) {
    const key = keyOf(event)
    const group = groups.get(key)
    if (group) group.push(event)
    else groups.set(key, [event])
  }
  return groups
}

const eventItem = (summary: EventSummary): RowItem => ({ kind: 'event', key: summary.event.id, summary })

/**
 * Groups events by time and then by competition. Competitions are ordered by their first event, and events by start;
 * events in play keep the operator's order. If `hasLoneHead` is false, a single time group has no heading.
 */
export function rowItems(
  events: readonly EventSummary[],
  nowMs: number,
  { hasLoneHead = true }: { hasLoneHead?: boolean } = {},
): RowItem[] {
  const byTime = groupBy(events, (event) => whenOf(event, nowMs))
  const hasHeads = hasLoneHead || byTime.size > 1
  return order.flatMap((when) => {
    const own = byTime.get(when)
    if (!own) return []
    const sorted = when === 'inPlay' ? own : own.toSorted((one, other) => opensAt(one) - opensAt(other))
    const competitions = groupBy(
      sorted,
      ({ eventType, competition }) => `${eventType.id}/${competition.id || competition.name}`,
    )
    const rows = [...competitions].flatMap(([key, [first, ...others]]): RowItem[] => {
      if (!first) return []
      const { competition, eventType } = first
      const head: RowItem = {
        kind: 'competition',
        key: `${when} ${key}`,
        name: competition.name.trim() || eventType.name,
        sportId: eventType.id,
        competitionId: competition.id,
        count: others.length + 1,
        hasDraw: [first, ...others].every(
          ({ mainMarket }) => !mainMarket || rowColumns(mainMarket.runners).kind === 'outcomes',
        ),
      }
      return [head, ...[first, ...others].map(eventItem)]
    })
    return hasHeads ? [{ kind: 'when', key: when, when, count: own.length }, ...rows] : rows
  })
}

export interface RowFilter {
  sportId?: string | undefined
  competitionId?: string | undefined
  /** True to sort by the matched amount, highest first, without headings. */
  byMatched?: boolean
}

export function filtered(events: readonly EventSummary[], filter: RowFilter): readonly EventSummary[] {
  const { sportId, competitionId, byMatched } = filter
  const left = events.filter(
    ({ eventType, competition }) =>
      (sportId === undefined || eventType.id === sportId) &&
      (competitionId === undefined || competition.id === competitionId),
  )
  if (!byMatched) return left
  const matched = ({ mainMarket }: EventSummary) => mainMarket?.totalMatched ?? 0n
  return left.toSorted((one, other) => Number(matched(other) - matched(one)))
}

export const flatItems = (events: readonly EventSummary[]): RowItem[] => events.map(eventItem)
