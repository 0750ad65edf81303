import type { FeedUpdate } from '../feed.ts'

/** Where a run stands in time: `recordedMs` of the recording plays at `wallMs`, and `speed` times as fast as it was. */
export interface Anchor {
  wallMs: number
  recordedMs: number
  speed: number
}

/** The moment of the recording that is due at a wall-clock time. */
export function recordedAt(anchor: Anchor, wallMs: number): number {
  return anchor.recordedMs + (wallMs - anchor.wallMs) * anchor.speed
}

/** The wall-clock time at which a moment of the recording is due. */
export function wallAt(anchor: Anchor, recordedMs: number): number {
  return anchor.wallMs + (recordedMs - anchor.recordedMs) / anchor.speed
}

/** One run of a programme. It knows no clock: it is told how far to go, then asked what there is to say. */
export interface Run {
  /** Every market it has or may yet have. */
  marketIds: string[]
  /** The markets that are owed an end, whatever becomes of it. */
  unsettled(): string[]
  /** These were told of by an earlier run like this one: their ends are told, however long ago they came. */
  remember(marketIds: readonly string[]): void
  /** The markets that have had their end, by their ids in the recording. */
  over(): string[]
  /** The markets that are open, by their ids in the recording, with the keys of their runners. */
  open(): Map<string, string[]>
  /** Time runs otherwise from now on: dates are told again where they moved. */
  reanchor(anchor: Anchor): void
  /** Applies every step up to this moment of the recording, silently. */
  advance(recordedMs: number): void
  /** What changed since it was last asked, in the order to be told. */
  takeUpdates(): FeedUpdate[]
  /** When the next step is due, on the recording's clock. Undefined when the run is over. */
  nextMs(): number | undefined
  /** Where a run begins, and the last moment of the recording. */
  beginMs: number
  endMs: number
}

/** Runs on one clock as one: the markets of an event that come from several sources. */
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
})
