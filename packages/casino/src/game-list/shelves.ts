import type { CasinoGame } from '@kit/sdk/contract'
import { gameKeyOf } from './offer.ts'
import type { SavedGames } from './savedGames.ts'

export interface Shelves {
  recents: CasinoGame[]
  favourites: CasinoGame[]
  /** Games of the operator's top or premium tile. */
  highlights: CasinoGame[]
}

/** Saved games are shown if still offered, in the order they were saved. */
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
  // Games of both tiles are listed first.
  highlights.sort((one, other) => other.menus.length - one.menus.length)
  return { recents: there(recents), favourites: there(favourites), highlights }
}
