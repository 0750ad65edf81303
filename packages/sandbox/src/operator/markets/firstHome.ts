import type { EventSummary, Home } from '@kit/sdk/contract'

const opensAt = ({ event, mainMarket }: EventSummary): number =>
  Date.parse(mainMarket?.openDate ?? event.openDate)

/**
 * What a first screen shows of the home document: so many events of each list. Of those to come the soonest, as pages
 * order them; the document leads with presentable ones.
 */
export function firstHome(home: Home, count: number): Home {
  const ongoing = home.ongoing.slice(0, count)
  const upcoming = home.upcoming.toSorted((a, b) => opensAt(a) - opensAt(b)).slice(0, count)
  const hasMore = ongoing.length < home.ongoing.length || upcoming.length < home.upcoming.length
  return {
    ongoing,
    upcoming,
    highlight: home.highlight,
    marketIds: [...ongoing, ...upcoming].flatMap(({ marketIds }) => marketIds),
    ...(hasMore && { hasMore }),
  }
}
