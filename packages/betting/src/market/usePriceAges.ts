'use client'
import type { Market } from '@kit/sdk/contract'
import { pollMs } from '@kit/sdk/query'
import { useEffect, useRef } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'
import { useLiveStatus } from './useFollowEvents.ts'

/** Reads that were missed in a row before prices count as old. */
const missedReads = 3

/**
 * Looks at the age of the prices held, in the time of the internal status: over the socket by the operator's heartbeats,
 * while it is away by when they were last read. Sources: MKT-025, MKT-026, MKT-027, Q-005.
 */
export function usePriceAges(
  markets: readonly Market[] | undefined,
  readCount: number,
  readEveryMs: number,
): void {
  const { prices, site } = useBetting()
  const status = useLiveStatus()
  const readAtMs = useRef(0)
  const lookEveryMs = pollMs.internalStatus[useIsLoggedIn() ? 'loggedIn' : 'loggedOut']
  useEffect(() => {
    if (readCount > 0) readAtMs.current = site.now()
  }, [readCount, site])
  useEffect(() => {
    const look = () => {
      prices.checkAges()
      const isOld = site.now() - readAtMs.current > missedReads * readEveryMs
      if (status !== 'live' && markets && isOld)
        prices.lapse(
          markets.map(({ id }) => id),
          readAtMs.current,
        )
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [prices, site, status, markets, readEveryMs, lookEveryMs])
}
