import { listBetHistory, listOpenBets } from '@kit/sdk/contract'
import { openBetsQuery } from '@kit/sdk/query'
import type { OfflineAnswers, SiteServices } from '@kit/shell/feature'

/** Returns what betting shows without a connection: open bets, and the latest results. */
export const offlineAnswers = ({ operator }: SiteServices): OfflineAnswers => ({
  calls: [listOpenBets, listBetHistory],
  prepare: (queries) =>
    queries.prefetchQuery({ ...openBetsQuery(operator.client), staleTime: Infinity, gcTime: Infinity }),
})
