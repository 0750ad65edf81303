import type { Examination } from './examination.ts'

/** One rule of the contract, tried on an operator. */
export interface Check {
  name: string
  /** The rule, as a sentence. */
  title: string
  /** Resolves where the operator keeps the rule; throws a `Complaint`, or what went wrong, where it does not. */
  run(examination: Examination): Promise<void>
}
