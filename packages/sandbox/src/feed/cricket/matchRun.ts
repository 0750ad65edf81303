import type { FeedBook, FeedUpdate } from '../feed.ts'
import { wallAt, type Anchor, type RecordedMoment, type Run } from '../replay/run.ts'
import type { Match } from './match.ts'
import { endUpdate, sidesOf } from './matchEnds.ts'
import { bookUpdate, marketUpdate, statusWords, type MatchEvent } from './matchUpdates.ts'
import type { Moment } from './pace.ts'
import { beginMatch, bookmakerId, play, type PlayedMatch, type RunningMarket } from './playedMatch.ts'
import { boardOf } from './scorecard.ts'

export interface MatchScript {
  match: Match
  event: MatchEvent
  moments: readonly Moment[]
}

/**
 * Creates a function that returns the updates of a market's definition and prices that changed since the last
 * call.
 */
function createMarketUpdates({ event }: MatchScript, played: PlayedMatch, suffix: string) {
  const said = new Map<string, { market: string; book: string }>()

  return (market: RunningMarket, openDate: string): FeedUpdate[] => {
    const before = said.get(market.id)
    const updates: FeedUpdate[] = []
    const introduced = marketUpdate(played.match, event, market, { suffix, openDate })
    const book = bookUpdate(played, market, suffix)
    const now = { market: JSON.stringify(introduced), book: textOf(book) }
    if (now.market !== before?.market) updates.push({ kind: 'market', market: introduced })
    if (now.book !== before?.book && !market.end) updates.push({ kind: 'book', book })
    said.set(market.id, now)
    return updates
  }
}

/** Returns undefined if the score is unchanged since the last call, and an update when it is removed. */
function createScoreUpdates(played: PlayedMatch, eventId: string) {
  let said = ''

  return (): FeedUpdate[] => {
    const { match, cards, status, isInPlay, isOver } = played
    if (isOver && said !== '') {
      said = ''
      return [{ kind: 'scoreGone', eventId }]
    }
    if (isOver || !isInPlay) return []
    const board = boardOf(match, cards, statusWords[status])
    const text = JSON.stringify(board)
    if (text === said) return []
    said = text
    return [{ kind: 'score', eventId, board }]
  }
}

/**
 * Plays a match: its bookmaker market, its sessions as they open and are decided, and its score. Skips
 * markets in `over`, and sessions that opened and ended between two calls.
 */
export function createMatchRun(
  script: MatchScript,
  run: number,
  anchor: Anchor,
  over: readonly string[] = [],
): Run {
  const { match, event, moments } = script
  const suffix = `-${run}`
  const played = beginMatch(match, over)
  const { markets } = played
  const ids = [bookmakerId(match), ...played.plans.map(({ id }) => id)]
  const sayMarket = createMarketUpdates(script, played, suffix)
  const sayScore = createScoreUpdates(played, event.id + suffix)
  const ended: string[] = []
  /** Announced markets, each of which needs a result. */
  const announced = new Set<string>()
  const startMs = moments.find(({ what }) => what === 'ball starts')?.at ?? moments[0]?.at ?? 0
  let shiftedBy = anchor
  let next = 0

  const shift = (at: number) => new Date(Math.round(wallAt(shiftedBy, at) / 1000) * 1000).toISOString()

  function updatesOf(market: RunningMarket): FeedUpdate[] {
    const { id, end } = market
    // A session that opened and ended between two calls has no bets.
    const concerns = announced.has(id) || !end
    const updates = concerns ? sayMarket(market, shift(startMs)) : []
    if (concerns) announced.add(id)
    if (!end) return updates
    if (concerns) updates.push(endUpdate(match, id + suffix, end))
    ended.push(id)
    announced.delete(id)
    markets.delete(id)
    played.over.add(id)
    return updates
  }

  return {
    marketIds: ids.map((id) => id + suffix),
    unsettled: () => [...announced].map((id) => id + suffix),
    remember(marketIds) {
      for (const id of ids) if (marketIds.includes(id + suffix)) announced.add(id)
    },
    over: () => [...over, ...ended],
    open: () =>
      new Map(
        [...markets.values()].map(({ id, plan }) => [
          id,
          plan ? ['1'] : sidesOf(match).map((side) => side.id),
        ]),
      ),
    reanchor(anchorNow) {
      shiftedBy = anchorNow
    },
    advance(recordedMs) {
      for (let moment = moments[next]; moment && moment.at <= recordedMs; moment = moments[next]) {
        play(played, moment)
        next += 1
      }
    },
    takeUpdates: () => [...[...markets.values()].flatMap(updatesOf), ...sayScore()],
    nextMs: () => moments[next]?.at,
    beginMs: moments[0]?.at ?? 0,
    endMs: moments.at(-1)?.at ?? 0,
    moments: moments.flatMap((moment) => recordedMoments(match, moment)),
  }
}

function recordedMoments(match: Match, { what, at, innings, ball }: Moment): RecordedMoment[] {
  if (what === 'ball starts') return ball === 0 ? [{ what: 'innings', at }] : []
  if (what !== 'ball ends') return []
  const fell = (match.innings[innings]?.balls[ball]?.dismissals.length ?? 0) > 0
  return [{ what: 'ball', at }, ...(fell ? [{ what: 'wicket' as const, at }] : [])]
}

const textOf = (book: FeedBook): string =>
  JSON.stringify(book, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
