import { casinoLists, type CasinoListType } from '../lobby/casinoLists.ts'

/** The games of a list: what its page asks before its program runs. */
export const gamesAddress = (type: CasinoListType) => `/api/common/game/casinoGame?gameType=${type}`

/** What the operator says of the domain: whether it has a casino at all. */
export const domainAddress = '/api/common/comulative?first=1'

const asksOf = (type: CasinoListType): readonly string[] => [gamesAddress(type), domainAddress]

/** What the boot of a list's page asks, by the path of the page. */
export function lobbyAsks(path: string): readonly string[] {
  const list = casinoLists.find((one) => one.path === path)
  return list ? asksOf(list.type) : []
}

/** What the lists of a casino are marked with in a prerendered page: their type. */
export const lobbyMark = 'data-lobby'

/** The list that a prerendered page shows, whatever its address: a casino's home has several. */
export function listOfPage(page: ParentNode): CasinoListType | undefined {
  const shown = page.querySelector(`[${lobbyMark}]`)?.getAttribute(lobbyMark)
  return casinoLists.find(({ type }) => type === shown)?.type
}

/** What the boot asks in a page. */
export function asksOfPage(page: ParentNode): readonly string[] {
  const type = listOfPage(page)
  return type ? asksOf(type) : []
}
