import type { SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { CasinoOptions } from './casinoOptions.ts'

interface Casino {
  site: SiteServices
  options: CasinoOptions
}

export const CasinoContext = createContext<Casino | null>(null)

function useCasino(): Casino {
  const casino = use(CasinoContext)
  if (!casino)
    throw new Error(
      'This component needs the feature casino(): add casino() to the features in site.config.ts.',
    )
  return casino
}

/** Throws if the site does not list the casino. */
export const useCasinoSite = (): SiteServices => useCasino().site

export const useCasinoOptions = (): CasinoOptions => useCasino().options

export function useIsLoggedIn(): boolean {
  const { session } = useCasinoSite().operator
  const get = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
