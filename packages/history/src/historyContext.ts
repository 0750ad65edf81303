import type { SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'

export const HistoryContext = createContext<SiteServices | null>(null)

/** Throws if the site does not list the history. */
export function useHistorySite(): SiteServices {
  const site = use(HistoryContext)
  if (!site)
    throw new Error(
      'This component needs the feature history(): add history() to the features in site.config.ts.',
    )
  return site
}

export function useIsLoggedIn(): boolean {
  const { session } = useHistorySite().operator
  const get = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
