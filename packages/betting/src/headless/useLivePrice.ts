'use client'
import type { Odds, Side } from '@kit/sdk/contract'
import { isKeptTap } from '@kit/shell/boot'
import { useCallback, useMemo, useRef, useSyncExternalStore, type MouseEvent } from 'react'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'
import type { PriceSlot } from '../prices/marketFacts.ts'
import type { PaintGate } from '../prices/paintGate.ts'
import { usePricing } from '../prices/pricingContext.ts'
import type { BoundPrice, PricePainter } from '../prices/pricePainter.ts'

/** Which price of a market. */
export interface PricePlace {
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
  /** 0 is the best one. Default: 0. Three of each side are held. */
  level?: number
}

/** A price that is written into an element without React. */
export interface PaintedPriceModel {
  /**
   * The ref of the element whose only text it is. The element gets `data-price-move="up"` or `"down"` while a change is
   * fresh, and `data-empty` while nothing is on offer.
   */
  ref(element: HTMLElement | null): void | (() => void)
  /** What was painted when it was tapped, for `useTakePrice`; undefined before the element is there. */
  taken(tap: MouseEvent): TakenPrice | undefined
}

/**
 * A live price: no tick renders anything. It is written once a frame, while its element is on screen, and ten times a
 * second at most. Below `betting()` of a site.
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
          isKept: isKeptTap(tap),
          marketId,
          runnerId,
          runnerName,
          side,
        }
      : undefined
  return { ref, taken }
}

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
}: Omit<PricePlace, 'runnerName'>): PriceValue {
  const { prices, painter } = usePricing()
  const { subscribe, read } = useMemo(
    () => readerOf(painter, prices.slots(marketId, runnerId)[side][level]),
    [prices, painter, marketId, runnerId, side, level],
  )
  return useSyncExternalStore(subscribe, read, read)
}
