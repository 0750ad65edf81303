'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { loadSlip } from '../slip/LazySlip.tsx'
import type { TakenPrice } from './MarketGrid/PriceCell.tsx'

/** What a tap on a price does. The slip decides; its code is there before the first tap, unless the network was slow. */
export function useTakePrice(): (price: TakenPrice) => void {
  const betting = useBetting()
  const message = useMessage()
  return useCallback(
    (price) => {
      loadSlip().then(
        ({ slipOf }) => slipOf(betting).take(price),
        (error: unknown) => {
          betting.site.toast(message('betting.slip.notLoaded'), 'danger')
          betting.site.onError(error, 'betting: loading the slip')
        },
      )
    },
    [betting, message],
  )
}
