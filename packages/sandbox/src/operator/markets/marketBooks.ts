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
import { isPresentable } from './presentable.ts'
import { takeCopy, type MarketCopy } from './marketCopies.ts'

const flushMs = 50

const kinds = ['betfair', 'bookmaker', 'session']

/** Exchange, bookmaker, then sessions by priority, otherwise in order of appearance. */
const byKind = (one: Market, other: Market): number =>
  kinds.indexOf(one.type) - kinds.indexOf(other.type) || (one.priority ?? 0) - (other.priority ?? 0)

export interface MarketBooksOptions {
  /** Identifies a run of the feed. Sequences restart with it. */
  epoch: string
  clock(): number
  /** Time that ended markets stay on the lists, in ms. */
  resultVisibleMs: number
  /** Called with an event's changes, with each market's sequence increased by one. */
  onChanges(eventId: string, changes: MarketChange[]): void
}

/**
 * Changes are collected for 50 ms and then published: at most twenty messages a second per event. Answers and
 * images show the published state, which sequence numbers refer to. Bet acceptance reads the newest state.
 */
export function createMarketBooks(options: MarketBooksOptions) {
  const { clock, resultVisibleMs, onChanges } = options
  let { epoch } = options
  let isSilent = false
  let onPublished: ((markets: MarketState[]) => void) | undefined
  const markets = new Map<string, MarketState>()
  /** Increases with every change of an answer's data. */
  let revision = 0
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

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    revision += 1
    const byEvent = new Map<string, MarketChange[]>()
    for (const id of changed) {
      const live = markets.get(id)
      if (!live) continue
      const { seq } = live.published.sequence
      const next = marketImage(live, { epoch, seq: seq + 1 })
      const change = changeBetween(live.published, next)
      if (!change) {
        // Names and dates are sent by HTTP only, so the sequence stays.
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
    /** The same number means the same published state. */
    get revision() {
      return revision
    },
    flush,

    /** Registers a listener, called with the markets under publication before clients get them. */
    onPublish(listener: (markets: MarketState[]) => void): void {
      onPublished = listener
    },

    /** Starts empty under a new epoch. Nothing is published until `publishImages`. */
    begin(newEpoch: string): void {
      epoch = newEpoch
      revision += 1
      isSilent = true
      markets.clear()
      changed.clear()
    },

    all: (): MarketState[] => [...markets.values()],

    /** The markets' sequences restart. */
    publishImages(): void {
      const byEvent = new Map<string, MarketChange[]>()
      for (const { feed, published } of markets.values())
        byEvent.set(feed.event.id, [...(byEvent.get(feed.event.id) ?? []), imageChange(published)])
      isSilent = false
      publishChanges(byEvent)
    },

    /**
     * Applies what another process published, and publishes the changes here. Returns false if an earlier
     * change is missing.
     */
    follow(copies: readonly MarketCopy[]): boolean {
      revision += 1
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

    /** Returns a market's state, for bet acceptance. */
    get: (marketId: string): Readonly<MarketState> | undefined => markets.get(marketId),

    list: (): Market[] => [...markets.values()].filter(isListed).map((live) => live.published),

    /** Returns true if a market may be first in a list. */
    isPresentable(marketId: string): boolean {
      const live = markets.get(marketId)
      return live !== undefined && isPresentable(live, clock())
    },

    /**
     * Returns the published state of an event's markets by type, including ended ones while they are kept.
     */
    listEvent: (eventId: string): Market[] =>
      [...markets.values()]
        .filter((live) => live.feed.event.id === eventId)
        .map((live) => live.published)
        .toSorted(byKind),

    /** Returns true if the market, its name or its runners changed. */
    define(feed: FeedMarket): boolean {
      const live = markets.get(feed.id)
      if (!live) {
        markets.set(feed.id, newMarketState(feed, epoch, clock()))
        touch(feed.id)
        return true
      }
      const names = (market: FeedMarket) => JSON.stringify([market.name, market.openDate, market.runners])
      const isChanged = names(live.feed) !== names(feed)
      applyDefinition(live, feed)
      touch(feed.id)
      return isChanged
    },

    move(book: FeedBook): boolean {
      const live = markets.get(book.marketId)
      if (!live || live.closedAtMs !== undefined || live.isAwaitingResult) return live !== undefined
      const before = live.status
      applyBook(live, book, clock())
      touch(book.marketId)
      // Suspensions are published immediately, because other processes accept bets too.
      if (before === 'active' && live.status !== 'active') flush()
      return true
    },

    /** Suspends a market regardless of its feed, or releases it. */
    hold(marketId: string, isHeld: boolean): void {
      const live = markets.get(marketId)
      if (!live || live.isHeld === isHeld) return
      if (isHeld && live.status === 'active') {
        live.suspensions += 1
        live.lastOpen ??= new Map(live.runners)
      }
      live.isHeld = isHeld
      touch(marketId)
      if (isHeld) flush()
    },

    /** Marks markets of the exchange while the connection to it is lost. */
    cutOff(isCutOff: boolean): void {
      for (const [id, live] of markets) {
        if (live.feed.type !== 'betfair' || live.isCutOff === isCutOff) continue
        if (isCutOff && live.status === 'active') {
          live.suspensions += 1
          live.lastOpen ??= new Map(live.runners)
        }
        live.isCutOff = isCutOff
        touch(id)
      }
    },

    /** Closes a market. If the operator closed it by hand, it is kept while the feed still carries it. */
    close(marketId: string, outcome: Outcome, by: 'feed' | 'operator'): void {
      const live = markets.get(marketId)
      if (!live) return
      if (by === 'feed') live.isFeedDone = true
      // The feed repeats a result that staff rolled back.
      if (live.closedAtMs !== undefined || (by === 'feed' && live.isAwaitingResult)) return
      closeMarketState(live, outcome, clock())
      touch(marketId)
    },

    correct(marketId: string, outcome: Outcome): void {
      const live = markets.get(marketId)
      if (!live) return
      const isRemoved = (id: string) => live.runners.get(id)?.status === 'removed'
      awaitResult(live, new Map([...live.runners.keys()].filter(isRemoved).map((id) => [id, 'removed'])))
      closeMarketState(live, outcome, clock())
      touch(marketId)
    },

    /** Makes a market wait for a result by staff, without prices. */
    reopen(marketId: string, runners: ReadonlyMap<string, RunnerStatus>): void {
      const live = markets.get(marketId)
      if (!live) return
      awaitResult(live, runners)
      touch(marketId)
    },

    /** The catalogue keeps them. */
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
