'use client'
import { Icon, useMessage, VisuallyHidden } from '@kit/ui'
import type { Odds } from '@kit/sdk/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PriceSlot } from '../../../prices/marketFacts.ts'
import type { BoundPrice } from '../../../prices/pricePainter.ts'
import { perHundredText } from '../../../prices/priceText.ts'
import { usePaintGate } from '../../../prices/usePaintGate.ts'
import { usePricing } from '../../../prices/pricingContext.ts'
import type { BetDraft } from '../../model/betDraft.ts'
import { slotOfDraft } from '../../model/slotOfDraft.ts'
import * as styles from './nowPrice.css.ts'

export interface NowPriceProps {
  draft: Pick<BetDraft, 'marketId' | 'marketType' | 'runnerId' | 'side' | 'odds' | 'run'>
  onTake: (price: { odds: Odds; run: number }) => void
  /** True to accept price changes at once. Default: false. */
  follows?: boolean
}

/**
 * The best price on offer, next to the selected one. The price painter writes it as in a market grid; a press accepts
 * it. Disabled without a price, or if it equals the one in the slip.
 */
export function NowPrice({ draft, onTake, follows = false }: NowPriceProps) {
  const { marketId, marketType, runnerId, side } = draft
  const message = useMessage()
  const { prices, painter } = usePricing()
  const [gate, gateRef] = usePaintGate()
  const [painted, setPainted] = useState<{ slot?: PriceSlot; odds: Odds; run: number }>(draft)
  const lines = prices.slots(marketId, runnerId)[side]
  // A line whose run changed is still the same line.
  const slot = slotOfDraft(prices, draft) ?? lines.find((line) => line === painted.slot) ?? lines[0]
  const root = useRef<HTMLButtonElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const bound = useRef<BoundPrice>(null)

  useLayoutEffect(() => {
    if (!slot || !gate || !root.current || !figure.current) return
    const odds = figure.current.ownerDocument.createTextNode('')
    figure.current.replaceChildren(odds)
    bound.current = painter.bindPriceCell(slot, gate, {
      root: root.current,
      odds,
      isPerHundred: marketType !== 'betfair',
      onPrice: (price) => setPainted({ slot, odds: price.odds, run: price.run }),
    })
    return () => {
      bound.current?.release()
      bound.current = null
    }
  }, [painter, gate, slot, marketType])

  // A price painted for the previous selection is ignored.
  const now = painted.slot === slot ? painted : draft
  const isGone = now.odds === 0
  const moved = now.run === draft.run ? now.odds - draft.odds : now.run - draft.run
  const canTake = !isGone && moved !== 0
  const isFollowed = canTake && follows
  useEffect(() => {
    if (isFollowed) onTake({ odds: now.odds, run: now.run })
  })
  const take = () => {
    const price = bound.current?.painted()
    if (canTake && price && price.odds !== 0) onTake({ odds: price.odds, run: price.run })
  }
  return (
    <div ref={gateRef} className={styles.place}>
      <button
        ref={root}
        type="button"
        className={styles.price}
        data-side={side}
        data-moved={isGone ? 'gone' : moved > 0 ? 'up' : moved < 0 ? 'down' : undefined}
        aria-disabled={!canTake || undefined}
        onClick={take}
      >
        <span className={styles.caption}>
          {message('betting.slip.now')}
          {canTake && <Icon name={moved > 0 ? 'shorten' : 'drift'} size="small" />}
        </span>{' '}
        <bdi translate="no" className={styles.line}>
          <span ref={figure} className={styles.odds} />
          {/* The painter writes the run of a session, as in its table. */}
          {marketType === 'session' && !isGone && <> @ {perHundredText(now.odds)}</>}
        </bdi>
        {canTake && <VisuallyHidden> {message('betting.slip.takeNow')}</VisuallyHidden>}
      </button>
    </div>
  )
}
