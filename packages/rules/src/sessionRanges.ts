import type { Minor } from '@kit/sdk/contract'
import type { SessionBook } from './sessionBook.ts'

/** Results of a session that bring the same, both ends included; an open end has none. Amount in minor units. */
export interface SessionRange {
  from: number | undefined
  to: number | undefined
  amount: Minor
}

/**
 * The book of a session by ranges: the first holds for all lower results, the last for all higher ones. Empty without
 * bets. Source: PNL-009, of which this is the short form.
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
