import type { Connection, Examination } from './examination.ts'

/** A rule of the contract, tried on an operator. Those of `Connection` need no login. */
export interface Check<Needs extends Connection = Examination> {
  name: string
  title: string
  /**
   * Resolves if the operator keeps the rule. Rejects with a `Complaint` or the error of a call if it does not, and with
   * `NotTried` if the rule cannot be tried now.
   */
  run(needs: Needs): Promise<void>
}
