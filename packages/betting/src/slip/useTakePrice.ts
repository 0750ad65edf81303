'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useBetting } from './model/bettingContext.ts'
import { withSlip } from './LazySlip.tsx'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'

/** What a tap on a price does. The slip decides; its code is there before the first tap, unless the network was slow. */
export function useTakePrice(): (price: TakenPrice) => void {
  const betting = useBetting()
  const message = useMessage()
  return useCallback(
    (price) =>
      withSlip(
        betting,
        (slip) => slip.take(price),
        () => betting.site.toast(message('betting.slip.notLoaded'), 'danger'),
      ),
    [betting, message],
  )
}
