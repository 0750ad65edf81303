import { isHomePage } from '@kit/shell/boot'

/** Events of each list that a first screen shows. */
const firstEvents = 6

/** Markets of an event: all that one has. */
const firstMarkets = 50

/** The configuration and the first events of the home page in one answer: what a page asks for before its program runs. */
export const homeAddress = `/api/common/comulative?home=true&first=${firstEvents}`

/** What the boot of the home page asks on a path. */
export const homeAsks = (path: string): readonly string[] => (isHomePage(path) ? [homeAddress] : [])

/** The event of a path that shows one. */
export const eventOf = (path: string): string | undefined =>
  /^\/events\/(?:[^/]+\/)?([^/]+)\/?$/.exec(path)?.[1]

export const eventAddress = (eventId: string) =>
  `/api/common/game/market/group?first=${firstMarkets}&eventId=${eventId}`

/** The scores of all events: whether this one has one decides where its prices stand. */
export const scoresAddress = '/api/common/game/marketScoreList'

/** What the boot of an event's page asks on a path. */
export function eventAsks(path: string): readonly string[] {
  const eventId = eventOf(path)
  return eventId === undefined ? [] : [eventAddress(eventId), scoresAddress]
}
