import type { AssembledSite } from '../assembledSite.ts'
import { isDesktop, redirectTarget } from './redirectTarget.ts'

/**
 * Redirects a page to its proper address, at start and when the brand's flags change. Waits while
 * an order has no answer or a sheet waits for the player. Returns a function that stops it.
 */
export function followRedirects({
  browser,
  config,
  services,
  isBusy,
}: Pick<AssembledSite, 'browser' | 'config' | 'services' | 'isBusy'>): () => void {
  const { flags, userAgent, isAsking } = services
  const follow = () => {
    if (isBusy.getState() || isAsking.getState()) return
    const target = redirectTarget({
      address: browser.address(),
      isDesktop: isDesktop(userAgent),
      hasDesktopHost: flags.get('routing.desktopRedirect'),
      siteAddress: config.address,
    })
    if (target !== undefined) browser.replaceAddress(target)
  }
  follow()
  const stops = [flags, isBusy, isAsking].map((store) => store.subscribe(follow))
  return () => stops.forEach((stop) => stop())
}
