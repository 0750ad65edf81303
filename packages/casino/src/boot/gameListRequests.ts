import { casinoLists, type CasinoListType } from '../game-list/casinoLists.ts'

export const gamesAddress = (type: CasinoListType) => `/api/common/game/casinoGame?gameType=${type}`

/** The settings state whether the domain has a casino. */
export const domainAddress = '/api/common/comulative?first=1'

const asksOf = (type: CasinoListType): readonly string[] => [gamesAddress(type), domainAddress]

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

export function asksOfPage(page: ParentNode): readonly string[] {
  const type = listOfPage(page)
  return type ? asksOf(type) : []
}
