export { betHistoryQuery } from './betHistoryQuery.ts'
export { configurationQuery, tournamentsQuery } from './configurationQuery.ts'
export {
  favouriteEventMutation,
  favouriteEventsQuery,
  favouriteMarketMutation,
  favouriteMarketsQuery,
} from './favourites.ts'
export { isUnreachable, lastKnownAt } from './lastKnownAt.ts'
export { openBetsQuery } from './openBets.ts'
export {
  eventMarketsQuery,
  currencyRatesQuery,
  homeQuery,
  openMarketsQuery,
  openBetsKey,
  pointsQuery,
  profileQuery,
  visitorChannelsQuery,
} from './queries.ts'
export { depositsQuery, requestPageSize, withdrawalsQuery } from './paymentRequests.ts'
export * from './stakes.ts'
export {
  mutationOf,
  invalidate,
  pageQueryOf,
  pageReadOf,
  publicFamilies,
  queryKeyOf,
  queryOf,
  shownPage,
} from './queryOf.ts'
export { searchQuery } from './search.ts'
export { freshMs, pollMs, rereadMs } from './refreshTimes.ts'
export { unmatchedOrdersQuery } from './unmatchedOrders.ts'
