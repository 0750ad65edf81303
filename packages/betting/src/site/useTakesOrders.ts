'use client'
import { useBettingSite } from './siteContext.ts'

/**
 * Returns true if players can request unmatched orders: the operator supports them, and a feature of the site handles
 * them.
 */
export function useTakesOrders(): boolean {
  const { site, options } = useBettingSite()
  return options.unmatched && site.canRequest('orders.ask')
}
