import type { Market, MarketChange, Minor, PriceSize, RunnerStatus, Side } from '@kit/sdk/contract'
import { MarketSequence } from '@kit/sdk/live'
import { PriceSlot, shownLevels, type MarketFacts, type RunnerSlots, type Staleness } from './marketFacts.ts'
import { createRunnerFacts } from './runnerFacts.ts'

/** Receives every change of a matched amount. */
export interface MatchedSink {
  matchedChanged(marketId: string, totalMatched: Minor): void
}

export interface MarketStatePorts {
  requestImage(market: { eventId: string; marketId: string }): void
  /** Returns the wall-clock time in ms since the epoch. */
  now(): number
  sink: MatchedSink | undefined
}

const latestFacts = ['status', 'isInPlay', 'allowsBets', 'delaySeconds', 'resultRun'] as const

type LatestFacts = { [Name in (typeof latestFacts)[number]]?: NonNullable<MarketChange[Name]> }

/** Returns true if a change is more than a tick of prices. It has no loop because it runs for every tick. */
const hasFacts = ({ status, isInPlay, allowsBets, delaySeconds, resultRun }: MarketChange): boolean =>
  status !== undefined ||
  isInPlay !== undefined ||
  allowsBets !== undefined ||
  delaySeconds !== undefined ||
  resultRun !== undefined

/** Everything known about one market: its prices in slots, and its structure. Internal to the store. */
export class MarketState {
  readonly id: string
  readonly sequence: MarketSequence
  /** Set when the connection or the exchange is lost: prices are dimmed until an image arrives. */
  interrupted: Staleness | undefined
  /** Set by a gap until its image arrives. */
  gap: Staleness | undefined
  /** Set when heartbeats or reads have missed the market for too long. */
  late: Staleness | undefined
  /**
   * When a heartbeat last named the market, or since when one should, in ms since the epoch; undefined if none has to.
   */
  namedAtMs: number | undefined
  expectedBy = 0
  totalMatched: Minor = 0n
  market: Market | undefined
  snapshot: MarketFacts | undefined
  painted: MarketFacts | undefined
  readonly listeners = new Set<() => void>()
  /** Facts from the socket since the market was read. */
  private readonly latest: LatestFacts = {}
  private readonly slots = new Map<string, RunnerSlots>()
  private readonly runnerStatus = new Map<string, RunnerStatus>()
  private readonly runnerFacts = createRunnerFacts(({ id, status }) => this.runnerStatus.get(id) ?? status)
  private readonly ports: MarketStatePorts

  constructor(id: string, ports: MarketStatePorts) {
    this.id = id
    this.ports = ports
    this.sequence = new MarketSequence({
      requestImage: () => this.requestImage(),
      onGap: () => {
        this.gap = { reason: 'gap', sinceMs: ports.now() }
        this.restructure()
      },
    })
  }

  requestImage(): void {
    if (this.market) this.ports.requestImage({ eventId: this.market.event.id, marketId: this.id })
  }

  runner(runnerId: string): RunnerSlots {
    let slots = this.slots.get(runnerId)
    if (!slots) {
      const side = (side: Side) =>
        Array.from({ length: shownLevels }, () => new PriceSlot(this.id, runnerId, side))
      slots = { back: side('back'), lay: side('lay') }
      this.slots.set(runnerId, slots)
    }
    return slots
  }

  apply(change: MarketChange): void {
    let isRestructured = false
    if (change.isImage) {
      isRestructured = this.staleness() !== undefined
      this.interrupted = undefined
      this.gap = undefined
      this.late = undefined
      this.clearUnnamed(change.runners)
    }
    if (hasFacts(change) && this.applyFacts(change)) isRestructured = true
    if (change.totalMatched !== undefined) this.setMatched(change.totalMatched)
    for (let index = 0; index < change.runners.length; index++) {
      const runner = change.runners[index]!
      if (runner.status !== undefined && runner.status !== this.runnerStatus.get(runner.id)) {
        this.runnerStatus.set(runner.id, runner.status)
        isRestructured = true
      }
      const slots = this.runner(runner.id)
      if (runner.back) this.setSide(slots.back, runner.back)
      else if (change.isImage) this.setSide(slots.back, [])
      if (runner.lay) this.setSide(slots.lay, runner.lay)
      else if (change.isImage) this.setSide(slots.lay, [])
    }
    if (isRestructured) this.restructure()
  }

  /** Applies the prices of a market that was read over HTTP and is newer than the known ones. */
  applyRead(market: Market): void {
    const { status, isInPlay, allowsBets, delaySeconds } = market
    Object.assign(this.latest, { status, isInPlay, allowsBets, delaySeconds })
    this.gap = undefined
    this.clearUnnamed(market.runners)
    for (const runner of market.runners) {
      this.runnerStatus.set(runner.id, runner.status)
      const slots = this.runner(runner.id)
      this.setSide(slots.back, runner.back)
      this.setSide(slots.lay, runner.lay)
    }
    this.setMatched(market.totalMatched)
  }

  setStatus(status: string): void {
    if (this.latest.status === status) return
    this.latest.status = status
    this.restructure()
  }

  interrupt(interrupted: Staleness): void {
    this.interrupted ??= interrupted
    this.namedAtMs = undefined
    this.restructure()
  }

  setLate(sinceMs: number): void {
    if (this.late || this.snapshot?.isClosed) return
    this.late = { reason: 'late', sinceMs }
    this.restructure()
  }

  clearLate(): void {
    if (!this.late) return
    this.late = undefined
    this.restructure()
  }

  restructure(): void {
    this.snapshot = this.structure()
    for (const listener of this.listeners) listener()
  }

  /** Returns true if the structure changed. */
  private applyFacts(change: MarketChange): boolean {
    let isChanged = false
    // The result was withdrawn; another one may follow.
    if (change.status !== undefined && change.status !== 'closed') {
      if (this.latest.resultRun !== undefined) delete this.latest.resultRun
      if (this.market?.resultRun !== undefined) this.market = { ...this.market, resultRun: undefined }
    }
    for (let index = 0; index < latestFacts.length; index++) {
      const name = latestFacts[index]!
      const value = change[name]
      if (value === undefined || value === this.latest[name]) continue
      this.latest[name] = value as never
      isChanged = true
    }
    return isChanged
  }

  private setSide(slots: readonly PriceSlot[], levels: readonly PriceSize[]): void {
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index]!
      const level = levels[index]
      const odds = level ? level.odds : 0
      const size = level ? level.size : 0n
      const run = level ? level.run : 0
      if (slot.odds === odds && slot.size === size && slot.run === run) continue
      slot.odds = odds
      slot.run = run
      slot.size = size
      slot.observer?.slotChanged()
    }
  }

  private setMatched(totalMatched: Minor): void {
    if (this.totalMatched === totalMatched) return
    this.totalMatched = totalMatched
    this.ports.sink?.matchedChanged(this.id, totalMatched)
  }

  /** Clears the prices of runners that an image does not name, because an image replaces everything. */
  private clearUnnamed(named: readonly { id: string }[]): void {
    for (const [runnerId, slots] of this.slots) {
      if (named.some(({ id }) => id === runnerId)) continue
      this.setSide(slots.back, [])
      this.setSide(slots.lay, [])
    }
  }

  private staleness(): Staleness | undefined {
    return this.interrupted ?? this.gap ?? this.late
  }

  private structure(): MarketFacts | undefined {
    if (!this.market) return undefined
    const { runners, totalMatched: _totalMatched, sequence: _sequence, ...market } = this.market
    const said = this.latest.status ?? market.status
    // `isClosed` belongs to the status that was read with it: a result may have been withdrawn since.
    const isClosed = said === 'closed' || (market.isClosed && said === market.status)
    const stale = this.staleness()
    return {
      ...market,
      ...this.latest,
      status: isClosed && said === 'active' ? 'closed' : said,
      isClosed,
      isStale: stale !== undefined,
      stale,
      resultRun: isClosed ? (this.latest.resultRun ?? market.resultRun) : undefined,
      runners: this.runnerFacts(runners),
    }
  }
}
