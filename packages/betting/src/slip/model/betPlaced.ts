import {
  getPoints,
  listMarketBooks,
  placeBet,
  type Balance,
  type Bet,
  type MarketBook,
  type Page,
} from '@kit/sdk/contract'
import { invalidateBatched } from '@kit/sdk/changes'
import { openBetsKey, queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { FoundBet } from './findOpenBet.ts'

const booksKey = queryKeyOf(listMarketBooks, {})
const pointsKey = queryKeyOf(getPoints, {})

/**
 * Moves the amount a bet reserves from available to exposure at once, because points are read at most every 2 s
 * (AUTH-069). Does nothing if the points were read after the order was sent: they may already include the bet.
 */
function reservePoints(queries: QueryClient, book: MarketBook, sentAtMs = 0): void {
  const books = queries.getQueryData<MarketBook[]>(booksKey)
  const readAtMs = queries.getQueryState(pointsKey)?.dataUpdatedAt ?? 0
  if (!books || readAtMs === 0 || readAtMs > sentAtMs) return
  const before = books.find(({ marketId }) => marketId === book.marketId)?.exposure ?? 0n
  const reserved = book.exposure - before
  queries.setQueryData<Balance>(
    pointsKey,
    (points) =>
      points && {
        ...points,
        available: points.available - reserved,
        exposure: points.exposure + reserved,
      },
    // Keeps the age of the read: its answer is corrected, not renewed.
    { updatedAt: readAtMs },
  )
}

/**
 * Adds a placed bet to the cached open bets and replaces its market's book with the operator's answer. The reads that
 * follow are batched with those of socket events. Source: BET-029, BET-030.
 */
export function betPlaced(queries: QueryClient, { bet, book }: FoundBet, sentAtMs: number | undefined): void {
  if (book) reservePoints(queries, book, sentAtMs)
  // A read in flight may have begun before the bet and would remove it from the list.
  if (queries.getQueryData(openBetsKey)) void queries.cancelQueries({ queryKey: openBetsKey, exact: true })
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  if (queries.getQueryData(booksKey)) void queries.cancelQueries({ queryKey: booksKey, exact: true })
  if (book)
    queries.setQueryData<MarketBook[]>(booksKey, (books = []) => [
      book,
      ...books.filter(({ marketId }) => marketId !== book.marketId),
    ])
  invalidateBatched(queries, placeBet.changes)
}
