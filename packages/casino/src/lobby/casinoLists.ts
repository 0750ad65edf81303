import type { casinoGameTypes, CasinoGame } from '@kit/sdk/contract'

/** The filter of a list: a tile of the menu. */
export type CasinoListType = Exclude<(typeof casinoGameTypes)[number], 'all'>

export interface CasinoList {
  type: CasinoListType
  path: string
}

/** The lists of games, each a page (ROUTE-023 to ROUTE-027, ROUTE-032, ROUTE-033). */
export const casinoLists: readonly CasinoList[] = [
  { type: 'live', path: '/live-casino' },
  { type: 'crash', path: '/crash-games' },
  { type: 'virtual', path: '/virtual-games' },
  { type: 'slot', path: '/slot-games' },
  { type: 'lottery', path: '/lottery' },
  { type: 'top', path: '/top-casino' },
  { type: 'premium', path: '/premium-casino' },
]

type GameIds = Pick<CasinoGame, 'id' | 'code' | 'provider' | 'subProvider'>

/** Half of a character, as a cut name ends with, is no part of an address: the browser would throw, and no game be drawn. */
const partOfPath = (part: string): string => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** The path of a game: its id, code, provider and sub-provider (ROUTE-057). */
export const gamePath = ({ id, code, provider, subProvider }: GameIds): string =>
  `/casino/${[id, code, provider, subProvider].map(partOfPath).join('/')}`
