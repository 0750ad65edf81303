import { placeBet, type Bet, type Page, type PlacedBet } from '@kit/sdk/contract'
import { invalidateBatched } from '@kit/sdk/changes'
import { openBetsKey } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** A placed bet stands at the top of the open bets at once, and is read with what the socket says of it. Source: BET-029. */
export function betPlaced(queries: QueryClient, { bet }: PlacedBet): void {
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  invalidateBatched(queries, placeBet.changes)
}
