import type { EventSummary, Home, Market } from '@kit/sdk/contract'
import { isInPlay } from '@kit/rules'
import { highlightsOf } from './highlights.ts'
import { leadingFirst, type Leads } from './presentable.ts'

const byStart = (a: EventSummary, b: EventSummary): number =>
  a.event.openDate.localeCompare(b.event.openDate) || a.event.id.localeCompare(b.event.id)

/** A market with one winner; match odds are preferred. */
const mainMarketOf = (markets: readonly Market[]): Market | null =>
  markets.find((market) => market.name === 'Match Odds') ??
  markets.find((market) => market.numberOfWinners === 1) ??
  markets[0] ??
  null

function summaryOf(markets: readonly Market[], nowMs: number): EventSummary | undefined {
  const main = mainMarketOf(markets)
  if (!main) return undefined
  const { eventType, competition, event } = main
  return {
    eventType,
    competition,
    event,
    isInPlay: markets.some((market) => market.isInPlay) || isInPlay(Date.parse(event.openDate), nowMs),
    marketIds: markets.map((market) => market.id),
    mainMarket: main,
  }
}

/**
 * Returns the home document: in-play events, then upcoming ones, by start. In each list, events without a
 * name, with frozen or with contradictory prices come last. Ended events are only on their own page.
 */
export function homeDocument(shown: readonly Market[], nowMs: number, leads: Leads = () => true): Home {
  const markets = shown.filter((market) => !market.isClosed)
  const byEvent = new Map<string, Market[]>()
  for (const market of markets)
    byEvent.set(market.event.id, [...(byEvent.get(market.event.id) ?? []), market])
  const events = [...byEvent.values()]
    .map((ofEvent) => summaryOf(ofEvent, nowMs))
    .filter((summary) => summary !== undefined)
    .toSorted(byStart)
  const ongoing = leadingFirst(
    events.filter((event) => event.isInPlay),
    leads,
  )
  const upcoming = leadingFirst(
    events.filter((event) => !event.isInPlay),
    leads,
  )
  return {
    ongoing,
    upcoming,
    highlight: highlightsOf({ ongoing, upcoming }, leads).map(({ event }) => event.id),
    marketIds: markets.map((market) => market.id),
  }
}

/**
 * Identifies the events of the home document and their order. Prices are excluded, because the socket sends
 * them.
 */
export const homeSignature = ({ ongoing, upcoming }: Home): string =>
  JSON.stringify(
    [ongoing, upcoming].map((events) => events.map(({ event, marketIds }) => [event.id, marketIds])),
  )
