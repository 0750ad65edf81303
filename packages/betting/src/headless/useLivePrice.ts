'use client'
import type { Side } from '@kit/sdk/contract'
import { isReplayedTap } from '@kit/shell/boot'
import { useCallback, useRef, type MouseEvent } from 'react'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'
import { usePricing } from '../prices/pricingContext.ts'
import type { BoundPrice } from '../prices/pricePainter.ts'

export { usePriceValue, type PriceValue } from '../prices/usePriceValue.ts'

/** Identifies a price of a market. */
export interface PricePlace {
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
  /** 0 is the best price. Default: 0. Three prices per side are available. */
  level?: number
}

/** A price that is written into an element without React. */
export interface PaintedPriceModel {
  /**
   * Ref of the element, whose only text is the price. The element gets `data-price-move="up"` or `"down"` while a
   * change is recent, and `data-empty` while nothing is on offer.
   */
  ref(element: HTMLElement | null): void | (() => void)
  /** Returns the price as painted at the tap, for `useTakePrice`; undefined before the element is mounted. */
  taken(tap: MouseEvent): TakenPrice | undefined
}

/**
 * Returns a live price that never causes a render. It is written at most once per frame, while its element is on
 * screen, and at most ten times a second. Requires `betting()` in the site.
 */
export function useLivePrice({
  marketId,
  runnerId,
  runnerName,
  side,
  level = 0,
}: PricePlace): PaintedPriceModel {
  const { prices, painter } = usePricing()
  const bound = useRef<BoundPrice>(null)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const slot = prices.slots(marketId, runnerId)[side][level]
      if (!element || !slot) return undefined
      const odds = element.ownerDocument.createTextNode('')
      element.replaceChildren(odds)
      const gate = painter.gate(element)
      const isPerHundred = prices.structure(marketId)?.type === 'bookmaker'
      const price = painter.bindPriceCell(slot, gate, { root: element, odds, isPerHundred })
      bound.current = price
      return () => {
        price.release()
        gate.close()
        bound.current = null
      }
    },
    [prices, painter, marketId, runnerId, side, level],
  )
  const taken = (tap: MouseEvent): TakenPrice | undefined =>
    bound.current
      ? {
          ...bound.current.painted(),
          timeStamp: tap.timeStamp,
          isKept: isReplayedTap(tap),
          marketId,
          runnerId,
          runnerName,
          side,
        }
      : undefined
  return { ref, taken }
}
