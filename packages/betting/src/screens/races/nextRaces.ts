import type { EventSummary, Runner } from '@kit/sdk/contract'
import { isRacing } from '../lists/sports.ts'

export const mostRaces = 12

export interface Race {
  eventId: string
  sportId: string
  name: string
  more: string
  course: string
  /** Country code, such as GB; empty if unknown or part of the name. */
  country: string
  /** Start in ISO 8601. */
  openDate: string
  /** Start in ms since the epoch. */
  opensMs: number
  /** Addresses of the colours of the active runners, by cloth number, up to the maximum of a row. */
  silks: readonly string[]
}

const mostSilks = 10

/**
 * Matches the time of day or the date that operators append to a course: "Longmeadow 13:10", "Lismore (AU) 22nd Nov".
 */
const dated =
  /\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}(?:st|nd|rd|th)?\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)$/

/** Returns the course of a race: its competition, or its event's name without time and date. */
export const courseOf = ({ competition, event }: Pick<EventSummary, 'competition' | 'event'>): string =>
  competition.name.trim() || event.name.replace(dated, '').trim()

const silksOf = (runners: readonly Runner[]): string[] =>
  runners
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => Number(one.clothNumber ?? 0) - Number(other.clothNumber ?? 0))
    .flatMap(({ silksUrl }) => silksUrl ?? [])
    .slice(0, mostSilks)

const countryOf = ({ countryCode, name }: EventSummary['event']): string =>
  /^[A-Z]{2}$/.test(countryCode) && !name.includes(`(${countryCode})`) ? countryCode : ''

function raceOf(summary: EventSummary): Race {
  const { event, eventType, mainMarket } = summary
  const openDate = mainMarket?.openDate ?? event.openDate
  return {
    eventId: event.id,
    sportId: eventType.id,
    name: event.name,
    more: mainMarket?.name ?? '',
    country: countryOf(event),
    course: courseOf(summary),
    openDate,
    opensMs: Date.parse(openDate),
    silks: silksOf(mainMarket?.runners ?? []),
  }
}

/** The next first, of one racing sport or of all. */
export function nextRaces(upcoming: readonly EventSummary[], sportId?: string): Race[] {
  return upcoming
    .filter(({ eventType: { id } }) => isRacing(id) && (sportId === undefined || id === sportId))
    .map(raceOf)
    .filter(({ opensMs }) => !Number.isNaN(opensMs))
    .toSorted((one, other) => one.opensMs - other.opensMs || one.eventId.localeCompare(other.eventId))
}

export const coursesOf = (races: readonly Race[]): string[] => [...new Set(races.map(({ course }) => course))]
