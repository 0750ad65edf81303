import { queryOptions } from '@tanstack/react-query'
import {
  getHome,
  getMarketGroup,
  getPoints,
  getProfile,
  getQuickBets,
  getStakes,
  listDeposits,
  listOpenBets,
  listWithdrawals,
  searchEvents,
  type RequestOf,
  type ResponseOf,
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

export const stakesQuery = (client: OperatorClient) => queryOf(client, getStakes, {})

export const quickBetsQuery = (client: OperatorClient) => queryOf(client, getQuickBets, {})

export const openBetsQuery = (client: OperatorClient) =>
  pageQueryOf(client, listOpenBets, { page: 1, limit: 100 })

/** Rows of a page of a player's own deposits or withdrawals (WDR-020). */
export const requestPageSize = 5

export const depositsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listDeposits, { page, limit: requestPageSize, search: '' })

export const withdrawalsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listWithdrawals, { page, limit: requestPageSize, search: '' })

type Found = ResponseOf<typeof searchEvents>

/** The events whose name holds the text, by sport. A search that failed found nothing, and says no more (CALL-047). */
export const searchQuery = (client: OperatorClient, search: string) => {
  const request: RequestOf<typeof searchEvents> = { search, active: 'true', searchField: 'eventName' }
  return queryOptions({
    ...queryOf(client, searchEvents, request),
    queryFn: ({ signal }): Promise<Found> =>
      client.call(searchEvents, request, { signal }).catch((error: unknown) => {
        // One that was called off was not answered: its empty list must not be kept.
        if (signal.aborted) throw error
        return []
      }),
  })
}
