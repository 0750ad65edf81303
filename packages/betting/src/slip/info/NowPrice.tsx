'use client'
import { Icon, useMessage, VisuallyHidden } from '@kit/ui'
import type { Odds } from '@kit/sdk/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import type { BoundPrice } from '../../market/store/pricePainter.ts'
import { usePaintGate } from '../../market/usePaintGate.ts'
import { usePricing } from '../../site/bettingContext.ts'
import type { BetDraft } from '../betDraft.ts'
import * as styles from './nowPrice.css.ts'

export interface NowPriceProps {
  draft: Pick<BetDraft, 'marketId' | 'runnerId' | 'side' | 'odds'>
  /** The player takes the price that is on offer. */
  onTake: (odds: Odds) => void
}

/**
 * The best price on offer at this moment, beside the one that was taken. The painter writes the figure as it does in a
 * grid; a press takes it. Without a price, or with the very one in the slip, there is nothing to take.
 */
export function NowPrice({ draft, onTake }: NowPriceProps) {
  const { marketId, runnerId, side, odds: taken } = draft
  const message = useMessage()
  const { prices, painter } = usePricing()
  const [gate, gateRef] = usePaintGate()
  const [now, setNow] = useState<Odds>(taken)
  const root = useRef<HTMLButtonElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const bound = useRef<BoundPrice>(null)

  useLayoutEffect(() => {
    const slot = prices.slots(marketId, runnerId)[side][0]
    if (!slot || !gate || !root.current || !figure.current) return
    const odds = figure.current.ownerDocument.createTextNode('')
    figure.current.replaceChildren(odds)
    bound.current = painter.bindPriceCell(slot, gate, { root: root.current, odds, onOdds: setNow })
    return () => {
      bound.current?.release()
      bound.current = null
    }
  }, [prices, painter, gate, marketId, runnerId, side])

  const canTake = now !== 0 && now !== taken
  const take = () => {
    const odds = bound.current?.painted().odds ?? 0
    if (canTake && odds !== 0) onTake(odds)
  }
  return (
    <div ref={gateRef} className={styles.place}>
      <button
        ref={root}
        type="button"
        className={styles.price}
        data-side={side}
        data-moved={now === 0 ? 'gone' : now > taken ? 'up' : now < taken ? 'down' : undefined}
        aria-disabled={!canTake || undefined}
        onClick={take}
      >
        <span className={styles.caption}>
          {message('betting.slip.now')}
          {canTake && <Icon name={now > taken ? 'shorten' : 'drift'} size="small" />}
        </span>{' '}
        <span ref={figure} className={styles.odds} />
        {canTake && <VisuallyHidden> {message('betting.slip.takeNow')}</VisuallyHidden>}
      </button>
    </div>
  )
}
