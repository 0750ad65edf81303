import type { SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { CareProfile } from './careProfiles.ts'

export interface CareServices {
  site: SiteServices
  profile: CareProfile
}

export const CareContext = createContext<CareServices | null>(null)

export function useCare(): CareServices {
  const services = use(CareContext)
  if (!services)
    throw new Error('This component needs the feature care(): add care() to the features in site.config.ts.')
  return services
}

/** Staff have no limits of their own. */
export function useIsPlayer(): boolean {
  const { session } = useCare().site.operator
  const get = useCallback(() => session.get()?.userType === 'user', [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
