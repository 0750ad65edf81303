import type { SiteServices } from '@kit/shell/feature'
import { listMarketBooks, type Bet, type MarketBook, type User } from '@kit/sdk/contract'
import { openBetsQuery, pointsQuery, profileQuery, queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../../site/useAccount.ts'

type Operator = Pick<SiteServices['operator'], 'client' | 'session'>

/**
 * The player and the balance as the page holds them; undefined while nobody is logged in or the profile has not loaded.
 * It does not say whether somebody is logged in: `session.get()` does.
 */
export function heldAccount({ client, session }: Operator, queries: QueryClient): Account | undefined {
  const user = session.get() ? queries.getQueryData(profileQuery(client).queryKey) : undefined
  if (!user) return undefined
  const { available, exposure } = user
  return { user, balance: queries.getQueryData(pointsQuery(client).queryKey) ?? { available, exposure } }
}

/** The profile of the current login, read if the page does not hold it; undefined if the login ends or it cannot be read. */
export async function readUser(
  { client, session }: Operator,
  queries: QueryClient,
): Promise<User | undefined> {
  const login = session.count()
  // A failure is reported by the screens that show the profile.
  const user = await queries.ensureQueryData(profileQuery(client)).catch(() => undefined)
  return session.count() === login && session.get() ? user : undefined
}

/** The open bets as the page holds them. */
export function heldOpenBets({ client, session }: Operator, queries: QueryClient): readonly Bet[] {
  return (session.get() && queries.getQueryData(openBetsQuery(client).queryKey)?.docs) || []
}

/** The operator's book of a market as the page holds it. */
export function heldBook(
  { session }: Operator,
  queries: QueryClient,
  marketId: string,
): MarketBook | undefined {
  const books = session.get() && queries.getQueryData<MarketBook[]>(queryKeyOf(listMarketBooks, {}))
  return books?.find((book) => book.marketId === marketId)
}

/** Whether those are all: they have been read, and fit one page. */
export function holdsAllOpenBets({ client }: Operator, queries: QueryClient): boolean {
  const page = queries.getQueryData(openBetsQuery(client).queryKey)
  return page !== undefined && page.totalPages <= 1
}
