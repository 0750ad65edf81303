import type { Market, MarketParents, Minor, Runner, RunnerStatus, Side } from '@kit/sdk/contract'

/** How many prices of each side are shown and kept. */
export const shownLevels = 3

/** One price on offer as it stands now: odds in hundredths (0: nothing on offer), run, and size in minor units. */
export class PriceSlot {
  readonly marketId: string
  readonly runnerId: string
  readonly side: Side
  odds = 0
  run = 0
  size: Minor = 0n
  /** What paints it; the store only hands it over. */
  readonly cells: unknown[] = []

  constructor(marketId: string, runnerId: string, side: Side) {
    this.marketId = marketId
    this.runnerId = runnerId
    this.side = side
  }
}

/**
 * Why the prices of a market may be old: the connection went, the operator lost the exchange, a change was missed, or the
 * operator goes on but says nothing of this market any more.
 */
export type StaleReason = 'connection' | 'exchange' | 'gap' | 'late'

/** Since when, in ms since the epoch, and why. */
export interface Staleness {
  reason: StaleReason
  sinceMs: number
}

/** A runner without its prices: what React needs to draw its row. */
export type RunnerFacts = Omit<Runner, 'back' | 'lay'>

/**
 * A market without its prices, replaced as a whole when its structure changes (status, in play, a runner removed) and
 * never on a tick. `isStale` means that its prices may be old: nothing can be placed on it; `stale` says why.
 */
export interface LiveMarket extends MarketParents {
  id: string
  name: string
  type: Market['type']
  externalType: string
  status: string
  isInPlay: boolean
  allowsBets: boolean
  isLocked: boolean
  isClosed: boolean
  isManual: boolean
  allowsCashout: boolean
  isStale: boolean
  stale: Staleness | undefined
  /** False hides it. */
  isVisible: boolean
  /** How the operator groups it. */
  category: string
  numberOfWinners: number
  min: Minor
  max: Minor
  delaySeconds: number
  /** Sessions only, once settled: the run they were settled by. */
  resultRun: number | undefined
  remarks: string
  openDate: string
  runners: readonly RunnerFacts[]
}

/** Both sides of a runner, best price first. */
export interface RunnerSlots {
  back: readonly PriceSlot[]
  lay: readonly PriceSlot[]
}

/** All that is held of one market. Internal to the store. */
export class MarketBookState {
  readonly id: string
  epoch = ''
  seq = -1
  /** Set by a gap: changes are dropped until an image comes. */
  awaitsImage = false
  /** Since when it awaits its image, ms since the epoch. */
  awaitsSinceMs = 0
  /** Set when the connection or the exchange went: prices are shown dimmed until an image comes. */
  interrupted: Staleness | undefined
  /** Set when nothing was heard of it for too long. */
  late: Staleness | undefined
  /** When a heartbeat last named it, or since when one should, ms since the epoch; undefined while none has to. */
  namedAtMs: number | undefined
  /** How many follow it and expect heartbeats to name it. */
  expectedBy = 0
  droppedSinceGap = 0
  totalMatched: Minor = 0n
  readonly slots = new Map<string, RunnerSlots>()
  readonly runnerStatus = new Map<string, RunnerStatus>()
  status: string | undefined
  isInPlay: boolean | undefined
  allowsBets: boolean | undefined
  delaySeconds: number | undefined
  resultRun: number | undefined
  market: Market | undefined
  snapshot: LiveMarket | undefined
  readonly listeners = new Set<() => void>()
  private readonly facts = new Map<string, { runner: Runner; facts: RunnerFacts }>()
  private runnersFacts: readonly RunnerFacts[] = []

  constructor(id: string) {
    this.id = id
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

  /** The facts of a runner, the same object until one of them changes: its row is then not drawn again. */
  private factsOf(runner: Runner): RunnerFacts {
    const status = this.runnerStatus.get(runner.id) ?? runner.status
    const known = this.facts.get(runner.id)
    if (known?.runner === runner && known.facts.status === status) return known.facts
    const { back: _back, lay: _lay, ...rest } = runner
    const facts = { ...rest, status }
    this.facts.set(runner.id, { runner, facts })
    return facts
  }

  /** The facts of all runners, the same array until one of them changes. */
  private factsOfRunners(runners: readonly Runner[]): readonly RunnerFacts[] {
    const facts = runners.map((runner) => this.factsOf(runner))
    const isSame =
      facts.length === this.runnersFacts.length &&
      facts.every((one, index) => one === this.runnersFacts[index])
    if (!isSame) this.runnersFacts = facts
    return this.runnersFacts
  }

  private staleness(): Staleness | undefined {
    const gap = this.awaitsImage ? { reason: 'gap' as const, sinceMs: this.awaitsSinceMs } : undefined
    return this.interrupted ?? gap ?? this.late
  }

  /** The structure as it stands, built anew. Undefined until the market was seeded. */
  structure(): LiveMarket | undefined {
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
      runners: this.factsOfRunners(market.runners),
    }
  }
}
