import type { SiteServices } from '@kit/shell/feature'
import type { Bet } from '@kit/sdk/contract'
import { openBetsQuery, pointsQuery, profileQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../../site/useAccount.ts'

type Operator = Pick<SiteServices['operator'], 'client' | 'session'>

/** The player and the balance as the page holds them; undefined while nobody is logged in or the profile has not come. */
export function heldAccount({ client, session }: Operator, queries: QueryClient): Account | undefined {
  const user = session.get() ? queries.getQueryData(profileQuery(client).queryKey) : undefined
  if (!user) return undefined
  const { available, exposure } = user
  return { user, balance: queries.getQueryData(pointsQuery(client).queryKey) ?? { available, exposure } }
}

/** The open bets as the page holds them. */
export function heldOpenBets({ client, session }: Operator, queries: QueryClient): readonly Bet[] {
  return (session.get() && queries.getQueryData(openBetsQuery(client).queryKey)?.docs) || []
}

/** Whether those are all: they have been read, and fit one page. */
export function holdsAllOpenBets({ client }: Operator, queries: QueryClient): boolean {
  const page = queries.getQueryData(openBetsQuery(client).queryKey)
  return page !== undefined && page.totalPages <= 1
}
