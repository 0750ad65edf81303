import { createSiteStorage } from '@kit/sdk'
import { getPoints, getProfile, type User } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'
import { refreshAfterLogin } from '../session/refreshAfterLogin.ts'

/**
 * Begins with what a login's answer says of the player, so that nothing of it is asked again. `isFirst` lets the welcome
 * wait for the player (AUTH-029, AUTH-046).
 */
export function beginWith(
  site: SiteServices,
  queryClient: QueryClient,
  user: User,
  { isFirst }: { isFirst: boolean },
): void {
  const { storage, tabStorage } = site
  const { available, exposure } = user
  queryClient.setQueryData(queryKeyOf(getProfile, {}), user)
  queryClient.setQueryData(queryKeyOf(getPoints, {}), { available, exposure })
  if (isFirst) createSiteStorage({ browser: storage, tab: tabStorage }).write('isFirstLogin', true)
  refreshAfterLogin(site, queryClient)
}
