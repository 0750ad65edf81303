import type { EventSummary, Home } from '@kit/sdk/contract'
import { leadingFirst, type Leads } from './presentable.ts'

const most = 10

const matched = ({ mainMarket }: EventSummary): bigint => mainMarket?.totalMatched ?? 0n

const byMatched = (a: EventSummary, b: EventSummary): number => {
  const more = matched(b) - matched(a)
  return more > 0n ? 1 : more < 0n ? -1 : 0
}

/** Returns the ten highlights: presentable events first, of these the ones in play, most matched first. */
export const highlightsOf = (
  { ongoing, upcoming }: Pick<Home, 'ongoing' | 'upcoming'>,
  leads: Leads = () => true,
): EventSummary[] =>
  leadingFirst([...ongoing.toSorted(byMatched), ...upcoming.toSorted(byMatched)], leads).slice(0, most)
