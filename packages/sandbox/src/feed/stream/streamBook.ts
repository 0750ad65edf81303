import type { Minor, Odds, PriceSize } from '@kit/sdk/contract'
import type { TradedAt } from '@kit/rules'
import type { LevelDelta, MarketChange, MarketDefinition, PriceDelta, SideDelta } from './marketChange.ts'

/** Number of steps of an exchange's ladder. */
const mostLevels = 350

interface Ladders {
  depth: Map<Odds, Minor>
  virtual: Map<number, PriceSize>
  best: Map<number, PriceSize>
}

interface RunnerBook {
  back: Ladders
  lay: Ladders
  matched: Minor
  /** Amounts matched so far by price, or undefined until the stream sends them. */
  traded?: ReadonlyMap<Odds, Minor>
  lastOdds?: Odds
}

/** Market as the stream describes it. Only `applyChange` changes it. */
export interface StreamBook {
  definition: MarketDefinition | undefined
  runners: Map<string, RunnerBook>
  matched: Minor | undefined
  /** Kinds of ladder in this subscription. The deepest is shown. */
  carries: Set<keyof Ladders>
}

const noLadders = (): Ladders => ({ depth: new Map(), virtual: new Map(), best: new Map() })

export function emptyBook(): StreamBook {
  return { definition: undefined, runners: new Map(), matched: undefined, carries: new Set() }
}

function applyDepth(ladder: Map<Odds, Minor>, deltas: PriceDelta[]) {
  for (const [odds, size] of deltas) {
    if (size === 0n) ladder.delete(odds)
    else ladder.set(odds, size)
  }
}

/** Returns a new map for each change, so that a comparison needs only its identity. */
function withDepth(ladder: ReadonlyMap<Odds, Minor> | undefined, deltas: PriceDelta[]): Map<Odds, Minor> {
  const changed = new Map(ladder)
  applyDepth(changed, deltas)
  return changed
}

function applyLevels(ladder: Map<number, PriceSize>, deltas: LevelDelta[]) {
  for (const [level, odds, size] of deltas) {
    if (odds === 0 || size === 0n) ladder.delete(level)
    else ladder.set(level, { odds, run: 0, size })
  }
}

function applySide(book: StreamBook, ladders: Ladders, side: SideDelta) {
  if (side.depth) {
    book.carries.add('depth')
    applyDepth(ladders.depth, side.depth)
  }
  for (const kind of ['virtual', 'best'] as const) {
    const deltas = side[kind]
    if (!deltas) continue
    book.carries.add(kind)
    applyLevels(ladders[kind], deltas)
  }
}

/**
 * Applies one stream change. An image discards prices and amounts first. A definition replaces the previous
 * one, and an image without one keeps it. An image or a definition of an older version is ignored.
 */
export function applyChange(book: StreamBook, change: MarketChange): void {
  const isOlder = (change.definition?.version ?? Infinity) < (book.definition?.version ?? 0)
  if (isOlder && change.isImage) return
  if (change.isImage) {
    book.runners.clear()
    book.carries.clear()
    book.matched = undefined
  }
  if (change.definition && !isOlder) book.definition = change.definition
  if (change.matched !== undefined) book.matched = change.matched
  for (const delta of change.runners) {
    let runner = book.runners.get(delta.key)
    if (!runner) {
      runner = { back: noLadders(), lay: noLadders(), matched: 0n }
      book.runners.set(delta.key, runner)
    }
    applySide(book, runner.back, delta.back)
    applySide(book, runner.lay, delta.lay)
    if (delta.matched !== undefined) runner.matched = delta.matched
    if (delta.traded) runner.traded = withDepth(runner.traded, delta.traded)
    if (delta.lastOdds !== undefined) runner.lastOdds = delta.lastOdds
  }
}

/**
 * Returns a runner's prices on one side, best first: full depth if the stream has it, else virtual, else
 * plain best prices. Returns an empty list for a stream of last prices only.
 */
export function bestPrices(book: StreamBook, runnerKey: string, side: 'back' | 'lay'): PriceSize[] {
  const ladders = book.runners.get(runnerKey)?.[side]
  if (!ladders) return []
  if (book.carries.has('depth')) {
    const worse = side === 'back' ? -1 : 1
    return [...ladders.depth.entries()]
      .sort(([a], [b]) => (a - b) * worse)
      .slice(0, mostLevels)
      .map(([odds, size]) => ({ odds, run: 0, size }))
  }
  const levels = book.carries.has('virtual') ? ladders.virtual : ladders.best
  return [...levels.entries()]
    .sort(([a], [b]) => a - b)
    .slice(0, mostLevels)
    .map(([, price]) => price)
}

const tradesOf = new WeakMap<ReadonlyMap<Odds, Minor>, TradedAt[]>()

/**
 * Returns a runner's matched amounts by price, lowest first, and the last price, if the stream
 * contains them.
 */
export function matchedPrices(
  book: StreamBook,
  runnerKey: string,
): { traded?: readonly TradedAt[]; lastOdds?: Odds } {
  const { traded, lastOdds } = book.runners.get(runnerKey) ?? {}
  const last = lastOdds === undefined ? {} : { lastOdds }
  if (!traded) return last
  const known = tradesOf.get(traded)
  if (known) return { traded: known, ...last }
  const rows = [...traded].sort(([a], [b]) => a - b).map(([odds, size]) => ({ odds, size }))
  tradesOf.set(traded, rows)
  return { traded: rows, ...last }
}

/** Returns the matched amount in minor units: the market's, else the sum of its runners. */
export function totalMatched(book: StreamBook): Minor {
  if (book.matched !== undefined) return book.matched
  let sum = 0n
  for (const runner of book.runners.values()) sum += runner.matched
  return sum
}
