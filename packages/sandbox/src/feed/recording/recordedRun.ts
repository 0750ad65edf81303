import type { PriceSize, RunnerStatus } from '@kit/sdk/contract'
import type { FeedRunner, FeedUpdate } from '../feed.ts'
import { introduceMarket } from '../names/marketNames.ts'
import {
  applyChange,
  bestPrices,
  emptyBook,
  matchedPrices,
  totalMatched,
  type StreamBook,
} from '../stream/streamBook.ts'
import type { DefinedRunner, MarketDefinition } from '../stream/marketChange.ts'
import type { Programme } from '../replay/programme.ts'
import { wallAt, type Anchor, type Run } from '../replay/run.ts'
import type { RecordedProgramme } from './recordedProgramme.ts'

interface RunningMarket {
  book: StreamBook
  isOver: boolean
  /** The results it has closed with, in order. Each after the first is a correction. */
  results: Result[]
  published: number
  /** First positions of the runners. A race's runners keep their numbers, whatever order they have later. */
  firstSort: Map<string, number>
  /** The last published state, so that only differences are published. */
  said: { definition?: MarketDefinition; market: string; head: string; runners: Map<string, SaidRunner> }
}

interface SaidRunner {
  text: string
  traded: FeedRunner['traded']
}

/** An empty outcome means that the market has no winner. */
interface Result {
  outcome: { runnerId: string; status: RunnerStatus }[]
  text: string
}

function resultOf({ runners }: MarketDefinition): Result {
  const outcome = runners
    .filter(({ status }) => status === 'winner' || status === 'loser')
    .map(({ key, status }) => ({ runnerId: key, status }))
  const hasWinner = outcome.some(({ status }) => status === 'winner')
  const winners = outcome.filter(({ status }) => status === 'winner').map(({ runnerId }) => runnerId)
  return { outcome: hasWinner ? outcome : [], text: winners.toSorted().join(' ') }
}

/** The step with the last definition of each market. After it, a closed market does not change. */
const lastSteps = new WeakMap<RecordedProgramme, Map<string, number>>()
function lastDefinitions(programme: RecordedProgramme): Map<string, number> {
  const known = lastSteps.get(programme)
  if (known) return known
  const steps = new Map<string, number>()
  for (const [index, { changes }] of programme.steps.entries())
    for (const { marketId, definition } of changes) if (definition) steps.set(marketId, index)
  lastSteps.set(programme, steps)
  return steps
}

const levelsText = (levels: PriceSize[]) => levels.map(({ odds, size }) => `${odds}x${size}`).join(' ')

function shownRunner(book: StreamBook, runner: DefinedRunner, isClosed: boolean): FeedRunner {
  const hasPrices = runner.status === 'active' && !isClosed
  return {
    id: runner.key,
    status: runner.status,
    back: hasPrices ? bestPrices(book, runner.key, 'back') : [],
    lay: hasPrices ? bestPrices(book, runner.key, 'lay') : [],
    ...matchedPrices(book, runner.key),
  }
}

/**
 * Starts a run from the first step. `run` is part of the ids, `anchor` shifts the dates. Markets in `over`
 * are skipped.
 */
function createRun(
  programme: RecordedProgramme,
  run: number,
  anchor: Anchor,
  over: readonly string[] = [],
): Run {
  let shiftedBy = anchor
  const suffix = `-${run}`
  const wasOver = new Set(over)
  const shift = (recordedMs: number) =>
    new Date(Math.round(wallAt(shiftedBy, recordedMs) / 1000) * 1000).toISOString()
  const markets = new Map<string, RunningMarket>()
  const touched = new Set<string>()
  let next = 0

  function updatesOf(exchangeId: string, { book, said, firstSort }: RunningMarket): FeedUpdate[] {
    const { definition } = book
    if (!definition) return []
    const updates: FeedUpdate[] = []
    const marketId = exchangeId + suffix
    if (said.definition !== definition) {
      said.definition = definition
      const names = programme.names[exchangeId] ?? {}
      for (const { key, sort } of definition.runners) if (!firstSort.has(key)) firstSort.set(key, sort)
      const { markets: ownStarts, eventMs } = programme.startsMs
      const startsMs = { marketMs: ownStarts[exchangeId] ?? 0, eventMs }
      const market = introduceMarket(exchangeId, definition, names, { suffix, shift, startsMs, firstSort })
      const marketText = JSON.stringify(market)
      if (marketText !== said.market) updates.push({ kind: 'market', market })
      said.market = marketText
    }

    const isClosed = definition.status === 'closed'
    const runners = definition.runners
      .map((runner) => shownRunner(book, runner, isClosed))
      .filter((runner) => {
        const { traded, lastOdds = 0 } = runner
        const text = `${runner.status} ${levelsText(runner.back)} | ${levelsText(runner.lay)} | ${lastOdds}`
        const before = said.runners.get(runner.id)
        if (before?.text === text && before.traded === traded) return false
        said.runners.set(runner.id, { text, traded })
        return true
      })
    const head = {
      status: definition.status,
      isInPlay: definition.isInPlay,
      betDelaySeconds: definition.betDelaySeconds,
      totalMatched: totalMatched(book),
    }
    const headText = Object.values(head).join(' ')
    if (headText !== said.head || runners.length > 0)
      updates.push({ kind: 'book', book: { marketId, ...head, runners } })
    said.head = headText
    return updates
  }

  function ending(exchangeId: string, market: RunningMarket): FeedUpdate[] {
    const { definition } = market.book
    const isAtEnd = next >= programme.steps.length
    if (!definition) return []
    const marketId = exchangeId + suffix
    const correction = market.results.length - 1
    const corrects = (count: number) => (count > 0 ? { correction: count } : {})
    if (definition.status !== 'closed') {
      if (!isAtEnd || market.published > market.results.length) return []
      market.isOver = true
      market.published = market.results.length + 1
      const reason = 'The recording ends before the market is settled.'
      return [{ kind: 'abandoned', marketId, reason, ...corrects(market.results.length) }]
    }
    const result = market.results.at(-1)
    if (!result || market.published === market.results.length) return []
    market.isOver = true
    market.published = market.results.length
    if (result.outcome.length > 0)
      return [{ kind: 'result', marketId, outcome: result.outcome, ...corrects(correction) }]
    const reason = 'The market closed without a winner.'
    return [{ kind: 'abandoned', marketId, reason, ...corrects(correction) }]
  }

  function apply(index: number) {
    for (const change of programme.steps[index]?.changes ?? []) {
      if (wasOver.has(change.marketId)) continue
      let market = markets.get(change.marketId)
      if (!market) {
        market = {
          book: emptyBook(),
          isOver: false,
          results: [],
          published: 0,
          firstSort: new Map(),
          said: { market: '', head: '', runners: new Map() },
        }
        markets.set(change.marketId, market)
      }
      // Prices of a closed market do not matter, but another definition may correct its result.
      if (market.book.definition?.status === 'closed' && !change.definition) continue
      applyChange(market.book, change)
      touched.add(change.marketId)
      const { definition } = market.book
      if (!change.definition || definition?.status !== 'closed') continue
      const result = resultOf(definition)
      if (result.text !== market.results.at(-1)?.text) market.results.push(result)
    }
  }

  const marketIds = programme.marketIds.map((id) => id + suffix)
  return {
    marketIds,
    // Repeating a market is harmless, because ended markets are known.
    unsettled: () => marketIds,
    remember: () => {},
    // A market whose definition changes again may get another result.
    over: () => [
      ...over,
      ...[...markets]
        .filter(([id, { isOver }]) => isOver && next > (lastDefinitions(programme).get(id) ?? 0))
        .map(([id]) => id),
    ],
    open: () =>
      new Map(
        [...markets].flatMap(([id, { isOver, book }]) =>
          isOver || !book.definition ? [] : [[id, book.definition.runners.map(({ key }) => key)]],
        ),
      ),
    reanchor(next) {
      shiftedBy = next
      for (const [exchangeId, { said, isOver }] of markets) {
        if (isOver) continue
        delete said.definition
        touched.add(exchangeId)
      }
    },
    advance(recordedMs) {
      for (let step = programme.steps[next]; step && step.at <= recordedMs; step = programme.steps[next]) {
        apply(next)
        next += 1
      }
    },
    takeUpdates() {
      const isAtEnd = next >= programme.steps.length
      const updates: FeedUpdate[] = []
      for (const [exchangeId, market] of markets) {
        if (!touched.has(exchangeId) && !isAtEnd) continue
        updates.push(...updatesOf(exchangeId, market), ...ending(exchangeId, market))
      }
      touched.clear()
      return updates
    },
    nextMs: () => programme.steps[next]?.at,
    beginMs: programme.beginMs,
    endMs: programme.steps.at(-1)?.at ?? 0,
  }
}

export const playable = (recorded: RecordedProgramme): Programme => ({
  beginMs: recorded.beginMs,
  openingMs: recorded.openingMs,
  begin: (run, anchor, over) => createRun(recorded, run, anchor, over),
})
