import { casinoLists, type CasinoListType } from '../game-list/casinoLists.ts'

/** Returns the address of a list's games, which the page requests before its bundle runs. */
export const gamesAddress = (type: CasinoListType) => `/api/common/game/casinoGame?gameType=${type}`

/** The address of the operator's domain settings: they state whether the domain has a casino. */
export const domainAddress = '/api/common/comulative?first=1'

const asksOf = (type: CasinoListType): readonly string[] => [gamesAddress(type), domainAddress]

/** Returns the addresses that the bootstrap script of a list's page requests, by the page's path. */
export function gameListRequests(path: string): readonly string[] {
  const list = casinoLists.find((one) => one.path === path)
  return list ? asksOf(list.type) : []
}

/** The attribute of the game lists in a prerendered page. Its value is the list's type. */
export const gameListMark = 'data-lobby'

/** Returns the list of a prerendered page, whatever its address, because a casino's home page has several. */
export function listOfPage(page: ParentNode): CasinoListType | undefined {
  const shown = page.querySelector(`[${gameListMark}]`)?.getAttribute(gameListMark)
  return casinoLists.find(({ type }) => type === shown)?.type
}

/** Returns the addresses that the bootstrap script requests for a page. */
export function asksOfPage(page: ParentNode): readonly string[] {
  const type = listOfPage(page)
  return type ? asksOf(type) : []
}
