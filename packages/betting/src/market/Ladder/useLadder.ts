'use client'
import { ladderChanged, subscribeLadder, unsubscribeLadder, type PriceSize } from '@kit/sdk/contract'
import { useCallback, useEffect, useRef } from 'react'
import { usePricedSite } from '../../prices/pricingContext.ts'
import type { PriceSlot } from '../../prices/marketFacts.ts'
import type { LadderPrices } from './ladderRows.ts'

const levelsOf = (slots: readonly PriceSlot[]): PriceSize[] =>
  slots.filter(({ odds }) => odds > 0).map(({ odds, run, size }) => ({ odds, run, size }))

/** Interval of reading the grid's prices while there is no ladder, in ms. Operators send ladders at the same rate. */
const fallbackEveryMs = 250

/**
 * Calls `onPrices` at most once per frame. The grid's best prices are used until a ladder arrives, which is
 * never for operators without ladders. The returned function also works after the ladder is closed.
 */
export function useLadder(
  { marketId, runnerId }: { marketId: string; runnerId: string },
  onPrices: (prices: LadderPrices) => void,
): { held: { current: LadderPrices }; offered: () => LadderPrices } {
  const { site, prices } = usePricedSite()
  const { live } = site.operator
  const best = useCallback((): LadderPrices => {
    const { back, lay } = prices.slots(marketId, runnerId)
    return { back: levelsOf(back), lay: levelsOf(lay) }
  }, [prices, marketId, runnerId])
  const held = useRef<LadderPrices>(undefined)
  held.current ??= best()
  const isFollowed = useRef(false)
  const offered = useCallback(() => (isFollowed.current && held.current) || best(), [best])
  useEffect(() => {
    const of = { marketId, runnerId }
    let frame = 0
    let hasLadder = false
    const subscribe = () => live.send(subscribeLadder, of)
    const fallback = setInterval(() => {
      if (hasLadder) return
      held.current = best()
      onPrices(held.current)
    }, fallbackEveryMs)
    const ends = [
      live.on(ladderChanged, ({ docs }) => {
        if (docs.marketId !== marketId || docs.runnerId !== runnerId) return
        hasLadder = true
        held.current = docs
        frame ||= requestAnimationFrame(() => {
          frame = 0
          if (held.current) onPrices(held.current)
        })
      }),
      // A new connection has no subscriptions.
      live.onStatus((status) => {
        hasLadder = false
        if (status === 'live') subscribe()
      }),
    ]
    subscribe()
    isFollowed.current = true
    return () => {
      isFollowed.current = false
      for (const end of ends) end()
      clearInterval(fallback)
      cancelAnimationFrame(frame)
      live.send(unsubscribeLadder, of)
    }
  }, [live, marketId, runnerId, best, onPrices])
  return { held: held as { current: LadderPrices }, offered }
}
