import { pointsFromMinor } from '@kit/sdk/contract'
import type { Market, MarketType, PriceSize, Runner, RunnerStatus } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket, FeedRunner, FeedStatus } from '../../feed/feed.ts'
import { canCashOut } from '@kit/rules'
import { remarksOf, stakeRange } from './limits.ts'

/** Number of published price levels per side, from which cash outs are calculated. */
export const levelsSent = 3

/** A market's current state from the feed. `published` is the clients' state, which is slightly older. */
export interface MarketState {
  feed: FeedMarket
  status: FeedStatus
  /** Number of suspensions. A suspension refuses bets in their delay, even if prices return unchanged. */
  suspensions: number
  isInPlay: boolean
  delaySeconds: number
  totalMatched: bigint
  resultRun?: number | undefined
  runners: Map<string, FeedRunner>
  /** Counts the feed's price changes. An unmatched order counts those after its arrival. */
  version: number
  /** Prices when it last accepted bets, or undefined while it does. */
  lastOpen?: ReadonlyMap<string, FeedRunner> | undefined
  published: Market
  /** Time when this operator first listed it, in ms since the epoch. */
  listedAtMs: number
  /** Closing time in ms since the epoch; undefined while it is open. */
  closedAtMs: number | undefined
  isHeld: boolean
  /** True while the connection to its exchange is lost. */
  isCutOff: boolean
  /** Time of the last price change in ms since the epoch; 0 before the first price. */
  movedAtMs: number
  /** True if the feed sends no more updates for it. */
  isFeedDone: boolean
  /** True if its result was rolled back or is incomplete: it waits for staff, and its feed has no effect. */
  isAwaitingResult: boolean
}

const emptyRunner = (id: string): FeedRunner => ({ id, status: 'active', back: [], lay: [] })

export function newMarketState(feed: FeedMarket, epoch: string, listedAtMs = 0): MarketState {
  const live = {
    feed,
    status: 'suspended' as const,
    suspensions: 0,
    isInPlay: false,
    delaySeconds: 0,
    totalMatched: 0n,
    runners: new Map(feed.runners.map(({ id }) => [id, emptyRunner(id)])),
    version: 0,
    listedAtMs,
    closedAtMs: undefined,
    isHeld: false,
    isCutOff: false,
    movedAtMs: 0,
    isFeedDone: false,
    isAwaitingResult: false,
  }
  return { ...live, published: marketImage(live, { epoch, seq: 0 }) }
}

/** Known runners keep their prices. */
export function applyDefinition(live: MarketState, feed: FeedMarket): void {
  live.feed = feed
  for (const { id } of feed.runners) if (!live.runners.has(id)) live.runners.set(id, emptyRunner(id))
}

export function applyBook(live: MarketState, book: FeedBook, nowMs: number): void {
  if (live.status === 'active' && book.status !== 'active') live.suspensions += 1
  if (statusOf(live) === 'active' && book.status !== 'active') live.lastOpen ??= new Map(live.runners)
  live.version += 1
  live.status = book.status
  live.isInPlay = book.isInPlay
  live.delaySeconds = book.betDelaySeconds
  live.totalMatched = book.totalMatched
  if (book.runners.length > 0) live.movedAtMs = nowMs
  for (const runner of book.runners) {
    // Its bets are already void.
    const known = live.runners.get(runner.id)
    if (known && known.status !== 'removed') live.runners.set(runner.id, runner)
  }
  if (statusOf(live) === 'active') live.lastOpen = undefined
}

export function closeMarketState(live: MarketState, outcome: Outcome, nowMs: number): void {
  live.status = 'closed'
  live.closedAtMs = nowMs
  live.isAwaitingResult = false
  if ('run' in outcome) live.resultRun = outcome.run
  for (const [id, { status }] of live.runners) {
    const ended = 'run' in outcome ? status : (outcome.get(id) ?? status)
    live.runners.set(id, { ...emptyRunner(id), status: ended })
  }
}

/** Held markets and those without their exchange are not active. */
export const statusOf = ({
  status,
  isHeld,
  isCutOff,
}: Pick<MarketState, 'status' | 'isHeld' | 'isCutOff'>): MarketState['status'] =>
  (isHeld || isCutOff) && status === 'active' ? 'suspended' : status

/** Makes a market wait for a result by staff, with the given runner statuses and no prices until then. */
export function awaitResult(live: MarketState, runners: ReadonlyMap<string, RunnerStatus>): void {
  live.status = 'suspended'
  live.closedAtMs = undefined
  live.isAwaitingResult = true
  delete live.resultRun
  for (const id of live.runners.keys())
    live.runners.set(id, { ...emptyRunner(id), status: runners.get(id) ?? 'active' })
}

/** A market's result: by runner (missing ones are void), or the run of a session. */
export type Outcome = ReadonlyMap<string, RunnerStatus> | { run: number }

const best = (levels: readonly PriceSize[]): PriceSize[] => levels.slice(0, levelsSent)

function runnerImage(live: Pick<MarketState, 'runners'>, listed: FeedMarket['runners'][number]): Runner {
  const { status, back, lay } = live.runners.get(listed.id) ?? emptyRunner(listed.id)
  return { ...listed, status, back: best(back), lay: best(lay) }
}

/** Returns fields that depend only on the market type. Bookmaker and session prices are made by people. */
export const fieldsOfKind = (type: MarketType, eventTypeId: string) => ({
  type,
  externalType: '',
  category: type === 'betfair' ? 'exchange' : type,
  isManual: type !== 'betfair',
  ...stakeRange(type, eventTypeId),
  remarks: remarksOf(type, eventTypeId),
})

interface IdleFacts {
  type: MarketType
  volume: number
  delaySeconds: number
  listedAtMs: number
  updatedAtMs: number
  openDate: string
}

/**
 * Returns the documented fields of a market that have no effect (MKT-005, Q-079). No list shows the bets of a
 * player.
 */
export const idleFields = (facts: IdleFacts): NonNullable<Market['idle']> => {
  const listedAt = new Date(facts.listedAtMs).toISOString()
  return {
    volume: facts.volume,
    delay: facts.delaySeconds,
    top: false,
    bottom: false,
    score: '',
    analysis: '',
    screenPlay: '',
    assignedTo: '',
    betOpenDate: listedAt,
    suspendTime: facts.openDate,
    createdBy: 'operator',
    betfairMarketEnabled: facts.type === 'betfair',
    statusExist: true,
    createdAt: listedAt,
    updatedAt: new Date(facts.updatedAtMs).toISOString(),
    openBets: [],
  }
}

export function marketImage(live: Omit<MarketState, 'published'>, sequence: Market['sequence']): Market {
  const { feed } = live
  const status = statusOf(live)
  return {
    id: feed.id,
    exchangeId: feed.exchangeId,
    name: feed.name,
    ...fieldsOfKind(feed.type, feed.eventType.id),
    ...(feed.category !== undefined && { category: feed.category }),
    isVisible: true,
    allowsBets: status === 'active',
    isLocked: false,
    isClosed: status === 'closed',
    allowsCashout: canCashOut(feed),
    status,
    isInPlay: live.isInPlay,
    numberOfWinners: feed.numberOfWinners,
    delaySeconds: live.delaySeconds,
    totalMatched: live.totalMatched,
    openDate: feed.openDate,
    eventType: feed.eventType,
    competition: feed.competition,
    event: feed.event,
    runners: feed.runners.map((listed) => runnerImage(live, listed)),
    ...(feed.priority !== undefined && { priority: feed.priority, marketIndex: feed.priority }),
    ...(live.resultRun !== undefined && { resultRun: live.resultRun }),
    idle: idleFields({
      type: feed.type,
      volume: Number(pointsFromMinor(live.totalMatched)),
      delaySeconds: live.delaySeconds,
      listedAtMs: live.listedAtMs,
      updatedAtMs: Math.max(live.listedAtMs, live.movedAtMs, live.closedAtMs ?? 0),
      openDate: feed.openDate,
    }),
    sequence,
  }
}
