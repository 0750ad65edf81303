import type { Minor } from '@kit/sdk/contract'
import type { SessionBook } from './sessionBook.ts'

/** Results of a session with the same outcome, both ends included; an open end is undefined. Amount in minor units. */
export interface SessionRange {
  from: number | undefined
  to: number | undefined
  amount: Minor
}

/**
 * Returns the book of a session by ranges: the first applies to all lower results, the last to all higher ones. Empty
 * without bets. Source: PNL-009, in a shorter form.
 */
export function sessionRanges(byRun: SessionBook['byRun']): SessionRange[] {
  const ranges: SessionRange[] = []
  for (const { run, amount } of byRun) {
    const last = ranges.at(-1)
    if (last?.amount === amount) last.to = run
    else ranges.push({ from: run, to: run, amount })
  }
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (first) first.from = undefined
  if (last) last.to = undefined
  return ranges
}
