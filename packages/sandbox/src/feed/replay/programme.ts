import type { Anchor, Run } from './run.ts'

/** One event with its markets: what one run plays from beginning to end. */
export interface Programme {
  /** Where a run begins, on the recording's clock. */
  beginMs: number
  /** Where the run begins that people see first after a start: in the middle of a long match. */
  openingMs: number
  /**
   * Begins a run from its first moment. `run` numbers the ids, `anchor` shifts the dates. Of markets that are `over`
   * already it says nothing.
   */
  begin(run: number, anchor: Anchor, over?: readonly string[]): Run
}

/** Something that can be run again and again: a recorded event, or a generator of events. */
export interface ProgrammeSource {
  /** Names the source in the stored state: the same from start to start. */
  key: string
  title: string
  programme(run: number): Programme
}
