import type { Anchor, Run } from './run.ts'

export interface Programme {
  /** The begin of a run on the recording's clock, in ms. */
  beginMs: number
  /** The begin of the first run after a start, in ms: in the middle of a long match. */
  openingMs: number
  /** Starts a run. `run` is part of the ids, `anchor` shifts the dates. Markets in `over` are skipped. */
  begin(run: number, anchor: Anchor, over?: readonly string[]): Run
}

export interface ProgrammeSource {
  /** Identifies the source in the stored state. Stable across starts. */
  key: string
  title: string
  programme(run: number): Programme
}
