import type { Market, MarketChange, Minor, PriceSize, RunnerStatus, Side } from '@kit/sdk/contract'
import { MarketSequence } from '@kit/sdk/live'
import { PriceSlot, shownLevels, type LiveMarket, type RunnerSlots, type Staleness } from './liveMarket.ts'
import { createRunnerFacts } from './runnerFacts.ts'

/** What paints the store: it hears of every slot and matched amount that changed, as often as it changes. */
export interface PriceSink {
  slotChanged(slot: PriceSlot): void
  matchedChanged(marketId: string, totalMatched: Minor): void
}

export interface MarketStatePorts {
  /** A change was missed: the market's image is needed again. */
  askForImage(market: { eventId: string; marketId: string }): void
  /** The wall clock, ms since the epoch. */
  now(): number
  sink: PriceSink | undefined
}

/** All that is held of one market: its prices in slots, and its structure. Internal to the store. */
export class MarketState {
  readonly id: string
  readonly sequence: MarketSequence
  /** Set when the connection or the exchange went: prices are shown dimmed until an image comes. */
  interrupted: Staleness | undefined
  /** Set by a gap, until its image comes. */
  gap: Staleness | undefined
  /** Set when nothing was heard of it for too long. */
  late: Staleness | undefined
  /** When a heartbeat last named it, or since when one should, ms since the epoch; undefined while none has to. */
  namedAtMs: number | undefined
  /** How many follow it and expect heartbeats to name it. */
  expectedBy = 0
  totalMatched: Minor = 0n
  status: string | undefined
  market: Market | undefined
  snapshot: LiveMarket | undefined
  readonly listeners = new Set<() => void>()
  private isInPlay: boolean | undefined
  private allowsBets: boolean | undefined
  private delaySeconds: number | undefined
  private resultRun: number | undefined
  private readonly slots = new Map<string, RunnerSlots>()
  private readonly runnerStatus = new Map<string, RunnerStatus>()
  private readonly runnerFacts = createRunnerFacts(({ id, status }) => this.runnerStatus.get(id) ?? status)
  private readonly ports: MarketStatePorts

  constructor(id: string, ports: MarketStatePorts) {
    this.id = id
    this.ports = ports
    this.sequence = new MarketSequence({
      askForImage: () => this.askForImage(),
      onGap: () => {
        this.gap = { reason: 'gap', sinceMs: ports.now() }
        this.restructure()
      },
    })
  }

  askForImage(): void {
    if (this.market) this.ports.askForImage({ eventId: this.market.event.id, marketId: this.id })
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

  /** Applies a change that is next in order. */
  apply(change: MarketChange): void {
    let isRestructured = false
    if (change.isImage) {
      isRestructured = this.staleness() !== undefined
      this.interrupted = undefined
      this.gap = undefined
      this.late = undefined
      this.clearUnnamed(change.runners)
    }
    if (this.applyFacts(change)) isRestructured = true
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

  /** Takes the prices of a market that was read over HTTP, newer than those held. */
  applyRead(market: Market): void {
    this.status = market.status
    this.isInPlay = market.isInPlay
    this.allowsBets = market.allowsBets
    this.delaySeconds = market.delaySeconds
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
    if (this.status === status) return
    this.status = status
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

  /** Builds the structure anew and tells who draws it. */
  restructure(): void {
    this.snapshot = this.structure()
    for (const listener of this.listeners) listener()
  }

  /** What a change says of the market besides its prices. True when its structure is another. */
  private applyFacts({ status, isInPlay, allowsBets, delaySeconds, resultRun }: MarketChange): boolean {
    let isChanged = false
    if (status !== undefined && status !== this.status) {
      this.status = status
      isChanged = true
    }
    // The result was taken back: another may follow, or none.
    if (status !== undefined && status !== 'closed') {
      this.resultRun = undefined
      if (this.market?.resultRun !== undefined) this.market = { ...this.market, resultRun: undefined }
    }
    if (isInPlay !== undefined && isInPlay !== this.isInPlay) {
      this.isInPlay = isInPlay
      isChanged = true
    }
    if (allowsBets !== undefined && allowsBets !== this.allowsBets) {
      this.allowsBets = allowsBets
      isChanged = true
    }
    if (delaySeconds !== undefined && delaySeconds !== this.delaySeconds) {
      this.delaySeconds = delaySeconds
      isChanged = true
    }
    if (resultRun !== undefined && resultRun !== this.resultRun) {
      this.resultRun = resultRun
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
      this.ports.sink?.slotChanged(slot)
    }
  }

  private setMatched(totalMatched: Minor): void {
    if (this.totalMatched === totalMatched) return
    this.totalMatched = totalMatched
    this.ports.sink?.matchedChanged(this.id, totalMatched)
  }

  /** Clears the prices of runners that an image does not name: it replaces everything held. */
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

  /** Undefined until the market was seeded. */
  private structure(): LiveMarket | undefined {
    const { market } = this
    if (!market) return undefined
    const told = this.status ?? market.status
    // That a market is over was said with the status of then: a result may have been taken back since.
    const isClosed = told === 'closed' || (market.isClosed && told === market.status)
    const status = isClosed && told === 'active' ? 'closed' : told
    const stale = this.staleness()
    return {
      id: market.id,
      name: market.name,
      type: market.type,
      externalType: market.externalType,
      eventType: market.eventType,
      competition: market.competition,
      event: market.event,
      status,
      isInPlay: this.isInPlay ?? market.isInPlay,
      allowsBets: this.allowsBets ?? market.allowsBets,
      isLocked: market.isLocked,
      isClosed,
      isManual: market.isManual,
      allowsCashout: market.allowsCashout,
      isStale: stale !== undefined,
      stale,
      isVisible: market.isVisible,
      category: market.category,
      numberOfWinners: market.numberOfWinners,
      min: market.min,
      max: market.max,
      delaySeconds: this.delaySeconds ?? market.delaySeconds,
      resultRun: isClosed ? (this.resultRun ?? market.resultRun) : undefined,
      remarks: market.remarks,
      openDate: market.openDate,
      runners: this.runnerFacts(market.runners),
    }
  }
}
