'use client'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { usePricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'

/**
 * The structure of a market as it stands while its section is on screen; off screen as it last stood there, and from the
 * store again on its return. In play a market is suspended with every ball: drawing all that nobody sees would cost more
 * than the prices of those that are seen.
 */
export function useShownMarket(marketId: string, gate: PaintGate | null): MarketFacts | undefined {
  const { prices } = usePricing()
  const shown = useRef<MarketFacts>(undefined)
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = prices.subscribe(marketId, listener)
      gate?.returnListeners.add(listener)
      return () => {
        end()
        gate?.returnListeners.delete(listener)
      }
    },
    [prices, marketId, gate],
  )
  const read = useCallback(() => {
    const isHeld = gate?.isOnScreen === false && shown.current?.id === marketId
    if (!isHeld) shown.current = prices.structure(marketId)
    return shown.current
  }, [prices, marketId, gate])
  return useSyncExternalStore(subscribe, read, () => prices.painted(marketId))
}
