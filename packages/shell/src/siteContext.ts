import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import type { ReadableStore } from './feature.ts'

export const SiteContext = createContext<AssembledSite | null>(null)

export function useSite(): AssembledSite {
  const site = use(SiteContext)
  if (!site) throw new Error('This component must be rendered inside <Site>.')
  return site
}

export const useStore = <Value>(store: ReadableStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)

export function useIsLoggedIn(): boolean {
  const { session } = useSite().services.operator
  const isLoggedIn = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, isLoggedIn, isLoggedIn)
}
