import { marketChanged } from '@kit/sdk/contract'
import type { EventMarketPrices } from '@kit/betting/feature'
import { useEffect, useState } from 'react'
import { useCharts, type LastSeen } from '../chartsContext.ts'
import { awayNews, type AwayNews } from './awayMoves.ts'

const leastAwayMs = 30_000
/** Time to wait for fresh prices after a return, and interval at which to check them, in ms. */
const patienceMs = 15_000
const lookEveryMs = 500
const mostEvents = 20

type ReadMarkets = () => readonly EventMarketPrices[]

function remember(lastSeen: Map<string, LastSeen>, eventId: string, seen: LastSeen): void {
  if (seen.markets.length === 0) return
  lastSeen.delete(eventId)
  lastSeen.set(eventId, seen)
  const [oldest] = lastSeen.keys()
  if (lastSeen.size > mostEvents && oldest !== undefined) lastSeen.delete(oldest)
}

/** Counts suspensions by market. Returns a function that stops counting. */
function countSuspensions(
  on: ReturnType<typeof useCharts>['site']['operator']['live']['on'],
  suspensions: Map<string, number>,
) {
  return on(marketChanged, ({ docs }) => {
    for (const { marketId, status } of docs)
      if (status === 'suspended') suspensions.set(marketId, (suspensions.get(marketId) ?? 0) + 1)
  })
}

/**
 * Returns what moved on an event while its page was hidden or left for more than 30 seconds, once the prices are fresh
 * again, and a function that dismisses it.
 */
export function useAwayNews(eventId: string, read: ReadMarkets) {
  const { site, lastSeen } = useCharts()
  const [news, setNews] = useState<AwayNews>()
  useEffect(() => {
    const { live } = site.operator
    const suspensions = new Map<string, number>()
    let endCounting = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      remember(lastSeen, eventId, { atMs: site.now(), markets: read() })
      suspensions.clear()
      endCounting()
      endCounting = countSuspensions(live.on, suspensions)
    }
    const comeBack = () => {
      endCounting()
      const before = lastSeen.get(eventId)
      const now = site.now()
      if (!before || now - before.atMs < leastAwayMs) return
      const look = () => {
        const markets = read()
        const isFresh =
          markets.length > 0 && markets.every(({ isStale, status }) => !isStale || status === 'closed')
        if (isFresh) setNews(awayNews(before.markets, markets, suspensions))
        else if (site.now() - now < patienceMs) timer = setTimeout(look, lookEveryMs)
      }
      // Updates received while the page was hidden are applied with the first frames.
      timer = setTimeout(look, lookEveryMs)
    }
    const turn = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    comeBack()
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      // A page that is left while hidden was already recorded.
      if (document.visibilityState !== 'hidden') leave()
      clearTimeout(timer)
      endCounting()
    }
  }, [site, lastSeen, eventId, read])
  return [news, () => setNews(undefined)] as const
}
