import { listTransactions } from '@kit/sdk/contract'
import type { OfflineAnswers, SiteServices } from '@kit/shell/feature'
import { pageQuery } from './bets/pageQuery.ts'
import { firstView, todayOf } from './bets/betsView.ts'

/**
 * The calls of the history whose answers are kept offline: the first page of open and of settled bets, and the
 * statement.
 */
export const offlineAnswers = (site: SiteServices): OfflineAnswers => ({
  calls: [listTransactions],
  async prepare(queries) {
    const kind = site
      .contributed('history')
      .flat()
      .find(({ types }) => types.includes(firstView.type))
    if (!kind) return
    const { default: reader } = await kind.load()
    const today = todayOf(site.now())
    for (const tab of ['open', 'ended'] as const) {
      const query = pageQuery(reader, site.operator.client, {
        view: { ...firstView, tab },
        today,
        isStaff: false,
      })
      await queries.prefetchQuery({ ...query, staleTime: Infinity, gcTime: Infinity })
    }
  },
})
