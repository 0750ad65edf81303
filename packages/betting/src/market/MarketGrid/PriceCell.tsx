'use client'
import type { Side } from '@kit/sdk/contract'
import { isReplayedTap } from '@kit/shell/boot'
import { memo, useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { usePricing } from '../../prices/pricingContext.ts'
import type { PaintGate } from '../../prices/paintGate.ts'
import type { PaintedPrice } from '../../prices/paintedCell.ts'
import type { BoundPrice } from '../../prices/pricePainter.ts'
import * as styles from './priceCell.css.ts'

/** A price that the player tapped, as it was painted at that moment. */
export interface TakenPrice extends PaintedPrice {
  /**
   * Time of the tap in ms, on the clock of animation frames. Undefined in a ladder, where prices do not move under the
   * finger.
   */
  timeStamp?: number
  /** True if the tap was made before hydration: the slip selects the price and places nothing. */
  isKept?: boolean
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
}

export interface PriceCellProps {
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
  /** 0 is the best price. */
  level: number
  /** Id of the element with side and runner, which names the button together with its figures. */
  labelId: string
  gate: PaintGate | null
  isSelected?: boolean
  /** True for a bookmaker price: the profit on a stake of 100. Default: false. */
  isPerHundred?: boolean
  /**
   * True to take no space until it first has a price. After that it keeps its space, so that nothing moves under a
   * finger. Default: false.
   */
  isFurtherLine?: boolean
  onTake?: ((price: TakenPrice) => void) | undefined
}

/** Button with a price and its size. React renders it once; the price painter writes the figures. */
export const PriceCell = memo(function PriceCell({
  marketId,
  runnerId,
  runnerName,
  side,
  level,
  labelId,
  gate,
  isSelected = false,
  isPerHundred = false,
  isFurtherLine = false,
  onTake,
}: PriceCellProps) {
  const { prices, painter } = usePricing()
  const id = useId()
  const root = useRef<HTMLButtonElement>(null)
  const odds = useRef<HTMLSpanElement>(null)
  const size = useRef<HTMLSpanElement>(null)
  const bound = useRef<BoundPrice>(null)

  useLayoutEffect(() => {
    const slot = prices.slots(marketId, runnerId)[side][level]
    if (!slot || !gate || !root.current || !odds.current || !size.current) return
    const oddsText = odds.current.ownerDocument.createTextNode('')
    const sizeText = odds.current.ownerDocument.createTextNode('')
    odds.current.replaceChildren(oddsText)
    size.current.replaceChildren(sizeText)
    bound.current = painter.bindPriceCell(slot, gate, {
      root: root.current,
      odds: oddsText,
      size: sizeText,
      isPerHundred,
    })
    return () => {
      bound.current?.release()
      bound.current = null
    }
  }, [prices, painter, marketId, runnerId, side, level, gate, isPerHundred])

  const take = (tap: MouseEvent) => {
    // A tap replayed after hydration may come before the painter has the cell: then the slot's price is used, which the
    // bootstrap script painted.
    const painted = bound.current?.painted() ?? prices.slots(marketId, runnerId)[side][level]
    if (!painted) return
    const { odds, run, size, earlier }: PaintedPrice = painted
    const { timeStamp } = tap
    const isKept = isReplayedTap(tap)
    onTake?.({ odds, run, size, earlier, timeStamp, isKept, marketId, runnerId, runnerName, side })
  }

  return (
    <button
      ref={root}
      id={id}
      type="button"
      translate="no"
      className={styles.price}
      aria-labelledby={`${labelId} ${id}`}
      data-side={side}
      data-level={level}
      data-runner={runnerId}
      data-unused={isFurtherLine ? '' : undefined}
      aria-pressed={isSelected || undefined}
      onClick={take}
    >
      {/* Empty for React, which leaves the figures painted by the bootstrap script. */}
      <span ref={odds} className={styles.odds} suppressHydrationWarning>
        {''}
      </span>
      <span ref={size} className={styles.size} suppressHydrationWarning>
        {''}
      </span>
    </button>
  )
})
