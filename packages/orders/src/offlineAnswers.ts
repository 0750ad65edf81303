import { listWaitingOrders } from '@kit/sdk/contract'
import { waitingOrdersQuery } from '@kit/sdk/query'
import type { OfflineAnswers, SiteServices } from '@kit/shell/feature'

/** The calls whose answers are kept offline: the last unmatched orders, with their age. */
export const offlineAnswers = (site: SiteServices): OfflineAnswers => ({
  calls: [listWaitingOrders],
  async prepare(queries) {
    if (!site.flags.get('betting.unmatched')) return
    await queries.prefetchQuery({
      ...waitingOrdersQuery(site.operator.client),
      staleTime: Infinity,
      gcTime: Infinity,
    })
  },
})
