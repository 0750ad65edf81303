'use client'
import { ladderChanged, subscribeLadder, unsubscribeLadder, type PriceSize } from '@kit/sdk/contract'
import { useEffect, useMemo, useRef } from 'react'
import { useBetting } from '../../site/bettingContext.ts'
import type { PriceSlot } from '../store/liveMarket.ts'
import type { LadderPrices } from './ladderRows.ts'

const levelsOf = (slots: readonly PriceSlot[]): PriceSize[] =>
  slots.filter(({ odds }) => odds > 0).map(({ odds, run, size }) => ({ odds, run, size }))

/**
 * The full depth of a runner, for as long as the caller shows it: `onPrices` hears it once a frame at most. The best
 * prices of the grid stand in for it until it comes. Returns the prices as they stand.
 */
export function useLadder(
  { marketId, runnerId }: { marketId: string; runnerId: string },
  onPrices: (prices: LadderPrices) => void,
): { current: LadderPrices } {
  const { site, prices } = useBetting()
  const { live } = site.operator
  const first = useMemo(() => {
    const { back, lay } = prices.slots(marketId, runnerId)
    return { back: levelsOf(back), lay: levelsOf(lay) }
  }, [prices, marketId, runnerId])
  const held = useRef<LadderPrices>(first)
  useEffect(() => {
    const of = { marketId, runnerId }
    let frame = 0
    const ask = () => live.send(subscribeLadder, of)
    const ends = [
      live.on(ladderChanged, ({ docs }) => {
        if (docs.marketId !== marketId || docs.runnerId !== runnerId) return
        held.current = docs
        frame ||= requestAnimationFrame(() => {
          frame = 0
          onPrices(held.current)
        })
      }),
      // A new connection knows of no subscription.
      live.onStatus((status) => void (status === 'live' && ask())),
    ]
    ask()
    return () => {
      for (const end of ends) end()
      cancelAnimationFrame(frame)
      live.send(unsubscribeLadder, of)
    }
  }, [live, marketId, runnerId, onPrices])
  return held
}
