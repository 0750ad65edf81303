import type { Market, MarketChange, RunnerStatus } from '@kit/sdk/contract'
import type { FeedBook, FeedMarket } from '../../feed/feed.ts'
import {
  applyBook,
  applyDefinition,
  awaitResult,
  closeMarketState,
  marketImage,
  newMarketState,
  type MarketState,
  type Outcome,
} from './marketState.ts'
import { changeBetween, imageChange } from './marketChange.ts'
import { takeCopy, type MarketCopy } from './marketCopies.ts'

const flushMs = 50

const kinds = ['betfair', 'bookmaker', 'session']

/** The exchange's markets, then the bookmaker's, then the sessions by their priority; else in the order they appeared. */
const byKind = (one: Market, other: Market): number =>
  kinds.indexOf(one.type) - kinds.indexOf(other.type) || (one.priority ?? 0) - (other.priority ?? 0)

export interface MarketBooksOptions {
  /** Names the run of the feed: sequences begin anew in each. */
  epoch: string
  clock(): number
  /** How long a market that ended stays on the lists, in ms. */
  resultVisibleMs: number
  /** The changes of one event since the last time, each market's sequence grown by one. */
  onChanges(eventId: string, changes: MarketChange[]): void
}

/**
 * The markets of this moment, by the feed. Changes are gathered for 50 ms and then published, so that a client never
 * gets more than twenty messages a second for an event. Answers and images show the published state: it is the one
 * the sequence numbers speak of. Acceptance of bets reads the newest.
 */
export function createMarketBooks(options: MarketBooksOptions) {
  const { clock, resultVisibleMs, onChanges } = options
  let { epoch } = options
  /** Between two runs of the feed nothing is told: then come images. */
  let isSilent = false
  let onPublished: ((markets: MarketState[]) => void) | undefined
  const markets = new Map<string, MarketState>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const publishChanges = (byEvent: ReadonlyMap<string, MarketChange[]>): void => {
    if (isSilent) return
    for (const [eventId, changes] of byEvent) onChanges(eventId, changes)
  }

  const touch = (marketId: string): void => {
    changed.add(marketId)
    timer ??= setTimeout(flush, flushMs)
  }

  /** Publishes what is waiting. */
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const byEvent = new Map<string, MarketChange[]>()
    for (const id of changed) {
      const live = markets.get(id)
      if (!live) continue
      const { seq } = live.published.sequence
      const next = marketImage(live, { epoch, seq: seq + 1 })
      const change = changeBetween(live.published, next)
      if (!change) {
        // Names and dates travel by HTTP only; the sequence stays.
        live.published = { ...next, sequence: { epoch, seq } }
        continue
      }
      live.published = next
      const eventId = live.feed.event.id
      byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), change])
    }
    const looked = [...changed].flatMap((id) => markets.get(id) ?? [])
    changed.clear()
    if (looked.length > 0) onPublished?.(looked)
    publishChanges(byEvent)
  }

  const isListed = (live: MarketState): boolean =>
    live.closedAtMs === undefined || clock() - live.closedAtMs < resultVisibleMs

  return {
    get epoch() {
      return epoch
    },
    flush,

    /** Hears of the markets that were looked at to publish, as they stand then, before anybody else is told. */
    onPublish(listener: (markets: MarketState[]) => void): void {
      onPublished = listener
    },

    /** Begins anew, without any market. Nothing is told until `tellImages`. */
    begin(newEpoch: string): void {
      epoch = newEpoch
      isSilent = true
      markets.clear()
      changed.clear()
    },

    /** Every market there is, listed or not. */
    all: (): MarketState[] => [...markets.values()],

    /** Tells those who follow anything all of it: their sequences begin anew. */
    publishImages(): void {
      const byEvent = new Map<string, MarketChange[]>()
      for (const { feed, published } of markets.values())
        byEvent.set(feed.event.id, [...(byEvent.get(feed.event.id) ?? []), imageChange(published)])
      isSilent = false
      publishChanges(byEvent)
    },

    /** Takes what another process published, and tells what is new of it. False when something is missing before it. */
    follow(copies: readonly MarketCopy[]): boolean {
      const byEvent = new Map<string, MarketChange[]>()
      for (const copy of copies) {
        const taken = takeCopy(copy, markets.get(copy.marketId))
        if (!taken) return false
        markets.set(copy.marketId, taken.live)
        const eventId = taken.live.feed.event.id
        if (taken.change) byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), taken.change])
      }
      publishChanges(byEvent)
      return true
    },

    /** The newest state, for acceptance. */
    get: (marketId: string): Readonly<MarketState> | undefined => markets.get(marketId),

    /** The published state of every market on the lists, in the order they appeared. */
    list: (): Market[] => [...markets.values()].filter(isListed).map((live) => live.published),

    /** The published state of an event's markets by their kind, ended ones too as long as they are kept. */
    listEvent: (eventId: string): Market[] =>
      [...markets.values()]
        .filter((live) => live.feed.event.id === eventId)
        .map((live) => live.published)
        .toSorted(byKind),

    /** True when the market, its name or its runners are news to clients. */
    define(feed: FeedMarket): boolean {
      const live = markets.get(feed.id)
      if (!live) {
        markets.set(feed.id, newMarketState(feed, epoch))
        touch(feed.id)
        return true
      }
      const names = (market: FeedMarket) => JSON.stringify([market.name, market.openDate, market.runners])
      const isChanged = names(live.feed) !== names(feed)
      applyDefinition(live, feed)
      touch(feed.id)
      return isChanged
    },

    /** True when the market is known. */
    move(book: FeedBook): boolean {
      const live = markets.get(book.marketId)
      if (!live || live.closedAtMs !== undefined) return live !== undefined
      const before = live.status
      applyBook(live, book)
      touch(book.marketId)
      // That no more bets are taken is told at once: other processes take bets too.
      if (before === 'active' && live.status !== 'active') flush()
      return true
    },

    /** Suspends a market whatever its feed says, or ends that. */
    hold(marketId: string, isHeld: boolean): void {
      const live = markets.get(marketId)
      if (!live || live.isHeld === isHeld) return
      if (isHeld && live.status === 'active') live.suspensions += 1
      live.isHeld = isHeld
      touch(marketId)
      if (isHeld) flush()
    },

    /** Suspends the markets of the exchange while it is away. */
    cutOff(isCutOff: boolean): void {
      for (const [id, live] of markets) {
        if (live.feed.type !== 'betfair' || live.isCutOff === isCutOff) continue
        if (isCutOff && live.status === 'active') live.suspensions += 1
        live.isCutOff = isCutOff
        touch(id)
      }
    },

    /** Ends a market. One that the operator ended by hand is kept for as long as the feed speaks of it. */
    close(marketId: string, outcome: Outcome, by: 'feed' | 'operator'): void {
      const live = markets.get(marketId)
      if (!live) return
      if (by === 'feed') live.isFeedDone = true
      if (live.closedAtMs !== undefined) return
      closeMarketState(live, outcome, clock())
      touch(marketId)
    },

    /** The end of a market was taken back: it shows no prices and waits for another. */
    reopen(marketId: string, runners: ReadonlyMap<string, RunnerStatus>): void {
      const live = markets.get(marketId)
      if (!live) return
      awaitResult(live, runners)
      touch(marketId)
    },

    /** Forgets markets that ended long enough ago; their place is the catalogue. */
    forgetEnded(): void {
      for (const [id, live] of markets) if (!isListed(live) && live.isFeedDone) markets.delete(id)
    },

    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

export type MarketBooks = ReturnType<typeof createMarketBooks>
