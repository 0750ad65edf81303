import { placeBet, type Bet, type Page, type PlacedBet } from '@kit/sdk/contract'
import { invalidateBatched } from '@kit/sdk/changes'
import { openBetsKey } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** Shows a placed bet on top of the open bets at once; the reads it causes are batched with its socket events. Source: BET-029. */
export function betPlaced(queries: QueryClient, { bet }: PlacedBet): void {
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  invalidateBatched(queries, placeBet.changes)
}
