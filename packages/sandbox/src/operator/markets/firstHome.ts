import type { EventSummary, Home } from '@kit/sdk/contract'

const opensAt = ({ event, mainMarket }: EventSummary): number =>
  Date.parse(mainMarket?.openDate ?? event.openDate)

/**
 * Returns the data of the home document for a first screen: the first `count` events of each list. Of the
 * upcoming events, these are the next to start, in the order of the pages. The document starts with
 * presentable ones.
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
