import type { MarketParents } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket, FeedRunner, FeedStatus, FeedUpdate } from '../feed.ts'
import { eventTypes, sportName } from '../names/sports.ts'
import { wallAt, type Anchor, type Run } from '../replay/run.ts'
import { chancesOf } from './chance.ts'
import type { Match } from './match.ts'
import { matchResult } from './matchResult.ts'
import type { Moment } from './pace.ts'
import { bookmakerQuote, sessionQuote, type Quote } from './quotes.ts'
import { boardOf, bowl, emptyCard, type Scorecard } from './scorecard.ts'
import { planSessions, type SessionPlan } from './sessions.ts'

/** Seconds a bet waits: a bookmaker looks longer than a session's line does. */
const delays = { bookmaker: 3, session: 2 } as const

/** What of an event is known elsewhere: where an exchange market of the same match is played, they share it. */
export interface MatchEvent {
  id: string
  name: string
  competition: MarketParents['competition']
  countryCode: string
  timezone: string
}

export interface MatchScript {
  match: Match
  event: MatchEvent
  moments: readonly Moment[]
}

type End =
  | { kind: 'run'; run: number; note?: string }
  | { kind: 'winners'; winner: string }
  | { kind: 'void'; reason: string }

interface RunningMarket {
  id: string
  plan?: SessionPlan
  end?: End | undefined
  said: { market: string; book: string }
}

const bookmakerId = (match: Match): string => `${match.id}.bookmaker`

const drawId = '3'

const sidesOf = (match: Match): { id: string; name: string }[] => [
  { id: '1', name: match.teams[0] },
  { id: '2', name: match.teams[1] },
  ...(match.form === 'unlimited' ? [{ id: drawId, name: 'The Draw' }] : []),
]

/** How the bookmaker's market ends: by who won in whatever way, a draw by itself; a tie that stood and no result are void. */
function bookmakerEnd(match: Match): End {
  const result = matchResult(match)
  if ('winner' in result) {
    const side = sidesOf(match).find(({ name }) => name === result.winner)
    return { kind: 'winners', winner: side?.id ?? '' }
  }
  if (result.result === 'draw') return { kind: 'winners', winner: drawId }
  return {
    kind: 'void',
    reason: result.result === 'tie' ? 'The match was tied.' : 'The match had no result.',
  }
}

function sessionEnd({ result, decidedAt }: SessionPlan): End {
  if (result === undefined)
    return { kind: 'void', reason: 'The innings was cut short before it was decided.' }
  if (decidedAt !== undefined) return { kind: 'run', run: result }
  return {
    kind: 'run',
    run: result,
    note: 'The innings ended before it was decided: what was reached counts.',
  }
}

const statusWords: Record<FeedStatus, string> = {
  active: 'In play',
  suspended: 'Suspended',
  'ball running': 'Ball running',
  closed: 'Over',
}

/**
 * Plays a match: its bookmaker market, its sessions as they open and are decided, and its score. Everything is suspended
 * while a ball runs, and for a while after a wicket. Of markets that are `over` already it says nothing, and nothing of
 * sessions that came and went since it was last asked.
 */
export function createMatchRun(
  { match, event, moments }: MatchScript,
  run: number,
  anchor: Anchor,
  over: readonly string[] = [],
): Run {
  const suffix = `-${run}`
  const eventId = event.id + suffix
  const plans = planSessions(match)
  const wasOver = new Set(over)
  const markets = new Map<string, RunningMarket>()
  const ended: string[] = []
  /** Markets that somebody was told of, and that are owed an end. */
  const told = new Set<string>()
  const cards: Scorecard[] = []
  let shiftedBy = anchor
  let next = 0
  let status: FeedStatus = 'suspended'
  let isInPlay = false
  let isOver = false
  let boardSaid = ''

  const shift = (at: number) => new Date(Math.round(wallAt(shiftedBy, at) / 1000) * 1000).toISOString()
  const startMs = moments.find(({ what }) => what === 'ball starts')?.at ?? moments[0]?.at ?? 0

  function begin(id: string, plan?: SessionPlan) {
    if (!wasOver.has(id) && !markets.has(id))
      markets.set(id, { id, said: { market: '', book: '' }, ...(plan && { plan }) })
  }

  function openSessions(innings: number, ball: number) {
    for (const plan of plans) if (plan.innings === innings && plan.opensAt === ball) begin(plan.id, plan)
  }

  function decide(innings: number, ball: number | undefined) {
    for (const market of markets.values()) {
      const { plan } = market
      if (plan && !market.end && plan.innings === innings && plan.decidedAt === ball)
        market.end = sessionEnd(plan)
    }
  }

  function beginInnings(index: number) {
    const innings = match.innings[index]
    if (!innings) return
    cards.push(emptyCard(innings))
    openSessions(index, 0)
  }

  function apply({ what, innings, ball }: Moment) {
    switch (what) {
      case 'opens':
        begin(bookmakerId(match))
        beginInnings(0)
        status = 'active'
        return
      case 'ball starts':
        isInPlay = true
        status = 'ball running'
        return
      case 'ball ends': {
        const card = cards.at(-1)
        if (card) bowl(card)
        decide(innings, ball)
        openSessions(innings, ball + 1)
        const fell = (match.innings[innings]?.balls[ball]?.dismissals.length ?? 0) > 0
        status = fell ? 'suspended' : 'active'
        return
      }
      case 'prices back':
        status = 'active'
        return
      case 'innings ends':
        decide(innings, undefined)
        beginInnings(innings + 1)
        status = innings + 1 < match.innings.length ? 'active' : 'suspended'
        return
      case 'match ends': {
        isOver = true
        status = 'closed'
        const bookmaker = markets.get(bookmakerId(match))
        if (bookmaker) bookmaker.end = bookmakerEnd(match)
      }
    }
  }

  function introduce({ id, plan }: RunningMarket): FeedMarket {
    const openDate = shift(startMs)
    return {
      id: id + suffix,
      exchangeId: id,
      name: plan?.name ?? 'Bookmaker',
      type: plan ? 'session' : 'bookmaker',
      ...(plan && { priority: plan.priority, category: plan.category }),
      openDate,
      numberOfWinners: 1,
      eventType: { id: eventTypes.cricket, name: sportName(eventTypes.cricket) },
      competition: event.competition,
      event: {
        id: eventId,
        name: event.name,
        countryCode: event.countryCode,
        timezone: event.timezone,
        openDate,
      },
      runners: plan
        ? [{ id: '1', name: plan.name, sort: 1 }]
        : sidesOf(match).map((side, sort) => ({ ...side, sort: sort + 1 })),
    }
  }

  const runnerOf = (id: string, { back, lay }: Quote): FeedRunner => ({ id, status: 'active', back, lay })
  const noQuote: Quote = { back: [], lay: [] }

  function bookOf({ id, plan, end }: RunningMarket): FeedBook {
    const card = cards.at(-1)
    const quote = plan && card && sessionQuote(match, card, plan)
    const isQuoted = plan ? quote !== undefined : card?.innings.isSuperOver !== true
    const shown = status === 'active' && (!isQuoted || end) ? 'suspended' : status
    const sides = sidesOf(match)
    const chances = plan ? [] : chancesOf(match, isInPlay ? cards : [])
    return {
      marketId: id + suffix,
      status: shown,
      isInPlay,
      betDelaySeconds: plan ? delays.session : delays.bookmaker,
      totalMatched: 0n,
      runners: plan
        ? [runnerOf('1', quote ?? noQuote)]
        : sides.map((side, index) => runnerOf(side.id, bookmakerQuote(chances[index] ?? 0.5))),
    }
  }

  function ending({ id, end }: RunningMarket): FeedUpdate | undefined {
    const marketId = id + suffix
    if (end?.kind === 'run')
      return { kind: 'sessionResult', marketId, run: end.run, ...(end.note && { note: end.note }) }
    if (end?.kind === 'void') return { kind: 'abandoned', marketId, reason: end.reason }
    if (end?.kind !== 'winners') return undefined
    const outcome = sidesOf(match).map((side) => ({
      runnerId: side.id,
      status: side.id === end.winner ? ('winner' as const) : ('loser' as const),
    }))
    return { kind: 'result', marketId, outcome }
  }

  function updatesOf(market: RunningMarket): FeedUpdate[] {
    const updates: FeedUpdate[] = []
    // What came and went unseen concerns nobody.
    if (told.has(market.id) || !market.end) {
      told.add(market.id)
      const introduced = introduce(market)
      const marketText = JSON.stringify(introduced)
      if (marketText !== market.said.market) updates.push({ kind: 'market', market: introduced })
      market.said.market = marketText
      const book = bookOf(market)
      const bookText = textOf(book)
      if (bookText !== market.said.book && !market.end) updates.push({ kind: 'book', book })
      market.said.book = bookText
      const end = ending(market)
      if (end) updates.push(end)
    }
    if (market.end) {
      ended.push(market.id)
      told.delete(market.id)
      markets.delete(market.id)
      wasOver.add(market.id)
    }
    return updates
  }

  function scoreUpdates(): FeedUpdate[] {
    if (isOver) return boardSaid === '' ? [] : [((boardSaid = ''), { kind: 'scoreGone', eventId })]
    if (!isInPlay) return []
    const board = boardOf(match, cards, statusWords[status])
    const text = JSON.stringify(board)
    if (text === boardSaid) return []
    boardSaid = text
    return [{ kind: 'score', eventId, board }]
  }

  return {
    marketIds: [bookmakerId(match), ...plans.map(({ id }) => id)].map((id) => id + suffix),
    owed: () => [...told].map((id) => id + suffix),
    remember(marketIds) {
      for (const id of [bookmakerId(match), ...plans.map((plan) => plan.id)])
        if (marketIds.includes(id + suffix)) told.add(id)
    },
    over: () => [...over, ...ended],
    open: () =>
      new Map(
        [...markets.values()].map(({ id, plan }) => [
          id,
          plan ? ['1'] : sidesOf(match).map((side) => side.id),
        ]),
      ),
    shiftTo(anchorNow) {
      shiftedBy = anchorNow
    },
    advance(recordedMs) {
      for (let moment = moments[next]; moment && moment.at <= recordedMs; moment = moments[next]) {
        apply(moment)
        next += 1
      }
    },
    takeUpdates: () => [...[...markets.values()].flatMap(updatesOf), ...scoreUpdates()],
    nextMs: () => moments[next]?.at,
    beginMs: moments[0]?.at ?? 0,
    endMs: moments.at(-1)?.at ?? 0,
  }
}

const textOf = (book: FeedBook): string =>
  JSON.stringify(book, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
