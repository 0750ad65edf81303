'use client'
import type { Odds, Side } from '@kit/sdk/contract'
import { useMemo, useSyncExternalStore } from 'react'
import type { PriceSlot } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'
import type { PricePainter } from './pricePainter.ts'
import { usePricing } from './pricingContext.ts'

/** A price as a value. Odds in hundredths, 0 if nothing is on offer; `run` applies to sessions. */
export interface PriceValue {
  odds: Odds
  run: number
}

const alwaysOpen = (section: Element): PaintGate => ({
  section,
  isOnScreen: true,
  held: [],
  returnListeners: new Set(),
  close: () => undefined,
})

/** Creates a reader of one price for React: a new object with each painted change. */
function readerOf(painter: PricePainter, slot: PriceSlot | undefined) {
  let value: PriceValue = { odds: slot?.odds ?? 0, run: slot?.run ?? 0 }
  return {
    subscribe(listener: () => void) {
      if (!slot) return () => undefined
      const unseen = document.createElement('span')
      const { release } = painter.bindPriceCell(slot, alwaysOpen(unseen), {
        root: unseen,
        odds: document.createTextNode(''),
        onPrice({ odds, run }) {
          if (odds === value.odds && run === value.run) return
          value = { odds, run }
          listener()
        },
      })
      return release
    },
    read: () => value,
  }
}

/**
 * Subscribes to a live price and returns it as a value. Re-renders with each change, at most ten times a second. Use it
 * for calculations; to show a price, `useLivePrice` is cheaper. Requires `betting()` in the site.
 */
export function usePriceValue({
  marketId,
  runnerId,
  side,
  level = 0,
}: {
  marketId: string
  runnerId: string
  side: Side
  /** 0 is the best price. Default: 0. */
  level?: number
}): PriceValue {
  const { prices, painter } = usePricing()
  const { subscribe, read } = useMemo(
    () => readerOf(painter, prices.slots(marketId, runnerId)[side][level]),
    [prices, painter, marketId, runnerId, side, level],
  )
  return useSyncExternalStore(subscribe, read, read)
}
