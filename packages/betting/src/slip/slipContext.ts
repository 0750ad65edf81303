import type { Message } from '@kit/ui'
import type { Bet } from '@kit/sdk/contract'
import { openBetsQuery, pointsQuery, profileQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import type { BettingServices } from '../site/bettingContext.ts'
import type { Account } from '../site/useAccount.ts'

/** What the slip's acts need, wherever they are pressed: a tap anywhere on the site is one of them. */
export interface SlipContext {
  betting: BettingServices
  queries: QueryClient
  message: Message
}

/** The player and the balance as the page holds them; undefined while nobody is logged in or the profile has not come. */
export function heldAccount({ betting, queries }: SlipContext): Account | undefined {
  const { client, session } = betting.site.operator
  const user = session.get() ? queries.getQueryData(profileQuery(client).queryKey) : undefined
  if (!user) return undefined
  const { available, exposure } = user
  return { user, balance: queries.getQueryData(pointsQuery(client).queryKey) ?? { available, exposure } }
}

/** The open bets as the page holds them. */
export function heldOpenBets({ betting, queries }: SlipContext): readonly Bet[] {
  const { client, session } = betting.site.operator
  return (session.get() && queries.getQueryData(openBetsQuery(client).queryKey)?.docs) || []
}

/** Whether those are all of them: they have come, and one page held them. */
export function holdsAllOpenBets({ betting, queries }: SlipContext): boolean {
  const page = queries.getQueryData(openBetsQuery(betting.site.operator.client).queryKey)
  return page !== undefined && page.totalPages <= 1
}
