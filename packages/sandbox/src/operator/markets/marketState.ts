import type { Market, MarketType, PriceSize, Runner, RunnerStatus } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket, FeedRunner, FeedStatus } from '../../feed/feed.ts'
import { remarksOf, stakeRange } from './limits.ts'

/** How many prices of a side are sent. */
const levelsSent = 3

/** A market as the feed has it at this moment. What clients were told is `published`, which follows a little behind. */
export interface MarketState {
  feed: FeedMarket
  status: FeedStatus
  /** How often it was suspended. A bet in its delay lapses with a suspension, though prices come back the same. */
  suspensions: number
  isInPlay: boolean
  delaySeconds: number
  totalMatched: bigint
  /** The run a session was settled by. */
  resultRun?: number | undefined
  runners: Map<string, FeedRunner>
  published: Market
  /** When it ended, ms since the epoch; undefined while it is open. */
  closedAtMs: number | undefined
  /** Suspended by the operator, whatever the feed says. */
  isHeld: boolean
  /** The exchange whose prices these are is away. */
  isCutOff: boolean
  /** The feed has said its last word of it. */
  isFeedDone: boolean
}

const emptyRunner = (id: string): FeedRunner => ({ id, status: 'active', back: [], lay: [] })

export function newMarketState(feed: FeedMarket, epoch: string): MarketState {
  const live = {
    feed,
    status: 'suspended' as const,
    suspensions: 0,
    isInPlay: false,
    delaySeconds: 0,
    totalMatched: 0n,
    runners: new Map(feed.runners.map(({ id }) => [id, emptyRunner(id)])),
    closedAtMs: undefined,
    isHeld: false,
    isCutOff: false,
    isFeedDone: false,
  }
  return { ...live, published: marketImage(live, { epoch, seq: 0 }) }
}

/** Takes a changed definition: new runners come in, known ones keep their prices. */
export function applyDefinition(live: MarketState, feed: FeedMarket): void {
  live.feed = feed
  for (const { id } of feed.runners) if (!live.runners.has(id)) live.runners.set(id, emptyRunner(id))
}

export function applyBook(live: MarketState, book: FeedBook): void {
  if (live.status === 'active' && book.status !== 'active') live.suspensions += 1
  live.status = book.status
  live.isInPlay = book.isInPlay
  live.delaySeconds = book.betDelaySeconds
  live.totalMatched = book.totalMatched
  for (const runner of book.runners) {
    // A withdrawn runner stays withdrawn: its bets are void.
    const known = live.runners.get(runner.id)
    if (known && known.status !== 'removed') live.runners.set(runner.id, runner)
  }
}

/** Ends a market: no prices any more, and each runner's final status, or the run of a session. */
export function closeMarketState(live: MarketState, outcome: Outcome, nowMs: number): void {
  live.status = 'closed'
  live.closedAtMs = nowMs
  if ('run' in outcome) live.resultRun = outcome.run
  for (const [id, { status }] of live.runners) {
    const ended = 'run' in outcome ? status : (outcome.get(id) ?? status)
    live.runners.set(id, { ...emptyRunner(id), status: ended })
  }
}

/** The market as it stands: what the operator suspended, or has lost the exchange of, is not active, whatever the feed said. */
export const statusOf = ({
  status,
  isHeld,
  isCutOff,
}: Pick<MarketState, 'status' | 'isHeld' | 'isCutOff'>): MarketState['status'] =>
  (isHeld || isCutOff) && status === 'active' ? 'suspended' : status

/** A result was taken back: runners are as they were, and there are no prices until another word comes. */
export function awaitResult(live: MarketState, runners: ReadonlyMap<string, RunnerStatus>): void {
  live.status = 'suspended'
  delete live.resultRun
  for (const id of live.runners.keys())
    live.runners.set(id, { ...emptyRunner(id), status: runners.get(id) ?? 'active' })
}

/** How a market ended: by its runners, those it does not name being void; or a session by its run. */
export type Outcome = ReadonlyMap<string, RunnerStatus> | { run: number }

const best = (levels: readonly PriceSize[]): PriceSize[] => levels.slice(0, levelsSent)

function runnerImage(live: Pick<MarketState, 'runners'>, listed: FeedMarket['runners'][number]): Runner {
  const { status, back, lay } = live.runners.get(listed.id) ?? emptyRunner(listed.id)
  return { ...listed, status, back: best(back), lay: best(lay) }
}

/** What follows from the kind of a market alone. Bookmaker and session prices are made by people. */
export const fieldsOfKind = (type: MarketType, eventTypeId: string) => ({
  type,
  externalType: '',
  category: type === 'betfair' ? 'exchange' : type,
  isManual: type !== 'betfair',
  ...stakeRange(type, eventTypeId),
  remarks: remarksOf(type, eventTypeId),
})

/** The market as the contract shows it. */
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
    allowsCashout: false,
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
    sequence,
  }
}
