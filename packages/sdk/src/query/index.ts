export { betHistoryQuery } from './betHistoryQuery.ts'
export {
  favouriteEventMutation,
  favouriteEventsQuery,
  favouriteMarketMutation,
  favouriteMarketsQuery,
} from './favourites.ts'
export { openBetsQuery } from './openBets.ts'
export {
  depositsQuery,
  eventMarketsQuery,
  homeQuery,
  openBetsKey,
  pointsQuery,
  profileQuery,
  requestPageSize,
  withdrawalsQuery,
} from './queries.ts'
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
