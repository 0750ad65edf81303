import { placeBet, type Bet, type Page, type PlacedBet } from '@kit/sdk/contract'
import { openBetsKey, outdate } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** A placed bet stands at the top of the open bets at once. Source: BET-029. */
export function betPlaced(queries: QueryClient, { bet }: PlacedBet): void {
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) => page && { ...page, docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)] },
  )
  outdate(queries, placeBet.changes)
}
