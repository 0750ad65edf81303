import type { FeedMoment, FeedUpdate } from '../feed.ts'

/**
 * A run's position in time: `recordedMs` of the recording plays at `wallMs`, at `speed` times the recorded
 * speed.
 */
export interface Anchor {
  wallMs: number
  recordedMs: number
  speed: number
}

export function recordedAt(anchor: Anchor, wallMs: number): number {
  return anchor.recordedMs + (wallMs - anchor.wallMs) * anchor.speed
}

export function wallAt(anchor: Anchor, recordedMs: number): number {
  return anchor.wallMs + (recordedMs - anchor.recordedMs) / anchor.speed
}

/** One run of a programme. It has no clock: the caller advances it, then takes its updates. */
export interface Run {
  marketIds: string[]
  unsettled(): string[]
  /** Marks markets as announced by an earlier instance of this run, so that their results are published. */
  remember(marketIds: readonly string[]): void
  /** Returns the recorded ids of markets that ended. */
  over(): string[]
  /** Returns open markets by recorded id, with their runners' keys. */
  open(): Map<string, string[]>
  reanchor(anchor: Anchor): void
  advance(recordedMs: number): void
  takeUpdates(): FeedUpdate[]
  /** Returns the next time on the recording's clock; undefined if the run is over. */
  nextMs(): number | undefined
  /** The begin of the run, and the last moment of the recording. */
  beginMs: number
  endMs: number
  /** What happens when, on the recording's clock, ascending. Default: unknown. */
  moments?: readonly RecordedMoment[]
}

export interface RecordedMoment extends Pick<FeedMoment, 'what'> {
  at: number
}

/** Joins runs on one clock: the markets of an event from several sources. */
export const joinRuns = (runs: readonly Run[]): Run => ({
  marketIds: runs.flatMap(({ marketIds }) => marketIds),
  unsettled: () => runs.flatMap((run) => run.unsettled()),
  remember(marketIds) {
    for (const run of runs) run.remember(marketIds)
  },
  over: () => runs.flatMap((run) => run.over()),
  open: () => new Map(runs.flatMap((run) => [...run.open()])),
  reanchor(anchor) {
    for (const run of runs) run.reanchor(anchor)
  },
  advance(recordedMs) {
    for (const run of runs) run.advance(recordedMs)
  },
  takeUpdates: () => runs.flatMap((run) => run.takeUpdates()),
  nextMs() {
    const next = runs.map((run) => run.nextMs()).filter((at) => at !== undefined)
    return next.length === 0 ? undefined : Math.min(...next)
  },
  beginMs: Math.min(...runs.map(({ beginMs }) => beginMs)),
  endMs: Math.max(...runs.map(({ endMs }) => endMs)),
  moments: runs.flatMap(({ moments = [] }) => moments),
})
