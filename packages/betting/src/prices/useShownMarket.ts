'use client'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { usePricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'

/**
 * Off screen it returns the last structure that was shown. In play a market is suspended with every ball, and
 * rendering markets off screen would cost more than the visible prices.
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
