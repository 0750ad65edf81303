'use client'
import { useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { betDelaySeconds } from '../rules/index.ts'
import { useAccount, useOpenBets } from '../site/useAccount.ts'
import { useBetting } from '../site/bettingContext.ts'
import { orderDevice } from './betDraft.ts'
import { isBusy } from './slipMachine.ts'
import { slipRefusal } from './slipRefusals.ts'
import { slipSummary } from './slipSummary.ts'

export interface PlaceBet {
  /** Pressing place: refuses here what the rules forbid, asks when the player wants to be asked, else sends. */
  place(): void
  /** The answer yes to the question. */
  confirm(): void
  checkAgain(): void
}

/** Places what stands in the slip. What is sent, and how often, is the placer's business. */
export function usePlaceBet(): PlaceBet {
  const { site, slip, prices, placer } = useBetting()
  const account = useAccount()
  const openBets = useOpenBets()
  const message = useMessage()

  const tryPlace = useCallback(
    (isConfirmed: boolean) => {
      const { slip: now } = slip.getState()
      if (isBusy(now)) return site.toast(message('betting.slip.notFinished'), 'danger')
      if (now.state === 'empty' || now.state === 'placed') return
      const { draft } = now
      const market = prices.structure(draft.marketId)
      const refusal = slipRefusal(draft, market, account, slipSummary(draft, market, openBets))
      if (refusal || !account) {
        return slip.dispatch({ type: 'refusedHere', refusal: refusal ?? { code: 'login-required' } })
      }
      if (account.user.confirmBets && !isConfirmed) return slip.dispatch({ type: 'confirmAsked' })
      const delay = betDelaySeconds(account.user, {
        delaySeconds: market?.delaySeconds ?? draft.delaySeconds,
      })
      void placer.place(account.user.id, delay, orderDevice(site.device))
    },
    [site, slip, prices, placer, account, openBets, message],
  )

  return {
    place: useCallback(() => tryPlace(false), [tryPlace]),
    confirm: useCallback(() => tryPlace(true), [tryPlace]),
    checkAgain: useCallback(() => {
      if (account) void placer.checkAgain(account.user.id)
    }, [placer, account]),
  }
}
