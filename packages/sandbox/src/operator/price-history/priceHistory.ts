import {
  mostHistoryPoints,
  type HistoryMoment,
  type HistoryPoint,
  type MarketChange,
  type PriceHistory,
  type ScoreBoard,
} from '@kit/sdk/contract'
import type { FeedRunner } from '../../feed/feed.ts'
import type { MarketState } from '../markets/marketState.ts'
import { scoreMoments } from './scoreMoments.ts'
import { thinPoints } from './thinPoints.ts'

/** How many markets and events are remembered; the oldest are forgotten first. */
const mostRemembered = 300
/** How many moments of a market, and of an event. */
const mostMoments = 200

interface RecordedMarket {
  eventId: string
  /** ms since the epoch. */
  fromMs: number
  status: string
  isInPlay: boolean
  runners: Map<string, HistoryPoint[]>
  moments: HistoryMoment[]
}

interface RecordedEvent {
  board: ScoreBoard | undefined
  moments: HistoryMoment[]
}

interface PriceHistoryServices {
  clock(): number
  /** The newest state of a market. */
  get(marketId: string): Readonly<MarketState> | undefined
}

/** A row of a map that remembers so many; the oldest goes for a new one. */
function rowOf<Row>(rows: Map<string, Row>, id: string, make: () => Row): Row {
  const known = rows.get(id)
  if (known) return known
  const [oldest] = rows.keys()
  if (rows.size >= mostRemembered && oldest !== undefined) rows.delete(oldest)
  const made = make()
  rows.set(id, made)
  return made
}

function addMoment(moments: HistoryMoment[], moment: HistoryMoment): void {
  moments.push(moment)
  if (moments.length > mostMoments) moments.shift()
}

/** A locked side of a bookmaker is a price of 0. */
const bestOf = ([best]: FeedRunner['back']): number | undefined => best?.odds || undefined

function pointOf({ back, lay, traded, lastOdds }: FeedRunner, at: number): HistoryPoint {
  const [bestBack, bestLay] = [bestOf(back), bestOf(lay)]
  return {
    at,
    ...(bestBack !== undefined && { back: bestBack }),
    ...(bestLay !== undefined && { lay: bestLay }),
    ...(lastOdds !== undefined && { last: lastOdds }),
    ...(traded && { traded: traded.reduce((sum, { size }) => sum + size, 0n) }),
  }
}

const isSame = (one: HistoryPoint, other: HistoryPoint): boolean =>
  one.back === other.back && one.lay === other.lay && one.last === other.last && one.traded === other.traded

const secondOf = ({ at }: HistoryPoint): number => Math.floor(at / 1_000)

function addPoint(points: HistoryPoint[], point: HistoryPoint): HistoryPoint[] {
  const before = points.at(-1)
  if (before && isSame(before, point)) return points
  if (before && secondOf(before) === secondOf(point)) points.pop()
  points.push(point)
  return points.length < mostHistoryPoints ? points : thinPoints(points, point.at)
}

/**
 * What this process has seen of exchange and bookmaker runners since it started: their best prices and what was matched,
 * and what happened to their markets and in their events. Kept in memory, so that it is bounded and ends with the process.
 */
export function createPriceHistory({ clock, get }: PriceHistoryServices) {
  const markets = new Map<string, RecordedMarket>()
  const events = new Map<string, RecordedEvent>()

  const eventOf = (eventId: string): RecordedEvent =>
    rowOf(events, eventId, () => ({ board: undefined, moments: [] }))

  function noteStatus(market: RecordedMarket, { status, isInPlay }: MarketChange, at: number): void {
    if (isInPlay !== undefined && isInPlay !== market.isInPlay) {
      if (isInPlay) addMoment(market.moments, { at, kind: 'in-play' })
      market.isInPlay = isInPlay
    }
    // A ball that runs takes the prices away for seconds, every time.
    const told = status === 'ball running' ? 'active' : status
    if (told === undefined || told === market.status) return
    const isKnown = market.status !== ''
    market.status = told
    if (told === 'closed') addMoment(market.moments, { at, kind: 'closed' })
    else if (isKnown) addMoment(market.moments, { at, kind: told === 'active' ? 'resumed' : 'suspended' })
  }

  return {
    /** Notes changes as they are published, with the books already changed. */
    record(changes: readonly MarketChange[]): void {
      const at = clock()
      for (const change of changes) {
        const live = get(change.marketId)
        if (!live || live.feed.type === 'session') continue
        const market = rowOf(markets, change.marketId, () => ({
          eventId: live.feed.event.id,
          fromMs: at,
          status: '',
          isInPlay: live.isInPlay,
          runners: new Map<string, HistoryPoint[]>(),
          moments: [],
        }))
        noteStatus(market, change, at)
        for (const { id } of change.runners) {
          const runner = live.runners.get(id)
          if (runner) market.runners.set(id, addPoint(market.runners.get(id) ?? [], pointOf(runner, at)))
        }
      }
    },

    /** Notes what a new score says. */
    score(eventId: string, board: ScoreBoard): void {
      const event = eventOf(eventId)
      if (event.board)
        for (const happened of scoreMoments(event.board, board))
          addMoment(event.moments, { at: clock(), ...happened })
      event.board = board
    },

    /** A runner's history after a time; empty where nothing of it was recorded. */
    of(marketId: string, runnerId: string, sinceMs = -1): PriceHistory {
      const upTo = clock()
      const market = markets.get(marketId)
      if (!market) return { from: upTo, upTo, points: [], moments: [] }
      const points = thinPoints(market.runners.get(runnerId) ?? [], upTo)
      market.runners.set(runnerId, points)
      const isAsked = ({ at }: { at: number }) => at > sinceMs
      return {
        from: market.fromMs,
        upTo,
        points: points.filter(isAsked),
        moments: [...market.moments, ...(events.get(market.eventId)?.moments ?? [])]
          .filter(isAsked)
          .toSorted((one, other) => one.at - other.at),
      }
    },
  }
}

export type PriceHistoryRecord = ReturnType<typeof createPriceHistory>
