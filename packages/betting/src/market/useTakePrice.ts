'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { isBusy } from '../slip/slipMachine.ts'
import type { TakenPrice } from './MarketGrid/PriceCell.tsx'
import { takePrice } from './takePrice.ts'

/** What a tap on a price does: it opens the slip with that price, or says why not. */
export function useTakePrice(): (price: TakenPrice) => void {
  const { site, prices, slip, place } = useBetting()
  const message = useMessage()
  return useCallback(
    (price) => {
      const market = prices.structure(price.marketId)
      if (!market) return
      const taken = takePrice(price, market, site.operator.session.get() !== null)
      if ('notAllowed' in taken) {
        site.toast(message('betting.slip.notAllowed'), 'danger')
        if (taken.notAllowed === 'login') {
          site.requestLogin({ returnTo: `/events/${market.eventType.id}/${market.event.id}` })
        }
        return
      }
      if (isBusy(slip.getState().slip)) {
        site.toast(message('betting.slip.notFinished'), 'danger')
      } else {
        slip.dispatch({ type: 'priceTapped', draft: taken.draft })
      }
      place.setState({ isSheetOpen: true, tab: 'slip' })
    },
    [site, prices, slip, place, message],
  )
}
