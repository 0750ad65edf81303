import { queryOptions } from '@tanstack/react-query'
import {
  getHome,
  getMarketGroup,
  getPoints,
  getProfile,
  listDeposits,
  listOpenBets,
  listWithdrawals,
} from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { pageQueryOf, queryOf } from './queryOf.ts'
import { rereadMs } from './refreshTimes.ts'

// What several screens ask alike: they share the answer because they share the key.

export const homeQuery = (client: OperatorClient) =>
  queryOptions({ ...queryOf(client, getHome, {}), refetchInterval: rereadMs.home })

export const eventMarketsQuery = (client: OperatorClient, eventId: string) =>
  queryOf(client, getMarketGroup, { eventId })

export const profileQuery = (client: OperatorClient) => queryOf(client, getProfile, {})

export const pointsQuery = (client: OperatorClient) =>
  queryOptions({ ...queryOf(client, getPoints, {}), refetchInterval: rereadMs.points })

/** More pages of open bets are not read: two thousand bets. */
const mostPages = 20

/** All open bets of the player as one page, newest first: what a market would bring is reckoned from them, and none may be missing. */
export const openBetsQuery = (client: OperatorClient) => {
  const asked = { page: 1, limit: 100 }
  return queryOptions({
    ...pageQueryOf(client, listOpenBets, asked),
    queryFn: async ({ signal }) => {
      const all = await client.page(listOpenBets, asked, { signal })
      for (let page = 2; page <= Math.min(all.totalPages, mostPages); page += 1) {
        const { docs } = await client.page(listOpenBets, { ...asked, page }, { signal })
        // A bet that was placed meanwhile pushes another over to this page.
        all.docs.push(...docs.filter(({ id }) => all.docs.every((known) => known.id !== id)))
      }
      return all
    },
  })
}

/** Rows of a page of a player's own deposits or withdrawals (WDR-020). */
export const requestPageSize = 5

export const depositsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listDeposits, { page, limit: requestPageSize, search: '' })

export const withdrawalsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listWithdrawals, { page, limit: requestPageSize, search: '' })
