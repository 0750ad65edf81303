import type { LiveStatus } from '@kit/sdk'
import type { Market, MarketChange, Minor } from '@kit/sdk/contract'
import type { SequencePoint } from '@kit/sdk/live'
import type { MarketFacts, RunnerSlots } from './marketFacts.ts'
import { MarketState, type MarketStatePorts, type MatchedSink } from './marketState.ts'

export interface LivePricesOptions {
  /** A change was missed: the market's image is needed again. */
  onGap?: (market: { eventId: string; marketId: string }) => void
  /** The wall clock, ms since the epoch: dates stale prices. */
  now?: () => number
}

/** The last change of a market that the operator says it has sent. */
interface LastChange extends SequencePoint {
  marketId: string
}

/** A market that was named by the heartbeats and not by the last two is late: heartbeats come each 2.5 s. */
const lateAfterMs = 6_000

/** From this many markets on, those without listeners are dropped. */
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
  compare(last: LastChange): void
  /** What the operator answered of a market's status; its prices are not touched. */
  setMarketStatus(marketId: string, status: string): void
  /** Takes a market read over HTTP: its facts, and its prices unless newer ones are held. */
  seed(market: Market): void
  /** The state of the socket. When it is lost, every market held is stale until its image comes. */
  setStatus(status: LiveStatus): void
  /** The operator lost the exchange: its markets count as stale until a fresh image comes. Those made by people go on. */
  interrupt(): void
  /** The exchange is back: asks for the image of whatever is stale. */
  resume(): void
  /** A heartbeat came: compares with all it names, and expects it to name every market that is followed. */
  heartbeat(docs: readonly LastChange[]): void
  /** Counts a market as followed: heartbeats name it from now on, or it is late. The returned function ends that. */
  expect(marketId: string): () => void
  /**
   * Looks for markets that are shown and that the heartbeats, which named them or should, do not name: they are late
   * until named again. To be asked now and then; says nothing of operators without heartbeats.
   */
  checkAges(): void
  /** Marks markets as late since then, until they are read again. */
  lapse(marketIds: readonly string[], sinceMs: number): void
  /** Clears the late mark of markets that were read again. Of streamed prices only the operator clears it. */
  renew(marketIds: readonly string[]): void
  /** The structure of a market; the same object until the structure changes. */
  structure(marketId: string): MarketFacts | undefined
  /** Remembers each structure as the page's boot has painted it, for the parts that React takes over later. */
  keepPainted(): void
  /** The structure of a market as it was painted; as it is where nothing was. */
  painted(marketId: string): MarketFacts | undefined
  subscribe(marketId: string, listener: () => void): () => void
  /** The three best slots of each side of a runner; they exist from the first time they are asked for. */
  slots(marketId: string, runnerId: string): RunnerSlots
  totalMatched(marketId: string): Minor
  setSink(sink: MatchedSink | undefined): void
  /** Closes a market whose result was declared. It stays closed until the operator opens it again. */
  declareResult(marketId: string): void
  /** Takes a declared result back: the operator opened the market again. */
  withdrawResult(marketId: string): void
  /** Whether a result was declared while this page was open. */
  isDeclared(marketId: string): boolean
}

export function createLivePrices({ onGap, now = () => 0 }: LivePricesOptions = {}): LivePrices {
  const markets = new Map<string, MarketState>()
  const declared = new Set<string>()
  const ports: MarketStatePorts = { askForImage: (market) => onGap?.(market), now, sink: undefined }
  let status: LiveStatus = 'off'
  let hasHeartbeats = false

  /** Without a sequence the operator streams no prices: they are read over HTTP, whatever the socket does. */
  const isStreamed = ({ market }: MarketState) => status === 'live' && market?.sequence.epoch !== ''

  const stateOf = (marketId: string): MarketState => {
    let state = markets.get(marketId)
    if (!state) markets.set(marketId, (state = new MarketState(marketId, ports)))
    return state
  }

  /** Recordings loop under new ids: markets without listeners must not pile up. */
  const sweep = () => {
    if (markets.size < sweepAt) return
    for (const state of markets.values()) if (state.listeners.size === 0) markets.delete(state.id)
  }

  const interrupt = (reason: 'connection' | 'exchange') => {
    const sinceMs = now()
    for (const state of markets.values()) {
      const isByPeople = state.market !== undefined && state.market.type !== 'betfair'
      if (reason === 'connection' || !isByPeople) state.interrupt({ reason, sinceMs })
    }
  }

  const compare = (last: LastChange) => {
    const state = markets.get(last.marketId)
    if (!state?.sequence.hasBegun()) return
    state.namedAtMs = now()
    state.clearLate()
    // The image that a new connection brings may get lost as well.
    state.sequence.compare(last, state.interrupted?.reason === 'connection')
  }

  return {
    apply(change) {
      const state = stateOf(change.marketId)
      // The last good prices stay on the screen, dimmed, until the image of a gap comes.
      if (state.sequence.accepts(change)) state.apply(change)
    },
    compare,
    setMarketStatus(marketId, told) {
      const state = markets.get(marketId)
      if (state?.market) state.setStatus(told.toLowerCase())
    },
    seed(market) {
      sweep()
      const state = stateOf(market.id)
      const isMended = status === 'off' && state.interrupted !== undefined
      const before = state.market
      state.market = market
      const isRenewed = !isStreamed(state) && state.late !== undefined
      if (before === market && !isMended && !isRenewed) return
      if (state.sequence.acceptsRead(market.sequence, isStreamed(state))) state.applyRead(market)
      // A read that is older than the result must not open the market again (MKT-037).
      if (declared.has(market.id)) state.setStatus('closed')
      if (isMended) state.interrupted = undefined
      if (isRenewed) state.late = undefined
      state.restructure()
    },
    setStatus(next) {
      const wasLive = status === 'live'
      status = next
      hasHeartbeats &&= next === 'live'
      if (wasLive && next !== 'live') interrupt('connection')
    },
    interrupt: () => interrupt('exchange'),
    resume() {
      for (const state of markets.values()) if (state.interrupted) state.askForImage()
    },
    heartbeat(docs) {
      hasHeartbeats = true
      docs.forEach(compare)
    },
    expect(marketId) {
      const state = stateOf(marketId)
      state.expectedBy += 1
      return () => {
        state.expectedBy -= 1
        if (state.expectedBy === 0) state.namedAtMs = undefined
      }
    },
    checkAges() {
      if (status !== 'live') return
      const at = now()
      for (const state of markets.values()) {
        if (hasHeartbeats && state.expectedBy > 0) state.namedAtMs ??= at
        const { namedAtMs, snapshot, listeners } = state
        if (namedAtMs === undefined || !snapshot || listeners.size === 0) continue
        if (at - namedAtMs > lateAfterMs) state.setLate(namedAtMs)
      }
    },
    lapse(marketIds, sinceMs) {
      for (const id of marketIds) {
        const state = markets.get(id)
        if (state?.market) state.setLate(sinceMs)
      }
    },
    renew(marketIds) {
      for (const id of marketIds) if (!isStreamed(stateOf(id))) stateOf(id).clearLate()
    },
    structure: (marketId) => markets.get(marketId)?.snapshot,
    keepPainted() {
      for (const state of markets.values()) state.painted = state.snapshot
    },
    painted(marketId) {
      const state = markets.get(marketId)
      return state?.painted ?? state?.snapshot
    },
    subscribe(marketId, listener) {
      const state = stateOf(marketId)
      const { listeners } = state
      // Not followed until now: no heartbeat had to name it.
      if (listeners.size === 0) state.namedAtMs = undefined
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    slots: (marketId, runnerId) => stateOf(marketId).runner(runnerId),
    totalMatched: (marketId) => markets.get(marketId)?.totalMatched ?? 0n,
    setSink(sink) {
      ports.sink = sink
    },
    declareResult(marketId) {
      declared.add(marketId)
      markets.get(marketId)?.setStatus('closed')
    },
    withdrawResult: (marketId) => void declared.delete(marketId),
    isDeclared: (marketId) => declared.has(marketId),
  }
}
