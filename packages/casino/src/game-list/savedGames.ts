import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'

/** A game's key, `<id>/<code>`. */
const key = z.string().check(z.minLength(3), z.maxLength(130))
const stored = z.object({ favourites: z.array(key), recents: z.array(key) })

/** The keys of a player's favourites and of the last played games, newest first. */
export type SavedGames = Readonly<z.output<typeof stored>>

const mostFavourites = 200
const mostRecents = 12
const nothing: SavedGames = { favourites: [], recents: [] }

/** Stored in this browser for each player, because the contract has no call that stores games. */
const storageKey = (playerId: string | undefined): string => `kit.casino.games.${playerId ?? 'visitor'}`

const withFirst = (first: string, others: readonly string[], most: number): string[] =>
  [first, ...others.filter((other) => other !== first)].slice(0, most)

export interface SavedGamesStore {
  get(): SavedGames
  subscribe(listener: () => void): () => void
  toggleFavourite(key: string): void
  addRecent(key: string): void
}

/** Invalid entries are treated as empty. */
export function createSavedGames(storage: KeyValueStorage, playerId: string | undefined): SavedGamesStore {
  const name = storageKey(playerId)
  const listeners = new Set<() => void>()
  const read = (): SavedGames => readStored(storage, name, stored) ?? nothing
  let current = read()
  const change = (next: (before: SavedGames) => SavedGames) => {
    // Another tab may have changed the storage since.
    current = next(read())
    storage.setItem(name, JSON.stringify(current))
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggleFavourite: (game) =>
      change(({ favourites, recents }) => ({
        recents,
        favourites: favourites.includes(game)
          ? favourites.filter((one) => one !== game)
          : withFirst(game, favourites, mostFavourites),
      })),
    addRecent: (game) =>
      change(({ favourites, recents }) => ({ favourites, recents: withFirst(game, recents, mostRecents) })),
  }
}
