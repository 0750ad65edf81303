import type { MarketParents } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket, FeedRunner, FeedStatus } from '../feed.ts'
import { eventTypes, sportName } from '../names/sports.ts'
import { chancesOf } from './chance.ts'
import type { Match } from './match.ts'
import { sidesOf } from './matchEnds.ts'
import type { PlayedMatch, RunningMarket } from './playedMatch.ts'
import { bookmakerQuote, sessionQuote, type Quote } from './quotes.ts'

/** Bet delay in seconds. */
const delays = { bookmaker: 3, session: 2 } as const

/** Shared with the exchange market of the same match if there is one. */
export interface MatchEvent {
  id: string
  name: string
  competition: MarketParents['competition']
  countryCode: string
  timezone: string
}

export const statusWords: Record<FeedStatus, string> = {
  active: 'In play',
  suspended: 'Suspended',
  'ball running': 'Ball running',
  closed: 'Over',
}

/** `suffix` distinguishes runs of the match. */
export function marketUpdate(
  match: Match,
  { id: eventId, competition, name, countryCode, timezone }: MatchEvent,
  { id, plan }: RunningMarket,
  { suffix, openDate }: { suffix: string; openDate: string },
): FeedMarket {
  return {
    id: id + suffix,
    exchangeId: id,
    name: plan?.name ?? 'Bookmaker',
    type: plan ? 'session' : 'bookmaker',
    ...(plan && { priority: plan.priority, category: plan.category }),
    openDate,
    numberOfWinners: 1,
    eventType: { id: eventTypes.cricket, name: sportName(eventTypes.cricket) },
    competition,
    event: { id: eventId + suffix, name, countryCode, timezone, openDate },
    runners: plan
      ? [{ id: '1', name: plan.name, sort: 1 }]
      : sidesOf(match).map((side, sort) => ({ ...side, sort: sort + 1 })),
  }
}

const runnerOf = (id: string, { back, lay }: Quote): FeedRunner => ({ id, status: 'active', back, lay })
const noQuote: Quote = { back: [], lay: [] }

/** Suspended if there are no prices to quote. */
export function bookUpdate(
  { match, cards, status, isInPlay }: PlayedMatch,
  { id, plan, end }: RunningMarket,
  suffix: string,
): FeedBook {
  const card = cards.at(-1)
  const quote = plan && card && sessionQuote(match, card, plan)
  const isQuoted = plan ? quote !== undefined : card?.innings.isSuperOver !== true
  const chances = plan ? [] : chancesOf(match, isInPlay ? cards : [])
  return {
    marketId: id + suffix,
    status: status === 'active' && (!isQuoted || end) ? 'suspended' : status,
    isInPlay,
    betDelaySeconds: plan ? delays.session : delays.bookmaker,
    totalMatched: 0n,
    runners: plan
      ? [runnerOf('1', quote ?? noQuote)]
      : sidesOf(match).map((side, index) => runnerOf(side.id, bookmakerQuote(chances[index] ?? 0.5))),
  }
}
