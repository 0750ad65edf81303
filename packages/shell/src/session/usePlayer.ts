import type { User } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { useIsHydrated } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn, useSite } from '../siteContext.ts'

/**
 * Returns the logged-in user's profile; undefined for visitors, and until it is read and the page
 * is hydrated.
 */
export function usePlayer(): User | undefined {
  const { client } = useSite().services.operator
  const isLoggedIn = useIsLoggedIn()
  const isTakenOver = useIsHydrated()
  const { data } = useQuery({ ...profileQuery(client), enabled: isLoggedIn })
  return isLoggedIn && isTakenOver ? data : undefined
}
