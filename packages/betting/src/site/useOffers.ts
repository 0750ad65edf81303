'use client'
import { useIsHydrated } from '@kit/ui'
import { useBettingSite } from './siteContext.ts'

const intents = { charts: 'charts.open', unmatched: 'orders.ask' } as const

/**
 * Returns true if the operator supports charts or unmatched orders, and a feature of the site handles them. A prerendered
 * page knows only what the site's file says; the operator's flags count once the page is hydrated.
 */
export function useOffers(what: keyof typeof intents): boolean {
  const { site, options } = useBettingSite()
  const isOn = useIsHydrated() ? options[what] : site.flags.ofSite(`betting.${what}`) === true
  return isOn && site.canRequest(intents[what])
}
