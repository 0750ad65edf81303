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
import { pageQueryOf, queryKeyOf, queryOf } from './queryOf.ts'
import { rereadMs } from './refreshTimes.ts'

// Queries that several screens use: they share the answer because they share the key.

export const homeQuery = (client: OperatorClient) =>
  queryOptions({ ...queryOf(client, getHome, {}), refetchInterval: rereadMs.home })

export const eventMarketsQuery = (client: OperatorClient, eventId: string) =>
  queryOf(client, getMarketGroup, { eventId })

export const profileQuery = (client: OperatorClient) => queryOf(client, getProfile, {})

export const pointsQuery = (client: OperatorClient) =>
  queryOptions({ ...queryOf(client, getPoints, {}), refetchInterval: rereadMs.points })

/** The request for the first page of the open bets. Queries and invalidations share it. */
export const openBetsRequest = { page: 1, limit: 100 }

export const openBetsKey = queryKeyOf(listOpenBets, openBetsRequest)

/** Rows per page of a player's own deposits or withdrawals (WDR-020). */
export const requestPageSize = 5

export const depositsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listDeposits, { page, limit: requestPageSize, search: '' })

export const withdrawalsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listWithdrawals, { page, limit: requestPageSize, search: '' })
