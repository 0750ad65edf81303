import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import type { ReadableStore } from './feature.ts'

export const SiteContext = createContext<AssembledSite | null>(null)

/** The site around a component of the shell. */
export function useSite(): AssembledSite {
  const site = use(SiteContext)
  if (!site) throw new Error('A part of the shell was rendered outside <Site>: put it below one.')
  return site
}

/** A store's value, kept up to date. */
export const useStore = <Value>(store: ReadableStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.getState, store.getState)

/** Whether somebody is logged in. */
export function useIsLoggedIn(): boolean {
  const { session } = useSite().services.operator
  const isLoggedIn = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, isLoggedIn, isLoggedIn)
}
