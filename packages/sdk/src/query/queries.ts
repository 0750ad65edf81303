import { queryOptions } from '@tanstack/react-query'
import {
  getHome,
  getMarketGroup,
  getPoints,
  getProfile,
  getStakes,
  listBetHistory,
  listOpenBets,
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

export const openBetsQuery = (client: OperatorClient) =>
  pageQueryOf(client, listOpenBets, { page: 1, limit: 100 })

export const betHistoryQuery = (client: OperatorClient) =>
  pageQueryOf(client, listBetHistory, { page: 1, limit: 25 })
