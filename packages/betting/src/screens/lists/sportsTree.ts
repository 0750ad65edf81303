import type { EventSummary } from '@kit/sdk/contract'
import { bySportsOrder, isRacing, raceLimit, sportOf, type Sport } from './sports.ts'

/**
 * A competition with its events. `liveCount` is the number of events in play; `eventCount` includes events beyond the
 * list's limit. Source: MKT-031.
 */
export interface Competition {
  eventCount: number
  id: string
  name: string
  region: string
  events: EventSummary[]
  liveCount: number
}

/** Source: MKT-031. */
export interface SportTile extends Sport {
  /** Includes events beyond the list's limit. */
  totalEventCount: number
  liveCount: number
  competitions: Competition[]
}

/** Each event once. */
export interface EventsOfLists {
  live: readonly EventSummary[]
  upcoming: readonly EventSummary[]
}

const opensAt = ({ mainMarket, event }: EventSummary) => Date.parse(mainMarket?.openDate ?? event.openDate)
const byStart = (one: EventSummary, other: EventSummary) =>
  opensAt(one) - opensAt(other) || one.event.name.localeCompare(other.event.name)

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Id of a competition in paths; events without a competition share this one. */
const noCompetitionId = 'other'
const competitionId = ({ competition }: EventSummary) => competition.id || noCompetitionId

function competitionOf(
  events: readonly EventSummary[],
  eventCount: number,
  live: ReadonlySet<EventSummary>,
): Competition {
  const [first] = events
  const { name, region } = first?.competition ?? { name: '', region: '' }
  // In play first, then by start.
  const inOrder = [...events].sort(
    (one, other) => Number(live.has(other)) - Number(live.has(one)) || byStart(one, other),
  )
  return {
    id: first ? competitionId(first) : noCompetitionId,
    name: name || (first?.eventType.name ?? ''),
    region,
    eventCount,
    events: inOrder,
    liveCount: inOrder.filter((event) => live.has(event)).length,
  }
}

const byNextEvent = (one: Competition, other: Competition): number => {
  const [first] = one.events
  const [second] = other.events
  const isLive = Number(other.liveCount > 0) - Number(one.liveCount > 0)
  return isLive || (first && second ? byStart(first, second) : 0) || one.name.localeCompare(other.name)
}

/** Source: MKT-021. */
const shownOf = (sportId: string, events: EventSummary[]): EventSummary[] =>
  isRacing(sportId) ? events.toSorted(byStart).slice(0, raceLimit) : events

/** Returns tiles in the order of the sports list; sports without events are left out. */
export function sportsTree({ live, upcoming }: EventsOfLists): SportTile[] {
  const isLive = new Set(live)
  return [...groupBy([...live, ...upcoming], ({ eventType }) => eventType.id)]
    .map(([id, all]): SportTile => {
      const events = shownOf(id, all)
      const allOf = groupBy(all, competitionId)
      return {
        ...sportOf(id, all[0]?.eventType.name ?? id),
        totalEventCount: all.length,
        liveCount: events.filter((event) => isLive.has(event)).length,
        competitions: [...groupBy(events, competitionId)]
          .map(([competition, own]) =>
            competitionOf(own, allOf.get(competition)?.length ?? own.length, isLive),
          )
          .sort(byNextEvent),
      }
    })
    .sort(bySportsOrder)
}
