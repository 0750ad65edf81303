import { useFlag } from '@kit/sdk/react'
import { useState } from 'react'
import { useSite } from '../../siteContext.ts'
import { openOtherSite } from './openOtherSite.ts'
import { sitePairOf, type SitePair } from './otherSite.ts'

export interface SiteSwitch extends SitePair {
  /** True while the page is being left; a second press does nothing. */
  isLeaving: boolean
  leave(): void
}

/**
 * Subscribes to the pair of sites and returns the switch to the second site, or undefined if the site has none. The
 * switch waits for an order that has no answer.
 */
export function useSitePair(): SiteSwitch | undefined {
  const { services, browser, isBusy, isDuplicate } = useSite()
  const [isLeaving, setIsLeaving] = useState(false)
  // Subscribes to the flags, so that their changes render again.
  useFlag('siteSwitch.enabled')
  useFlag('siteSwitch.diamondUrl')
  useFlag('siteSwitch.worldUrl')
  useFlag('domain.isWorld')
  const pair = sitePairOf(services.flags, browser.origin)
  if (!pair) return undefined
  return {
    ...pair,
    isLeaving,
    leave() {
      if (isLeaving || isBusy.getState()) return
      setIsLeaving(true)
      const { operator, onError } = services
      const onReturn = () => {
        setIsLeaving(false)
        // The socket of a duplicate page must not be released here.
        if (!isDuplicate.getState()) operator.live.hold(false)
      }
      const { leaveTo, onWake } = browser
      void openOtherSite(pair.other, { operator, onError, leaveTo, onWake, onReturn })
    },
  }
}
