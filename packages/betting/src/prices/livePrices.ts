import type { LiveStatus } from '@kit/sdk'
import type { Market, MarketChange, Minor } from '@kit/sdk/contract'
import type { SequencePoint } from '@kit/sdk/live'
import type { MarketFacts, RunnerSlots } from './marketFacts.ts'
import { MarketState, type MarketStatePorts, type MatchedSink } from './marketState.ts'

export interface LivePricesOptions {
  /** Called when a change was missed and the market's image must be requested. */
  onGap?: (market: { eventId: string; marketId: string }) => void
  /** Returns the wall-clock time in ms since the epoch, which dates stale prices. Default: 0. */
  now?: () => number
}

/** The last change of a market that the operator reports as sent. */
interface LastChange extends SequencePoint {
  marketId: string
}

/**
 * A market is late if the heartbeats named it before but not for this time, in ms: two heartbeats, which are sent every
 * 2.5 s.
 */
const lateAfterMs = 6_000

/** Number of markets from which those without listeners are removed. */
const sweepAt = 500

/**
 * Live prices of a site, independent of a framework. Changes are applied only in sequence. React reads the structure of
 * one market at a time, and a sink receives the prices.
 */
export interface LivePrices {
  /** Applies a change, or drops it if it is old, repeated or follows a gap. */
  apply(change: MarketChange): void
  /**
   * Compares a market with the last change that the operator reports as sent. An older state has missed changes, and a
   * market that still waits for its image requests it again.
   */
  compare(last: LastChange): void
  /** Sets a market's status from the operator's answer; its prices do not change. */
  setMarketStatus(marketId: string, status: string): void
  /** Sets the facts of a market that was read over HTTP, and its prices unless newer ones are known. */
  seed(market: Market): void
  /** Sets the state of the socket. When it is lost, every known market is stale until its image arrives. */
  setStatus(status: LiveStatus): void
  /**
   * Marks exchange markets as stale until a new image arrives, because the operator lost the exchange. Manually priced
   * markets continue.
   */
  interrupt(): void
  /** Requests the image of every stale market after the exchange is back. */
  resume(): void
  /**
   * Handles a heartbeat: compares all markets it names, and expects further heartbeats to name every followed market.
   */
  heartbeat(docs: readonly LastChange[]): void
  /** Marks a market as followed: it is late if heartbeats do not name it. Returns a function that ends this. */
  expect(marketId: string): () => void
  /**
   * Marks shown markets as late, until they are named again, if the heartbeats that should name them do not. Call it
   * regularly; it has no effect with operators without heartbeats.
   */
  checkAges(): void
  /** Marks markets as late since a time, in ms since the epoch, until they are read again. */
  lapse(marketIds: readonly string[], sinceMs: number): void
  /** Clears the late mark of markets that were read again. For streamed prices only the operator clears it. */
  renew(marketIds: readonly string[]): void
  /** Returns the structure of a market: the same object until the structure changes. */
  structure(marketId: string): MarketFacts | undefined
  /** Stores each structure as the bootstrap script painted it, for components that React hydrates later. */
  keepPainted(): void
  /** Returns the structure of a market as it was painted, or the current one if it was not painted. */
  painted(marketId: string): MarketFacts | undefined
  subscribe(marketId: string, listener: () => void): () => void
  /** Returns the three best slots of each side of a runner; they are created at the first call. */
  slots(marketId: string, runnerId: string): RunnerSlots
  totalMatched(marketId: string): Minor
  setSink(sink: MatchedSink | undefined): void
  /** Closes a market whose result was declared. It stays closed until the operator reopens it. */
  declareResult(marketId: string): void
  /** Withdraws a declared result, because the operator reopened the market. */
  withdrawResult(marketId: string): void
  /** Returns true if a result was declared while this page was open. */
  isDeclared(marketId: string): boolean
}

export function createLivePrices({ onGap, now = () => 0 }: LivePricesOptions = {}): LivePrices {
  const markets = new Map<string, MarketState>()
  const declared = new Set<string>()
  const ports: MarketStatePorts = { requestImage: (market) => onGap?.(market), now, sink: undefined }
  let status: LiveStatus = 'off'
  let hasHeartbeats = false

  /** Without a sequence the operator does not stream prices: they are read over HTTP, whatever the socket's state. */
  const isStreamed = ({ market }: MarketState) => status === 'live' && market?.sequence.epoch !== ''

  const stateOf = (marketId: string): MarketState => {
    let state = markets.get(marketId)
    if (!state) markets.set(marketId, (state = new MarketState(marketId, ports)))
    return state
  }

  /** Removes markets without listeners, because recordings loop with new ids. */
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
    // The image that a new connection should bring may get lost as well.
    state.sequence.compare(last, state.interrupted?.reason === 'connection')
  }

  return {
    apply(change) {
      const state = stateOf(change.marketId)
      // The last good prices stay on the screen, dimmed, until the image after a gap arrives.
      if (state.sequence.accepts(change)) state.apply(change)
    },
    compare,
    setMarketStatus(marketId, answered) {
      const state = markets.get(marketId)
      if (state?.market) state.setStatus(answered.toLowerCase())
    },
    seed(market) {
      sweep()
      const state = stateOf(market.id)
      const isRecovered = status === 'off' && state.interrupted !== undefined
      const before = state.market
      state.market = market
      const isRenewed = !isStreamed(state) && state.late !== undefined
      if (before === market && !isRecovered && !isRenewed) return
      if (state.sequence.acceptsRead(market.sequence, isStreamed(state))) state.applyRead(market)
      // A read that is older than the result must not reopen the market (MKT-037).
      if (declared.has(market.id)) state.setStatus('closed')
      if (isRecovered) state.interrupted = undefined
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
      for (const state of markets.values()) if (state.interrupted) state.requestImage()
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
      // The market was not followed until now, so heartbeats did not have to name it.
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
