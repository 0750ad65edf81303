import type { SiteServices } from '@kit/shell/feature'
import { listMarketBooks, type Bet, type MarketBook, type User } from '@kit/sdk/contract'
import { openBetsQuery, pointsQuery, profileQuery, queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../../site/useAccount.ts'

type Operator = Pick<SiteServices['operator'], 'client' | 'session'>

/**
 * Returns the cached player and balance, or undefined if logged out or the profile is not loaded. Use `session.get()`
 * to decide whether a player is logged in.
 */
export function heldAccount({ client, session }: Operator, queries: QueryClient): Account | undefined {
  const user = session.get() ? queries.getQueryData(profileQuery(client).queryKey) : undefined
  if (!user) return undefined
  const { available, exposure } = user
  return { user, balance: queries.getQueryData(pointsQuery(client).queryKey) ?? { available, exposure } }
}

/**
 * Returns the profile of the current login, and reads it if it is not cached. Returns undefined if the login ends or
 * the read fails.
 */
export async function readUser(
  { client, session }: Operator,
  queries: QueryClient,
): Promise<User | undefined> {
  const login = session.count()
  // The screens that show the profile report a failure.
  const user = await queries.ensureQueryData(profileQuery(client)).catch(() => undefined)
  return session.count() === login && session.get() ? user : undefined
}

export function heldOpenBets({ client, session }: Operator, queries: QueryClient): readonly Bet[] {
  return (session.get() && queries.getQueryData(openBetsQuery(client).queryKey)?.docs) || []
}

export function heldBook(
  { session }: Operator,
  queries: QueryClient,
  marketId: string,
): MarketBook | undefined {
  const books = session.get() && queries.getQueryData<MarketBook[]>(queryKeyOf(listMarketBooks, {}))
  return books?.find((book) => book.marketId === marketId)
}

/** Returns true if the cached open bets are complete: they have been read and fit one page. */
export function holdsAllOpenBets({ client }: Operator, queries: QueryClient): boolean {
  const page = queries.getQueryData(openBetsQuery(client).queryKey)
  return page !== undefined && page.totalPages <= 1
}
