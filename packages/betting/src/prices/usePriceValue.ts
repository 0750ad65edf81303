'use client'
import type { Odds, Side } from '@kit/sdk/contract'
import { useMemo, useSyncExternalStore } from 'react'
import type { PriceSlot } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'
import type { PricePainter } from './pricePainter.ts'
import { usePricing } from './pricingContext.ts'

/** A price as a value. Odds in hundredths, 0 where nothing is on offer; `run` is a session's. */
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

/** Reads one price for React: another object with each change that was painted. */
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
 * A live price as a value: its component renders again with each change, ten times a second at most. For the one figure
 * that is calculated from it; what is only shown is cheaper by `useLivePrice`. Below `betting()` of a site.
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
  /** 0 is the best one. Default: 0. */
  level?: number
}): PriceValue {
  const { prices, painter } = usePricing()
  const { subscribe, read } = useMemo(
    () => readerOf(painter, prices.slots(marketId, runnerId)[side][level]),
    [prices, painter, marketId, runnerId, side, level],
  )
  return useSyncExternalStore(subscribe, read, read)
}
