import type { Anchor, Run } from './run.ts'

/** An event with its markets, played by runs. */
export interface Programme {
  /** Where a run begins, on the recording's clock. */
  beginMs: number
  /** Where the first run after a start begins: in the middle of a long match. */
  openingMs: number
  /** Starts a run. `run` numbers the ids, `anchor` shifts the dates. Markets in `over` are skipped. */
  begin(run: number, anchor: Anchor, over?: readonly string[]): Run
}

/** What can be played repeatedly: a recorded event, or a generator of events. */
export interface ProgrammeSource {
  /** Identifies the source in the stored state, stable across starts. */
  key: string
  title: string
  programme(run: number): Programme
}
