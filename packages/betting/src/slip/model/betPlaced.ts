import { placeBet, type Bet, type Page, type PlacedBet } from '@kit/sdk/contract'
import { invalidateBatched } from '@kit/sdk/changes'
import { openBetsKey } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** Shows a placed bet on top of the open bets at once; the reads it causes are batched with its socket events. Source: BET-029. */
export function betPlaced(queries: QueryClient, { bet }: PlacedBet): void {
  // A read that is on its way may have begun before the bet, and would take it off again.
  if (queries.getQueryData(openBetsKey)) void queries.cancelQueries({ queryKey: openBetsKey, exact: true })
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  invalidateBatched(queries, placeBet.changes)
}
