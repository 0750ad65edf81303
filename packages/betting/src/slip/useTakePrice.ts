'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useBetting } from './model/bettingContext.ts'
import { askLogin } from './model/askLogin.ts'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'

/**
 * What a tap on a price does: the slip takes it, says why not, or asks a visitor to log in. Its code is there before the first
 * tap, unless the network was slow.
 */
export function useTakePrice(): (price: TakenPrice) => void {
  const betting = useBetting()
  const message = useMessage()
  return useCallback(
    (price) => {
      const market = betting.prices.structure(price.marketId)
      // A visitor is asked at once: a slow line brings the slip's code after the login.
      const isLoginAsked = market !== undefined && betting.site.operator.session.get() === null
      if (isLoginAsked) askLogin(betting.site, market)
      // Quick bets of an earlier page are on once the slip's code is there: a tap from before saw no sign of them.
      const isKept = price.isKept === true || betting.slip.getState().quickStake === null
      // What stood there for the tap before React leaves where no slip opens in its place.
      const leaveEarly = () => {
        if (!isLoginAsked && !betting.slipPanel.getState().isSheetOpen) globalThis.kitEarly?.leave()
      }
      betting.withSlip(
        (slip) => {
          // The price that the player has in sight since, as the slip does with every price that moves after its tap.
          const seen = price.isKept ? globalThis.kitEarly?.seen : undefined
          slip.take({ ...price, ...seen, isKept }, isLoginAsked)
          leaveEarly()
        },
        () => {
          leaveEarly()
          betting.site.toast(message('betting.slip.notLoaded'), 'danger')
        },
      )
    },
    [betting, message],
  )
}
