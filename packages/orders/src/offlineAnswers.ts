import { listUnmatchedOrders } from '@kit/sdk/contract'
import { unmatchedOrdersQuery } from '@kit/sdk/query'
import type { OfflineAnswers, SiteServices } from '@kit/shell/feature'

/** The calls whose answers are kept offline: the last unmatched orders, with their age. */
export const offlineAnswers = (site: SiteServices): OfflineAnswers => ({
  calls: [listUnmatchedOrders],
  async prepare(queries) {
    if (!site.flags.get('betting.unmatched')) return
    await queries.prefetchQuery({
      ...unmatchedOrdersQuery(site.operator.client),
      staleTime: Infinity,
      gcTime: Infinity,
    })
  },
})
