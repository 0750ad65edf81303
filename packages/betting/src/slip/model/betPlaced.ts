import {
  listMarketBooks,
  placeBet,
  type Bet,
  type MarketBook,
  type Page,
  type PlacedBet,
} from '@kit/sdk/contract'
import { invalidateBatched } from '@kit/sdk/changes'
import { openBetsKey, queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

const booksKey = queryKeyOf(listMarketBooks, {})

/**
 * Shows a placed bet on top of the open bets at once, and the book of its market as the operator answered it; the reads it
 * causes are batched with its socket events. Source: BET-029, BET-030.
 */
export function betPlaced(queries: QueryClient, { bet, book }: PlacedBet): void {
  // A read that is on its way may have begun before the bet, and would take it off again.
  if (queries.getQueryData(openBetsKey)) void queries.cancelQueries({ queryKey: openBetsKey, exact: true })
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  if (queries.getQueryData(booksKey)) void queries.cancelQueries({ queryKey: booksKey, exact: true })
  queries.setQueryData<MarketBook[]>(booksKey, (books = []) => [
    book,
    ...books.filter(({ marketId }) => marketId !== book.marketId),
  ])
  invalidateBatched(queries, placeBet.changes)
}
