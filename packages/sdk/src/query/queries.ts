import { queryOptions } from '@tanstack/react-query'
import {
  getHome,
  getMarketGroup,
  getPoints,
  getProfile,
  getPublicContactChannels,
  listOpenBets,
} from '../contract/index.ts'
import type { Operator, OperatorClient } from '../operator.ts'
import { pacedRead } from './pacedRead.ts'
import { queryKeyOf, queryOf } from './queryOf.ts'
import { rereadMs, rereadPauseMs } from './refreshTimes.ts'

// Queries that several screens use: they share the answer because they share the key.

export const homeQuery = (client: OperatorClient) =>
  queryOptions({ ...queryOf(client, getHome, {}), refetchInterval: rereadMs.home })

export const eventMarketsQuery = (client: OperatorClient, eventId: string) =>
  queryOf(client, getMarketGroup, { eventId })

export const profileQuery = (client: OperatorClient) => queryOf(client, getProfile, {})

export const pointsQuery = (client: OperatorClient) =>
  queryOptions({
    ...queryOf(client, getPoints, {}),
    queryFn: ({ signal }) =>
      pacedRead(client, rereadPauseMs, () => client.call(getPoints, {}, { signal }), signal),
    refetchInterval: rereadMs.points,
  })

/** The request for the first page of the open bets. Queries and invalidations share it. */
export const openBetsRequest = { page: 1, limit: 100 }

export const openBetsKey = queryKeyOf(listOpenBets, openBetsRequest)

/** What a visitor sees of the operator's contact channels: those of their branch, else of the white label. */
export const visitorChannelsQuery = (
  { client, whiteLabelId }: Pick<Operator, 'client' | 'whiteLabelId'>,
  branchId: string | undefined,
) => queryOf(client, getPublicContactChannels, { adminId: branchId ?? whiteLabelId() })
