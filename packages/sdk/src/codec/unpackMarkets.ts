import type { EventSummary, Home, Market, Runner } from '../contract/market.ts'
import type {
  Group,
  Kind,
  Light,
  LightHome,
  LightMarket,
  LightSummary,
  Packed,
  PackedLevel,
  PackedRunner,
  PackedShape,
} from './packedMarkets.ts'

/**
 * A market without its runners. It is a class so that the query cache does not walk through it and read its runners.
 * Naming each property is several times as fast as copying them all.
 */
// oxlint-disable-next-line typescript/no-extraneous-class -- what it holds is the contract's to say.
class PackedMarket {
  constructor(light: LightMarket, kind: Kind, event: Market['event']) {
    const ours = this as unknown as Omit<Market, 'runners'>
    ours.id = light.id
    ours.exchangeId = light.exchangeId
    ours.name = light.name
    ours.type = kind.type
    ours.externalType = kind.externalType
    ours.category = kind.category
    ours.isVisible = kind.isVisible
    ours.allowsBets = kind.allowsBets
    ours.isLocked = kind.isLocked
    ours.isClosed = kind.isClosed
    ours.isManual = kind.isManual
    ours.allowsCashout = kind.allowsCashout
    ours.status = kind.status
    ours.isInPlay = kind.isInPlay
    ours.numberOfWinners = kind.numberOfWinners
    ours.min = BigInt(light.min)
    ours.max = BigInt(light.max)
    ours.delaySeconds = kind.delaySeconds
    ours.totalMatched = BigInt(light.totalMatched)
    ours.remarks = kind.remarks
    ours.openDate = light.openDate
    ours.eventType = kind.eventType
    ours.competition = kind.competition
    ours.event = event
    ours.sequence = light.sequence
    if (kind.marketIndex !== undefined) ours.marketIndex = kind.marketIndex
    if (kind.priority !== undefined) ours.priority = kind.priority
    if (kind.resultRun !== undefined) ours.resultRun = kind.resultRun
    if (kind.idle !== undefined) ours.idle = kind.idle
  }
}

const side = (levels: PackedLevel[]): Runner['back'] =>
  levels.map(([odds, run, size]) => ({ odds, run, size: BigInt(size) }))

const runnersOf = (text: string): Runner[] =>
  (JSON.parse(text) as PackedRunner[]).map((runner) => ({
    ...runner,
    back: side(runner.back),
    lay: side(runner.lay),
  }))

/** Returns a reader of markets in the order of the packed answer. */
function reader({ offsets, runners }: Packed, shared: readonly unknown[]) {
  const decoder = new TextDecoder()
  const runnersAt = (at: number) => runnersOf(decoder.decode(runners.subarray(offsets[at], offsets[at + 1])))
  /** Runners, or their index until they are first used. */
  const known = new WeakMap<object, number | Runner[]>()
  // One getter for all markets: with one each, the engine keeps every market in slow dictionary mode.
  const lazyRunners: PropertyDescriptor & ThisType<object> = {
    configurable: true,
    enumerable: true,
    get() {
      let read = known.get(this)
      if (typeof read === 'number') known.set(this, (read = runnersAt(read)))
      return read
    },
  }
  let next = 0

  function market(light: LightMarket): Market {
    const ours = new PackedMarket(light, shared[light.kind] as Kind, shared[light.event] as Market['event'])
    known.set(ours, next++)
    return Object.defineProperty(ours, 'runners', lazyRunners) as Market
  }

  const summary = ({ group, ...light }: LightSummary): EventSummary => ({
    ...(shared[group] as Group),
    ...light,
    event: shared[light.event] as EventSummary['event'],
    mainMarket: light.mainMarket && market(light.mainMarket),
  })
  return { market, summary }
}

/** Runners are read when first used. */
export function unpack(shape: PackedShape, packed: Packed): Home | Market[] {
  const { shared, answer } = JSON.parse(packed.light) as Light
  const { market, summary } = reader(packed, shared)
  if (shape === 'markets') return (answer as LightMarket[]).map(market)
  const { ongoing, upcoming, ...rest } = answer as LightHome
  return { ...rest, ongoing: ongoing.map(summary), upcoming: upcoming.map(summary) }
}
