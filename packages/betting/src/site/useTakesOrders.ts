'use client'
import { useIsHydrated } from '@kit/ui'
import { useBettingSite } from './siteContext.ts'

/**
 * Returns true if players can request unmatched orders: the operator supports them, and a feature of the site handles
 * them. A prerendered page does not know the operator's flags, so it returns false until the page is hydrated.
 */
export function useTakesOrders(): boolean {
  const { site, options } = useBettingSite()
  const isHydrated = useIsHydrated()
  return isHydrated && options.unmatched && site.canRequest('orders.ask')
}
