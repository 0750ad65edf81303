import { useIsLoggedIn, useSite, useStore } from '../siteContext.ts'
import { showsMaintenance } from './maintenance.ts'

export function useShowsMaintenance(): boolean {
  const { maintenance, services } = useSite()
  const isLoggedIn = useIsLoggedIn()
  const wantsToLogIn = useStore(services.loginRequest) !== null
  return showsMaintenance({ ...useStore(maintenance), isLoggedIn, wantsToLogIn })
}
