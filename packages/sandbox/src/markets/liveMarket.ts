import type { Market, PriceSize, Runner, RunnerStatus } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket, FeedRunner } from '../feed/feed.ts'
import { remarksOf, stakeRange } from './limits.ts'

/** How many prices of a side are sent. */
const levelsSent = 3

/** A market as the feed has it at this moment. What clients were told is `published`, which follows a little behind. */
export interface LiveMarket {
  feed: FeedMarket
  status: 'active' | 'suspended' | 'closed'
  isInPlay: boolean
  delaySeconds: number
  totalMatched: bigint
  runners: Map<string, FeedRunner>
  published: Market
  /** When it ended, ms since the epoch; undefined while it is open. */
  closedAtMs: number | undefined
  /** Suspended by the operator, whatever the feed says. */
  isHeld: boolean
  /** The feed has said its last word of it. */
  isFeedDone: boolean
}

const emptyRunner = (id: string): FeedRunner => ({ id, status: 'active', back: [], lay: [] })

export function newLiveMarket(feed: FeedMarket, epoch: string): LiveMarket {
  const live = {
    feed,
    status: 'suspended' as const,
    isInPlay: false,
    delaySeconds: 0,
    totalMatched: 0n,
    runners: new Map(feed.runners.map(({ id }) => [id, emptyRunner(id)])),
    closedAtMs: undefined,
    isHeld: false,
    isFeedDone: false,
  }
  return { ...live, published: marketImage(live, { epoch, seq: 0 }) }
}

/** Takes a changed definition: new runners come in, known ones keep their prices. */
export function applyDefinition(live: LiveMarket, feed: FeedMarket): void {
  live.feed = feed
  for (const { id } of feed.runners) if (!live.runners.has(id)) live.runners.set(id, emptyRunner(id))
}

export function applyBook(live: LiveMarket, book: FeedBook): void {
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

/** Ends a market: no prices any more, and each runner's final status. */
export function closeLiveMarket(
  live: LiveMarket,
  outcome: ReadonlyMap<string, RunnerStatus>,
  nowMs: number,
): void {
  live.status = 'closed'
  live.closedAtMs = nowMs
  for (const [id, { status }] of live.runners)
    live.runners.set(id, { ...emptyRunner(id), status: outcome.get(id) ?? status })
}

/** The market as it stands: what the operator suspended is not active, whatever the feed says. */
export const statusOf = ({ status, isHeld }: Pick<LiveMarket, 'status' | 'isHeld'>): LiveMarket['status'] =>
  isHeld && status === 'active' ? 'suspended' : status

/** A result was taken back: runners are as they were, and there are no prices until another word comes. */
export function awaitResult(live: LiveMarket, runners: ReadonlyMap<string, RunnerStatus>): void {
  live.status = 'suspended'
  for (const id of live.runners.keys())
    live.runners.set(id, { ...emptyRunner(id), status: runners.get(id) ?? 'active' })
}

const best = (levels: readonly PriceSize[]): PriceSize[] => levels.slice(0, levelsSent)

function runnerImage(live: Pick<LiveMarket, 'runners'>, listed: FeedMarket['runners'][number]): Runner {
  const { id, name, sort, clothNumber } = listed
  const { status, back, lay } = live.runners.get(id) ?? emptyRunner(id)
  const cloth = clothNumber === undefined ? {} : { clothNumber }
  return { id, name, sort, status, back: best(back), lay: best(lay), ...cloth }
}

/** The market as the contract shows it. */
export function marketImage(live: Omit<LiveMarket, 'published'>, sequence: Market['sequence']): Market {
  const { feed } = live
  const status = statusOf(live)
  return {
    id: feed.id,
    exchangeId: feed.exchangeId,
    name: feed.name,
    type: 'betfair',
    externalType: '',
    category: 'exchange',
    isVisible: true,
    allowsBets: status === 'active',
    isLocked: false,
    isClosed: status === 'closed',
    isManual: false,
    allowsCashout: false,
    status,
    isInPlay: live.isInPlay,
    numberOfWinners: feed.numberOfWinners,
    ...stakeRange(feed.eventType.id),
    delaySeconds: live.delaySeconds,
    totalMatched: live.totalMatched,
    remarks: remarksOf(feed.eventType.id),
    openDate: feed.openDate,
    eventType: feed.eventType,
    competition: feed.competition,
    event: feed.event,
    runners: feed.runners.map((listed) => runnerImage(live, listed)),
    sequence,
  }
}
