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

/** Maximum number of stored markets and events. The oldest are dropped first. */
const mostRemembered = 300
/** Maximum number of moments of a market or an event. */
const mostMoments = 200

interface RecordedMarket {
  eventId: string
  /** Start in ms since the epoch. */
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
  get(marketId: string): Readonly<MarketState> | undefined
}

/** A new row replaces the oldest. */
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

/** Returns the best price. A locked side of a bookmaker is a price of 0, which counts as none. */
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
 * The history of exchange and bookmaker runners since this process started: their best prices and matched
 * amounts, and the events of their markets. Kept in memory, so it is bounded and ends with the process.
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
    // A running ball removes the prices for seconds, every time.
    const newStatus = status === 'ball running' ? 'active' : status
    if (newStatus === undefined || newStatus === market.status) return
    const isKnown = market.status !== ''
    market.status = newStatus
    if (newStatus === 'closed') addMoment(market.moments, { at, kind: 'closed' })
    else if (isKnown)
      addMoment(market.moments, { at, kind: newStatus === 'active' ? 'resumed' : 'suspended' })
  }

  return {
    /** Call it after the books changed. */
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

    score(eventId: string, board: ScoreBoard): void {
      const event = eventOf(eventId)
      if (event.board)
        for (const happened of scoreMoments(event.board, board))
          addMoment(event.moments, { at: clock(), ...happened })
      event.board = board
    },

    /** Returns the runner's history, empty if nothing was recorded. */
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
