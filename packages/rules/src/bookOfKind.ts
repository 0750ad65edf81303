import type { MarketType, Minor } from '@kit/sdk/contract'
import { marketBook, type Book, type BookedBet } from './book.ts'
import { sessionBook, type SessionBook } from './sessionBook.ts'

/** The book of a market of any kind. A session's book also has the outcome by run. */
export interface BookOfKind extends Book {
  byRun?: SessionBook['byRun']
}

/**
 * Returns the book of the bets on a market: by runner, or by run for a session, whose single runner then has the worst
 * outcome. `runnerIds` are the runners that can still win; bets on others are void.
 */
export function bookOfKind(
  bets: readonly (BookedBet & { run: number })[],
  runnerIds: readonly string[],
  { type, numberOfWinners }: { type: MarketType; numberOfWinners: number },
): BookOfKind {
  if (type !== 'session') return marketBook(bets, runnerIds, numberOfWinners)
  const counted = bets.filter(({ runnerId }) => runnerIds.includes(runnerId))
  const { byRun, worst, exposure } = sessionBook(counted)
  return { byRunner: new Map<string, Minor>(runnerIds.map((id) => [id, worst])), exposure, byRun }
}
