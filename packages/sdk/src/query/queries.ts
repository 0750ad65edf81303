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

/** How long answers stay fresh, in ms: the specification's refresh times. */
export const refreshMs = { home: 30_000, profile: 60_000, configuration: 60_000 } as const

/** Every query key begins with one of these, so that one event can refresh one family of answers. */
export const queryKeys = {
  home: ['home'],
  markets: ['markets'],
  profile: ['profile'],
  points: ['points'],
  stakes: ['stakes'],
  openBets: ['openBets'],
  betHistory: ['betHistory'],
} as const

export const homeQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.home,
    queryFn: ({ signal }) => client.call(getHome, {}, { signal }),
    staleTime: refreshMs.home,
    refetchInterval: refreshMs.home,
  })

export const eventMarketsQuery = (client: OperatorClient, eventId: string) =>
  queryOptions({
    queryKey: [...queryKeys.markets, eventId],
    queryFn: ({ signal }) => client.call(getMarketGroup, { eventId }, { signal }),
    staleTime: refreshMs.home,
  })

export const profileQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => client.call(getProfile, {}, { signal }),
    staleTime: refreshMs.profile,
  })

export const pointsQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.points,
    queryFn: ({ signal }) => client.call(getPoints, {}, { signal }),
    refetchInterval: 60_000,
  })

export const stakesQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.stakes,
    queryFn: ({ signal }) => client.call(getStakes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const openBetsQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.openBets,
    queryFn: ({ signal }) => client.page(listOpenBets, { page: 1, limit: 100 }, { signal }),
  })

export const betHistoryQuery = (client: OperatorClient) =>
  queryOptions({
    queryKey: queryKeys.betHistory,
    queryFn: ({ signal }) => client.page(listBetHistory, { page: 1, limit: 25 }, { signal }),
  })
