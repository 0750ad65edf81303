import type { SiteServices } from '@kit/shell/feature'
import { useSyncExternalStore } from 'react'
import { useCasinoSite } from '../casinoContext.ts'
import { createSavedGames, type SavedGamesStore } from './savedGames.ts'
import { usePlayerId } from './useOffer.ts'

const stores = new WeakMap<SiteServices, Map<string | undefined, SavedGamesStore>>()

function storeOf(site: SiteServices, playerId: string | undefined): SavedGamesStore {
  const ofSite = stores.get(site) ?? new Map<string | undefined, SavedGamesStore>()
  stores.set(site, ofSite)
  const store = ofSite.get(playerId) ?? createSavedGames(site.storage, playerId)
  ofSite.set(playerId, store)
  return store
}

export function useSavedGames() {
  const store = storeOf(useCasinoSite(), usePlayerId())
  const saved = useSyncExternalStore(store.subscribe, store.get, store.get)
  return { ...saved, toggleFavourite: store.toggleFavourite, addRecent: store.addRecent }
}
