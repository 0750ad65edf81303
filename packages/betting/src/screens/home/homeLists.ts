import type { EventSummary, Home } from '@kit/sdk/contract'
import { showsLive } from '../../market/showsLive.ts'

/** An in-play list shorter than this is padded with upcoming events. Source: MKT-022. */
const enoughLive = 5
/** Maximum number of upcoming events in the padding. Source: MKT-022. */
const paddedWith = 4

const opens = ({ event, mainMarket }: EventSummary) => mainMarket?.openDate ?? event.openDate
const opensAt = (event: EventSummary) => Date.parse(opens(event))

const isOn = ({ mainMarket }: EventSummary) => mainMarket?.isClosed !== true

export const isPriced = ({ mainMarket }: EventSummary): boolean =>
  mainMarket?.status === 'active' &&
  mainMarket.allowsBets &&
  mainMarket.runners.some(({ back, lay }) => [...back, ...lay].some(({ odds }) => odds > 0))

const pricedFirst = (one: EventSummary, other: EventSummary) =>
  Number(isPriced(other)) - Number(isPriced(one))

export interface HomeLists {
  /** Events in play only, those with prices first. */
  live: EventSummary[]
  /** Events in play, padded with the next upcoming ones if they are few, for a list that is shown alone. */
  inPlay: EventSummary[]
  /** All other events, soonest first. */
  upcoming: EventSummary[]
  /** The two sections of the home page: `inPlay`, and the upcoming events that are not in its padding. */
  sections: { live: EventSummary[]; upcoming: EventSummary[] }
}

/** Source: MKT-022. */
export function homeLists(home: Home, nowMs: number): HomeLists {
  const started = home.upcoming.filter((event) => showsLive(event.isInPlay, opens(event), nowMs))
  const live = [...home.ongoing, ...started].filter(isOn).sort(pricedFirst)
  const upcoming = home.upcoming
    .filter((event) => isOn(event) && !started.includes(event))
    .sort((a, b) => opensAt(a) - opensAt(b))
  const padding = live.length < enoughLive ? upcoming.slice(0, paddedWith) : []
  const inPlay = [...live, ...padding]
  return { live, inPlay, upcoming, sections: { live: inPlay, upcoming: upcoming.slice(padding.length) } }
}
