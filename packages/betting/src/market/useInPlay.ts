'use client'
import { useEffect, useState } from 'react'
import { useBettingSite } from '../site/siteContext.ts'
import { inPlayFromMs } from '@kit/rules'
import { showsLive } from './showsLive.ts'

/** Maximum delay of a browser's timer, in ms. */
const longestWaitMs = 2_147_483_647

/**
 * Returns true if a market shows LIVE. Re-renders at the moment its open date makes it live. Sources: MKT-015, MKT-017.
 */
export function useInPlay({ isInPlay, openDate }: { isInPlay: boolean; openDate: string }): boolean {
  const { site } = useBettingSite()
  const [, setTurnedAt] = useState(0)
  const now = site.now()
  useEffect(() => {
    const waitMs = inPlayFromMs(Date.parse(openDate)) - site.now()
    if (isInPlay || !(waitMs > 0) || waitMs > longestWaitMs) return undefined
    const timer = setTimeout(() => setTurnedAt(site.now()), waitMs + 1)
    return () => clearTimeout(timer)
  }, [isInPlay, openDate, site])
  return showsLive(isInPlay, openDate, now)
}
