import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { anyOf } from '../services/anyOf.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { showsMaintenance } from './maintenance.ts'

/**
 * Returns true if the maintenance page covers the site. An opening sheet causes no render while
 * there is no maintenance.
 */
export function useShowsMaintenance(): boolean {
  const { maintenance, services } = useSite()
  const isLoginOpen = useMemo(
    () => anyOf(services.contributed('login').map(({ isOpen }) => isOpen)),
    [services],
  )
  const isLoggedIn = useIsLoggedIn()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [maintenance.subscribe(listener), isLoginOpen.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    [maintenance, isLoginOpen],
  )
  const isShown = () =>
    showsMaintenance({ ...maintenance.getState(), isLoggedIn, isLoginOpen: isLoginOpen.getState() })
  return useSyncExternalStore(subscribe, isShown, isShown)
}
