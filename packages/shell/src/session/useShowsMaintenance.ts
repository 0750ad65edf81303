import { useIsLoggedIn, useSite, useStore } from '../siteContext.ts'
import { showsMaintenance } from './maintenance.ts'

export function useShowsMaintenance(): boolean {
  const { maintenance, services } = useSite()
  const isLoggedIn = useIsLoggedIn()
  const isAsking = useStore(services.isAsking)
  return showsMaintenance({ ...useStore(maintenance), isLoggedIn, isAsking })
}
