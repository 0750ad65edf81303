'use client'
import { useIsHydrated } from '@kit/ui'
import { useBettingSite } from './siteContext.ts'

const intents = { charts: 'charts.open', unmatched: 'orders.ask' } as const

/**
 * Returns true if the operator supports charts or unmatched orders, and a feature of the site handles them. A prerendered
 * page does not know the operator's flags, so it returns false until the page is hydrated.
 */
export function useOffers(what: keyof typeof intents): boolean {
  const { site, options } = useBettingSite()
  return useIsHydrated() && options[what] && site.canRequest(intents[what])
}
