import type { LiveStatus } from '@kit/sdk'
import type { Market, MarketChange, Minor, PriceSize } from '@kit/sdk/contract'
import { MarketBookState, type LiveMarket, type PriceSlot, type RunnerSlots } from './liveMarket.ts'

export interface LivePricesOptions {
  /** A change was missed: the market's image is needed again. */
  onGap?: (market: { eventId: string; marketId: string }) => void
  /** The wall clock, ms since the epoch: says since when prices are old. Without one no age is told. */
  now?: () => number
}

/** The last change of a market that the operator says it has sent. */
interface Told {
  marketId: string
  epoch: string
  seq: number
}

/** What paints the store: told of every slot and matched amount that changed, as often as it changes. */
export interface PriceSink {
  slotChanged(slot: PriceSlot): void
  matchedChanged(marketId: string, totalMatched: Minor): void
}

/** After a gap the image is asked for again whenever this many further changes had to be dropped. */
const askAgainAfter = 50

/** A market that was named by the heartbeats and not by the last two is late: heartbeats come each 2.5 s. */
const lateAfterMs = 6_000

/** From this many markets on, those nobody listens to are forgotten. */
const sweepAt = 500

/**
 * The live prices of one site, without a framework. Changes are applied in sequence only; React reads the structure of
 * one market at a time, and a sink is told of the prices.
 */
export interface LivePrices {
  /** Applies one change, or drops it when it is old, repeated or follows a gap. */
  apply(change: MarketChange): void
  /**
   * Compares with the last change that the operator says it has sent: what is held and older has missed something, and
   * what still waits for its image asks again.
   */
  compare(last: Told): void
  /** What the operator answered of a market's status; its prices are not touched. */
  setMarketStatus(marketId: string, status: string): void
  /** Takes a market read over HTTP: its facts, and its prices unless newer ones are held. */
  seed(market: Market): void
  /** What the socket is doing. When it goes, every market held counts as stale until a fresh image comes. */
  setStatus(status: LiveStatus): void
  /** The operator lost the exchange: its markets count as stale until a fresh image comes. Those made by people go on. */
  interrupt(): void
  /** The exchange is back: asks for the image of whatever is stale. */
  resume(): void
  /** A heartbeat came: compares with all it names. Whatever it names, who follows a market may expect it to be named. */
  hearBeat(docs: readonly Told[]): void
  /** Counts a market as followed: heartbeats name it from now on, or it is late. The returned function ends that. */
  expect(marketId: string): () => void
  /**
   * Looks for markets that are shown and that the heartbeats, which named them or should, do not name: they are late
   * until named again. To be asked now and then; says nothing of operators without heartbeats.
   */
  checkAges(): void
  /** Nothing was heard of these markets since then: they are late until they are read again. */
  lapse(marketIds: readonly string[], sinceMs: number): void
  /** These markets were read again, and are late no more where reading is all there is: without a connection. */
  renew(marketIds: readonly string[]): void
  /** The structure of a market; the same object until the structure changes. */
  structure(marketId: string): LiveMarket | undefined
  subscribe(marketId: string, listener: () => void): () => void
  /** The three best slots of each side of a runner; they exist from the first time they are asked for. */
  slots(marketId: string, runnerId: string): RunnerSlots
  totalMatched(marketId: string): Minor
  setSink(sink: PriceSink | undefined): void
  /** The operator declared a result: the market is over. */
  declareResult(marketId: string): void
  /** Whether a result was declared while this page was open. */
  isDeclared(marketId: string): boolean
}

export function createLivePrices({ onGap, now = () => 0 }: LivePricesOptions = {}): LivePrices {
  const books = new Map<string, MarketBookState>()
  const declared = new Set<string>()
  let sink: PriceSink | undefined
  let status: LiveStatus = 'off'
  let hasBeats = false

  const bookOf = (marketId: string): MarketBookState => {
    let book = books.get(marketId)
    if (!book) books.set(marketId, (book = new MarketBookState(marketId)))
    return book
  }

  /** Recordings loop under new ids: markets that nobody looks at must not pile up. */
  const sweep = () => {
    if (books.size < sweepAt) return
    for (const book of books.values()) if (book.listeners.size === 0) books.delete(book.id)
  }

  const restructured = (book: MarketBookState) => {
    book.snapshot = book.structure()
    for (const listener of book.listeners) listener()
  }

  const setSide = (slots: readonly PriceSlot[], levels: readonly PriceSize[]) => {
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index]!
      const level = levels[index]
      const odds = level ? level.odds : 0
      const run = level ? level.run : 0
      const size = level ? level.size : 0n
      if (slot.odds === odds && slot.size === size && slot.run === run) continue
      slot.odds = odds
      slot.run = run
      slot.size = size
      if (slot.cells.length > 0) sink?.slotChanged(slot)
    }
  }

  const setMatched = (book: MarketBookState, totalMatched: Minor) => {
    if (book.totalMatched === totalMatched) return
    book.totalMatched = totalMatched
    sink?.matchedChanged(book.id, totalMatched)
  }

  /** Clears the prices of runners that an image does not name: it replaces everything held. */
  const clearUnnamed = (book: MarketBookState, named: readonly { id: string }[]) => {
    for (const [runnerId, slots] of book.slots) {
      if (named.some(({ id }) => id === runnerId)) continue
      setSide(slots.back, [])
      setSide(slots.lay, [])
    }
  }

  const askForImage = ({ id, market }: MarketBookState) => {
    if (market) onGap?.({ eventId: market.event.id, marketId: id })
  }

  const missed = (book: MarketBookState) => {
    const isFirst = !book.awaitsImage
    book.awaitsImage = true
    if (isFirst) book.awaitsSinceMs = now()
    book.droppedSinceGap = isFirst ? 0 : book.droppedSinceGap + 1
    if (isFirst || book.droppedSinceGap % askAgainAfter === 0) {
      askForImage(book)
    }
    if (isFirst) restructured(book)
  }

  const interrupt = (reason: 'connection' | 'exchange') => {
    const sinceMs = now()
    for (const book of books.values()) {
      if (reason === 'exchange' && book.market && book.market.type !== 'betfair') continue
      book.interrupted ??= { reason, sinceMs }
      book.namedAtMs = undefined
      restructured(book)
    }
  }

  /** It was heard of: what was late is not any more. */
  const heard = (book: MarketBookState) => {
    if (!book.late) return
    book.late = undefined
    restructured(book)
  }

  const applyInOrder = (book: MarketBookState, change: MarketChange) => {
    let isRestructured = false
    book.epoch = change.epoch
    book.seq = change.seq
    if (change.isImage) {
      isRestructured = book.awaitsImage || book.interrupted !== undefined || book.late !== undefined
      book.awaitsImage = false
      book.interrupted = undefined
      book.late = undefined
      clearUnnamed(book, change.runners)
    }
    if (change.status !== undefined && change.status !== book.status) {
      book.status = change.status
      isRestructured = true
    }
    // The result was taken back: another may follow, or none.
    if (change.status !== undefined && change.status !== 'closed') {
      book.resultRun = undefined
      if (book.market?.resultRun !== undefined) book.market = { ...book.market, resultRun: undefined }
    }
    if (change.isInPlay !== undefined && change.isInPlay !== book.isInPlay) {
      book.isInPlay = change.isInPlay
      isRestructured = true
    }
    if (change.allowsBets !== undefined && change.allowsBets !== book.allowsBets) {
      book.allowsBets = change.allowsBets
      isRestructured = true
    }
    if (change.delaySeconds !== undefined && change.delaySeconds !== book.delaySeconds) {
      book.delaySeconds = change.delaySeconds
      isRestructured = true
    }
    if (change.resultRun !== undefined && change.resultRun !== book.resultRun) {
      book.resultRun = change.resultRun
      isRestructured = true
    }
    if (change.totalMatched !== undefined) setMatched(book, change.totalMatched)
    for (let index = 0; index < change.runners.length; index++) {
      const runner = change.runners[index]!
      if (runner.status !== undefined && runner.status !== book.runnerStatus.get(runner.id)) {
        book.runnerStatus.set(runner.id, runner.status)
        isRestructured = true
      }
      const slots = book.runner(runner.id)
      if (runner.back) setSide(slots.back, runner.back)
      else if (change.isImage) setSide(slots.back, [])
      if (runner.lay) setSide(slots.lay, runner.lay)
      else if (change.isImage) setSide(slots.lay, [])
    }
    if (isRestructured) restructured(book)
  }

  /** HTTP told the market's prices and nothing newer is held. */
  const takePrices = (book: MarketBookState, market: Market) => {
    book.epoch = market.sequence.epoch
    book.seq = market.sequence.seq
    book.status = market.status
    book.isInPlay = market.isInPlay
    book.allowsBets = market.allowsBets
    book.delaySeconds = market.delaySeconds
    book.awaitsImage = false
    clearUnnamed(book, market.runners)
    for (const runner of market.runners) {
      book.runnerStatus.set(runner.id, runner.status)
      const slots = book.runner(runner.id)
      setSide(slots.back, runner.back)
      setSide(slots.lay, runner.lay)
    }
    setMatched(book, market.totalMatched)
  }

  const compare = ({ marketId, epoch, seq }: Told) => {
    const book = books.get(marketId)
    if (!book || book.seq < 0) return
    book.namedAtMs = now()
    heard(book)
    // The image that a new connection brings by itself may get lost like any other.
    if (book.awaitsImage || book.interrupted?.reason === 'connection') askForImage(book)
    else if (epoch !== book.epoch || seq > book.seq) missed(book)
  }

  return {
    apply(change) {
      const book = bookOf(change.marketId)
      const isSameEpoch = change.epoch === book.epoch
      if (change.isImage) {
        if (isSameEpoch && change.seq < book.seq) return
        applyInOrder(book, change)
      } else if (isSameEpoch && change.seq <= book.seq) {
        return
      } else if (isSameEpoch && change.seq === book.seq + 1 && !book.awaitsImage) {
        applyInOrder(book, change)
      } else {
        // The last good prices stay on the screen, dimmed, until the image comes.
        missed(book)
      }
    },
    compare,
    setMarketStatus(marketId, told) {
      const book = books.get(marketId)
      const next = told.toLowerCase()
      if (!book?.market || book.status === next) return
      book.status = next
      restructured(book)
    },
    seed(market) {
      sweep()
      const book = bookOf(market.id)
      const isMended = status === 'off' && book.interrupted !== undefined
      const isHeardOf = status !== 'live' && book.late !== undefined
      if (book.market === market && !isMended && !isHeardOf) return
      const isFirst = book.market === undefined
      book.market = market
      const { epoch, seq } = market.sequence
      const isSequenced = epoch !== '' && epoch === book.epoch
      const isNewer = book.seq < 0 || (isSequenced ? seq > book.seq : status !== 'live')
      if (isNewer) takePrices(book, market)
      else if (book.epoch !== epoch) askForImage(book)
      if (isMended) book.interrupted = undefined
      if (isHeardOf) book.late = undefined
      if (isFirst && book.awaitsImage) askForImage(book)
      restructured(book)
    },
    setStatus(next) {
      const wasLive = status === 'live'
      status = next
      hasBeats &&= next === 'live'
      if (wasLive && next !== 'live') interrupt('connection')
    },
    interrupt: () => interrupt('exchange'),
    resume() {
      for (const book of books.values()) if (book.interrupted) askForImage(book)
    },
    hearBeat(docs) {
      hasBeats = true
      docs.forEach(compare)
    },
    expect(marketId) {
      const book = bookOf(marketId)
      book.expectedBy += 1
      return () => {
        book.expectedBy -= 1
        if (book.expectedBy === 0) book.namedAtMs = undefined
      }
    },
    checkAges() {
      if (status !== 'live') return
      const at = now()
      for (const book of books.values()) {
        if (hasBeats && book.expectedBy > 0) book.namedAtMs ??= at
        const { namedAtMs, snapshot } = book
        if (namedAtMs === undefined || book.late || book.listeners.size === 0) continue
        if (!snapshot || snapshot.isClosed || at - namedAtMs <= lateAfterMs) continue
        book.late = { reason: 'late', sinceMs: namedAtMs }
        restructured(book)
      }
    },
    lapse(marketIds, sinceMs) {
      for (const id of marketIds) {
        const book = books.get(id)
        if (!book?.market || book.late || book.snapshot?.isClosed) continue
        book.late = { reason: 'late', sinceMs }
        restructured(book)
      }
    },
    renew(marketIds) {
      if (status !== 'live') for (const id of marketIds) heard(bookOf(id))
    },
    structure: (marketId) => books.get(marketId)?.snapshot,
    subscribe(marketId, listener) {
      const book = bookOf(marketId)
      const { listeners } = book
      // Nobody followed it until now: no heartbeat had to name it.
      if (listeners.size === 0) book.namedAtMs = undefined
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    slots: (marketId, runnerId) => bookOf(marketId).runner(runnerId),
    totalMatched: (marketId) => books.get(marketId)?.totalMatched ?? 0n,
    setSink(next) {
      sink = next
    },
    declareResult(marketId) {
      declared.add(marketId)
      const book = books.get(marketId)
      if (!book || book.status === 'closed') return
      book.status = 'closed'
      restructured(book)
    },
    isDeclared: (marketId) => declared.has(marketId),
  }
}
