import { isHomePage } from '@kit/shell/boot'

const firstEvents = 6

/** Maximum number of markets of an event; enough for all of them. */
const firstMarkets = 50

/**
 * Address of the configuration and the first events of the home page in one answer. The bootstrap script requests it
 * before the application runs.
 */
export const homeAddress = `/api/common/comulative?home=true&first=${firstEvents}`

export const homeAsks = (path: string): readonly string[] => (isHomePage(path) ? [homeAddress] : [])

export const eventOf = (path: string): string | undefined =>
  /^\/events\/(?:[^/]+\/)?([^/]+)\/?$/.exec(path)?.[1]

export const eventAddress = (eventId: string) =>
  `/api/common/game/market/group?first=${firstMarkets}&eventId=${eventId}`

/** Address of the scores of all events. Whether an event has a score decides the position of its prices. */
export const scoresAddress = '/api/common/game/marketScoreList'

export function eventAsks(path: string): readonly string[] {
  const eventId = eventOf(path)
  return eventId === undefined ? [] : [eventAddress(eventId), scoresAddress]
}
