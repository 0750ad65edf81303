import type { MarketParents } from '@kit/sdk/contract'
import type { FeedMarket, RaceFacts } from '../feed.ts'
import type { DefinedRunner, MarketDefinition } from '../stream/marketChange.ts'
import { inventCards, inventNames } from './inventedNames.ts'
import { isRacing, marketNameOf, sportName } from './sports.ts'

export type RaceCard = RaceFacts & { clothNumber?: string }

/** Known facts about a market that its stream does not contain. They take precedence over invented ones. */
export interface KnownNames {
  eventName?: string
  marketName?: string
  competition?: MarketParents['competition']
  runners?: Record<string, string>
  cards?: Record<string, RaceCard>
}

/** Ids and times of the current run. `shift` moves a recorded time to today and returns it as ISO 8601. */
export interface RunIdentity {
  suffix: string
  shift(recordedMs: number): string
  /** Times when the market and the event go in play, according to the recording. */
  startsMs: { marketMs: number; eventMs: number }
  /** The runners' positions when the market was first defined. */
  firstSort: ReadonlyMap<string, number>
}

/** The known name, the venue of a race, else the one in the stream. */
export function eventName(definition: MarketDefinition, known: KnownNames): string {
  if (known.eventName) return known.eventName
  if (isRacing(definition.eventTypeId) && definition.venue)
    return `${definition.venue}${definition.countryCode && ` (${definition.countryCode})`}`
  return definition.eventName ?? `${sportName(definition.eventTypeId)} ${definition.eventId}`
}

/** Splits off the cloth or trap number that catalogues prefix: "1. Paradise Mission". */
function splitCloth(name: string): { name: string; clothNumber?: string } {
  const match = /^(\d{1,2}[A-Z]?)\. (.+)$/.exec(name)
  return match?.[1] && match[2] ? { name: match[2], clothNumber: match[1] } : { name }
}

function runnersOf(
  definition: MarketDefinition,
  known: KnownNames,
  firstSort: RunIdentity['firstSort'],
): FeedMarket['runners'] {
  const isRace = isRacing(definition.eventTypeId)
  const keys = definition.runners.map((runner) => runner.key)
  const invented = isRace ? inventNames(definition.eventTypeId, keys) : new Map<string, string>()
  const inventedCards = inventCards(definition.eventTypeId, [...invented.keys()])
  function introduce({ key, name: recorded, sort, handicap }: DefinedRunner): FeedMarket['runners'][number] {
    const selection = key.split(':')[0] ?? ''
    const given = known.runners?.[selection] ?? recorded
    const card: RaceCard =
      known.cards?.[selection] ?? (given === undefined ? inventedCards.get(key) : {}) ?? {}
    const { clothNumber: onCard, ...facts } = card
    const { name, clothNumber } = splitCloth(given ?? invented.get(key) ?? `Runner ${sort}`)
    // A runner keeps its first position as its number, since positions change with the prices.
    const isCardless = isRace && given === undefined && known.cards === undefined
    const invent = isCardless ? String(firstSort.get(key) ?? sort) : undefined
    const cloth = onCard ?? clothNumber ?? invent
    const line = handicap > 0 ? ` +${handicap}` : handicap < 0 ? ` ${handicap}` : ''
    return { id: key, name: name + line, sort, ...facts, ...(cloth !== undefined && { clothNumber: cloth }) }
  }
  return [...definition.runners].sort((a, b) => a.sort - b.sort).map(introduce)
}

/** Play begins within this time of its announced start, in ms. */
const punctualMs = 10 * 60_000

const startOf = (announcedMs: number, startedMs: number): number =>
  startedMs - announcedMs > punctualMs ? startedMs : announcedMs

/** Returns a recorded market's definition in this run: unique ids, current times, readable names. */
export function introduceMarket(
  exchangeId: string,
  definition: MarketDefinition,
  known: KnownNames,
  run: RunIdentity,
): FeedMarket {
  const sport = sportName(definition.eventTypeId)
  const racing = isRacing(definition.eventTypeId)
  const venue = racing ? definition.venue : undefined
  const { marketMs, eventMs } = run.startsMs
  const openDate = run.shift(startOf(definition.marketTimeMs, marketMs))
  const isNameless =
    known.eventName === undefined && definition.eventName === undefined && venue === undefined
  return {
    id: exchangeId + run.suffix,
    exchangeId,
    name: known.marketName ?? marketNameOf(definition),
    type: 'betfair',
    openDate,
    numberOfWinners: definition.numberOfWinners,
    eventType: { id: definition.eventTypeId, name: sport },
    competition: known.competition ?? {
      id: `${definition.eventTypeId}:${venue ?? sport}`,
      name: venue ?? sport,
      region: definition.countryCode,
    },
    event: {
      id: definition.eventId + run.suffix,
      name: eventName(definition, known),
      countryCode: definition.countryCode,
      timezone: definition.timezone,
      // A race's event is the whole meeting in a recording. Here it is one race and starts with it.
      openDate: racing ? openDate : run.shift(startOf(definition.openDateMs, eventMs)),
    },
    runners: runnersOf(definition, known, run.firstSort),
    ...(isNameless && { isNameless }),
  }
}
