'use client'
import { useBettingSite } from './siteContext.ts'

/** Whether a player can ask for a price that waits: the operator has the calls, and a feature of the site does it. */
export function useTakesOrders(): boolean {
  const { site, options } = useBettingSite()
  return options.unmatched && site.canRequest('orders.ask')
}
