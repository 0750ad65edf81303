import type { EventSummary, Home } from '@kit/sdk/contract'

const most = 10

const matched = ({ mainMarket }: EventSummary): bigint => mainMarket?.totalMatched ?? 0n

const byMatched = (a: EventSummary, b: EventSummary): number => {
  const more = matched(b) - matched(a)
  return more > 0n ? 1 : more < 0n ? -1 : 0
}

/** The ten highlights: in-play events first, most matched first. */
export const highlightsOf = ({ ongoing, upcoming }: Pick<Home, 'ongoing' | 'upcoming'>): EventSummary[] =>
  [...ongoing.toSorted(byMatched), ...upcoming.toSorted(byMatched)].slice(0, most)
