'use client'
import { useCallback } from 'react'
import { loadSlip } from '../slip/LazySlip.tsx'
import { useSlipContext } from '../slip/useSlipContext.ts'
import type { TakenPrice } from './MarketGrid/PriceCell.tsx'

/** What a tap on a price does. The slip decides; its code is there before the first tap, unless the network was slow. */
export function useTakePrice(): (price: TakenPrice) => void {
  const context = useSlipContext()
  return useCallback(
    (price) => {
      loadSlip().then(
        ({ takeTapped }) => takeTapped(context, price),
        (error: unknown) => {
          const { site } = context.betting
          site.toast(context.message('betting.slip.notLoaded'), 'danger')
          site.onError(error, 'betting: loading the slip')
        },
      )
    },
    [context],
  )
}
