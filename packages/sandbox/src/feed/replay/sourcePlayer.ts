import type { FeedControl, FeedUpdate, ReplayedEvent } from '../feed.ts'
import type { ProgrammeSource } from './programme.ts'
import type { SourceState } from './replayState.ts'
import { recordedAt, wallAt, type Anchor, type Run } from './run.ts'

/** A run that is overdue by more than this, in ms, starts now instead of in the past: the machine slept. */
const latenessMs = 5_000

interface PlayedRun {
  number: number
  anchor: Anchor
  run: Run
}

export interface PlayerOptions {
  speed: number
  /** Real time between two runs in ms, regardless of the speed. */
  pauseMs: number
  emit(update: FeedUpdate): void
}

/** Suspends a market that has not appeared yet. */
const withoutPrices = (marketId: string, runnerIds: readonly string[]): FeedUpdate => ({
  kind: 'book',
  book: {
    marketId,
    status: 'suspended',
    isInPlay: false,
    betDelaySeconds: 0,
    totalMatched: 0n,
    runners: runnerIds.map((id) => ({ id, status: 'active', back: [], lay: [] })),
  },
})

export interface SourcePlayer {
  playTo(wallMs: number): void
  dueMs(): number
  state(): SourceState
  positionAt(wallMs: number): ReplayedEvent
  contents(): ReturnType<FeedControl['contents']>
  setSpeed(speed: number, wallMs: number): void
  /** Seeks in this run, in ms from the begin of runs. If the run is over, the next one begins. */
  seek(positionMs: number, wallMs: number): void
}

/**
 * Starts a source, or resumes at `saved` as if no time had been lost: missed steps are applied immediately. A
 * run that ended meanwhile is published with its result, and the next starts at its opening.
 */
export function createSourcePlayer(
  source: ProgrammeSource,
  saved: SourceState | undefined,
  wallMs: number,
  { speed: firstSpeed, pauseMs, emit }: PlayerOptions,
): SourcePlayer {
  let speed = firstSpeed
  function begin(number: number, atMs: number, place: 'beginMs' | 'openingMs'): PlayedRun {
    const programme = source.programme(number)
    const anchor = { wallMs: atMs, recordedMs: programme[place], speed }
    return { number, anchor, run: programme.begin(number, anchor) }
  }

  function resume(from: SourceState): PlayedRun {
    let anchor: Anchor = { wallMs: from.anchorWallMs, recordedMs: from.anchorRecordedMs, speed: from.speed }
    // A changed speed continues from the current position.
    if (from.speed !== speed) anchor = { wallMs, recordedMs: recordedAt(anchor, wallMs), speed }
    const run = source.programme(from.run).begin(from.run, anchor)
    run.remember(from.markets)
    const known = new Set(run.marketIds)
    for (const marketId of from.markets) {
      if (!known.has(marketId))
        emit({ kind: 'abandoned', marketId, reason: 'The market is no longer in its recording.' })
    }
    return { number: from.run, anchor, run }
  }

  function play({ run, anchor }: PlayedRun, wallMs: number) {
    run.advance(recordedAt(anchor, wallMs))
    for (const update of run.takeUpdates()) emit(update)
  }

  const isOver = ({ run }: PlayedRun) => run.nextMs() === undefined
  const restartMs = ({ run, anchor }: PlayedRun) => wallAt(anchor, run.endMs) + pauseMs

  function first(): PlayedRun {
    if (!saved) return begin(1, wallMs, 'openingMs')
    if (saved.markets.length === 0) return begin(saved.run + 1, wallMs, 'openingMs')
    const resumed = resume(saved)
    play(resumed, wallMs)
    return isOver(resumed) && wallMs >= restartMs(resumed)
      ? begin(resumed.number + 1, wallMs, 'openingMs')
      : resumed
  }

  let current = first()

  function playTo(wallMs: number) {
    play(current, wallMs)
    while (isOver(current) && wallMs >= restartMs(current)) {
      const due = restartMs(current)
      current = begin(current.number + 1, wallMs - due > latenessMs ? wallMs : due, 'beginMs')
      play(current, wallMs)
    }
  }
  playTo(wallMs)

  /** Rewinds open markets to their state at that time. A market that had not appeared yet is suspended. */
  function rewind(anchor: Anchor, wallMs: number): void {
    const { number, run: before } = current
    const over = before.over()
    current = { number, anchor, run: source.programme(number).begin(number, anchor, over) }
    current.run.remember(before.unsettled())
    const wasOpen = before.open()
    current.run.advance(recordedAt(anchor, wallMs))
    const isOpen = current.run.open()
    for (const [exchangeId, runners] of wasOpen)
      if (!isOpen.has(exchangeId)) emit(withoutPrices(`${exchangeId}-${number}`, runners))
    for (const update of current.run.takeUpdates()) emit(update)
  }

  return {
    positionAt(wallMs) {
      const { number, run, anchor } = current
      const lengthMs = run.endMs - current.run.beginMs
      const positionMs = Math.min(Math.max(recordedAt(anchor, wallMs) - current.run.beginMs, 0), lengthMs)
      return {
        id: source.key,
        title: source.title,
        run: number,
        positionMs,
        lengthMs,
        isOver: isOver(current),
      }
    },
    contents() {
      const { marketIds, moments = [], beginMs } = current.run
      return { marketIds, moments: moments.map(({ what, at }) => ({ what, positionMs: at - beginMs })) }
    },
    setSpeed(next, wallMs) {
      playTo(wallMs)
      speed = next
      const { run, anchor } = current
      current.anchor = { wallMs, recordedMs: recordedAt(anchor, wallMs), speed }
      run.reanchor(current.anchor)
      play(current, wallMs)
    },
    seek(positionMs, wallMs) {
      playTo(wallMs)
      if (isOver(current)) current = begin(current.number + 1, wallMs, 'beginMs')
      const { run, anchor } = current
      const lengthMs = run.endMs - current.run.beginMs
      const recordedMs = current.run.beginMs + Math.min(positionMs, lengthMs)
      const isBack = recordedMs < recordedAt(anchor, wallMs)
      current.anchor = { wallMs, recordedMs, speed }
      if (isBack) return rewind(current.anchor, wallMs)
      run.reanchor(current.anchor)
      playTo(wallMs)
    },
    playTo,
    dueMs() {
      const next = current.run.nextMs()
      return next === undefined ? restartMs(current) : wallAt(current.anchor, next)
    },
    state: () => ({
      run: current.number,
      anchorWallMs: current.anchor.wallMs,
      anchorRecordedMs: current.anchor.recordedMs,
      speed: current.anchor.speed,
      markets: current.run.unsettled(),
    }),
  }
}
