import type { CasinoGame } from '@kit/sdk/contract'
import { gameKeyOf } from './offer.ts'
import type { SavedGames } from './savedGames.ts'

export interface Shelves {
  recents: CasinoGame[]
  favourites: CasinoGame[]
  /** The operator's choice among the games of a list: those of its top or premium tile. */
  highlights: CasinoGame[]
}

/** The shelves of a list: kept games that are still offered, in the order they were kept. */
export function shelvesOf(games: readonly CasinoGame[], { favourites, recents }: SavedGames): Shelves {
  const kept = new Set([...favourites, ...recents])
  const byKey = new Map<string, CasinoGame>()
  const highlights: CasinoGame[] = []
  for (const game of games) {
    const key = gameKeyOf(game)
    if (kept.has(key)) byKey.set(key, game)
    if (game.menus.length > 0) highlights.push(game)
  }
  const there = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  // The own games of both tiles first.
  highlights.sort((one, other) => other.menus.length - one.menus.length)
  return { recents: there(recents), favourites: there(favourites), highlights }
}
