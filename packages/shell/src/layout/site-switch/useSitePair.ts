import { useFlag } from '@kit/sdk/react'
import { useState } from 'react'
import { useSite } from '../../siteContext.ts'
import { openOtherSite } from './openOtherSite.ts'
import { sitePairOf, type SitePair } from './otherSite.ts'

export interface SiteSwitch extends SitePair {
  /** The page is being left: a second press does nothing. */
  isLeaving: boolean
  leave(): void
}

/** The switch to the second site; undefined where there is none. It waits for an order that has no answer. */
export function useSitePair(): SiteSwitch | undefined {
  const { services, browser, isBusy, isDuplicate } = useSite()
  const [isLeaving, setIsLeaving] = useState(false)
  // Read for the renders that their changes cause.
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
        // What holds the socket of a duplicate is not ours to release.
        if (!isDuplicate.getState()) operator.live.hold(false)
      }
      const { leaveTo, onWake } = browser
      void openOtherSite(pair.other, { operator, onError, leaveTo, onWake, onReturn })
    },
  }
}
