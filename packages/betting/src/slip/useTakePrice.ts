'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useBetting } from './model/bettingContext.ts'
import { askLogin } from './model/askLogin.ts'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'

/**
 * Returns the function to call when a price is tapped: the slip selects it, shows why it is not allowed, or a visitor
 * is asked to log in. The slip's chunk is usually loaded before the first tap.
 */
export function useTakePrice(): (price: TakenPrice) => void {
  const betting = useBetting()
  const message = useMessage()
  return useCallback(
    (price) => {
      const market = betting.prices.structure(price.marketId)
      // A visitor is asked at once, because on a slow network the slip's chunk may load after the login.
      const isLoginAsked = market !== undefined && betting.site.operator.session.get() === null
      if (isLoginAsked) askLogin(betting.site, market)
      // The slip's chunk may turn quick bets of an earlier page on again: a tap from before was made without their
      // sign.
      const isKept = price.isKept === true || betting.slip.getState().quickStake === null
      // Removes what the bootstrap script rendered for the tap, unless the slip opens in its place.
      const leaveEarly = () => {
        if (!isLoginAsked && !betting.slipPanel.getState().isSheetOpen) globalThis.kitEarly?.leave()
      }
      betting.withSlip(
        (slip) => {
          // The price that the player has seen since the tap, as the slip uses for every price that moves after its
          // tap.
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
