'use client'
import type { Market } from '@kit/sdk/contract'
import { pollMs } from '@kit/sdk/query'
import { useEffect, useRef, useState } from 'react'
import { usePricedSite } from './pricingContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'
import { useIsLowBalance } from '../site/useIsLowBalance.ts'
import { isStreamed, useLiveStatus } from './useFollowEvents.ts'

/** Number of missed reads in a row after which prices are stale. */
const missedReads = 3

/**
 * Checks ages by the operator's heartbeats, or without a socket by `readAtMs`: the last read on the device's
 * clock, 0 before the first. Sources: MKT-025, MKT-026, MKT-027, Q-005.
 */
export function usePriceAges(
  markets: readonly Market[] | undefined,
  readAtMs: number,
  readEveryMs: number,
): void {
  const { site, prices } = usePricedSite()
  const isFollowed = isStreamed(useLiveStatus(), markets)
  const isLoggedIn = useIsLoggedIn()
  const isLow = useIsLowBalance()
  const lookEveryMs = pollMs.internalStatus[isLow ? 'lowBalance' : isLoggedIn ? 'loggedIn' : 'loggedOut']
  const [keptMs] = useState(readAtMs)
  // On the operator's clock.
  const readAt = useRef(0)
  useEffect(() => {
    if (readAtMs === 0) return
    // Cached data of an earlier visit has the age of that visit.
    const ageMs = readAtMs === keptMs ? Math.max(0, Date.now() - readAtMs) : 0
    readAt.current = site.now() - ageMs
    if (ageMs <= missedReads * readEveryMs) prices.renew(markets?.map(({ id }) => id) ?? [])
  }, [prices, site, markets, readAtMs, keptMs, readEveryMs])
  useEffect(() => {
    const look = () => {
      prices.checkAges()
      const isOld = site.now() - readAt.current > missedReads * readEveryMs
      if (!isFollowed && markets && isOld)
        prices.lapse(
          markets.map(({ id }) => id),
          readAt.current,
        )
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [prices, site, isFollowed, markets, readEveryMs, lookEveryMs])
}
