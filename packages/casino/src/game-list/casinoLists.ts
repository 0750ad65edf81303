import type { casinoGameTypes, CasinoGame } from '@kit/sdk/contract'

/** Equal to a tile of the menu. */
export type CasinoListType = Exclude<(typeof casinoGameTypes)[number], 'all'>

export interface CasinoList {
  type: CasinoListType
  path: string
}

/** Each is a page (ROUTE-023 to ROUTE-027, ROUTE-032, ROUTE-033). */
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

/**
 * Removes half of a split surrogate pair at the end of a truncated name. Encoding it would throw, and no game would
 * render.
 */
const partOfPath = (part: string): string => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** Returns the path with id, code, provider and sub-provider (ROUTE-057). */
export const gamePath = ({ id, code, provider, subProvider }: GameIds): string =>
  `/casino/${[id, code, provider, subProvider].map(partOfPath).join('/')}`
