'use client'
import { useMessage, type BannerTone } from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { betDelaySeconds } from '@kit/rules'
import { useAccount, useIsPlayer } from '../../site/useAccount.ts'
import { useBetting } from '../model/bettingContext.ts'
import { slipOf } from '../model/slipOf.ts'
import { cashOutsOf, type CashOutAnswer } from './model/cashOutState.ts'
import type { CashOutTarget } from './model/cashOutSubject.ts'
import { cashOutRequestOf, type LiveCashOut } from './model/liveCashOut.ts'

/** State of a cash out from the press to its answer; `quote` is the cash out that the player agreed to. */
export type Sending =
  | { phase: 'choosing' }
  | { phase: 'sending'; quote: LiveCashOut; delaySeconds: number }
  | { phase: 'ended'; quote: LiveCashOut; answer: CashOutAnswer }

/**
 * Returns the state of a cash out and a function that sends it once. Nothing is sent until the player's profile is
 * loaded.
 */
export function useSendCashOut(target: CashOutTarget) {
  const betting = useBetting()
  const account = useAccount()
  const [sending, setSending] = useState<Sending>({ phase: 'choosing' })
  const reportElsewhere = useReportCashOut()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const send = async (quote: LiveCashOut): Promise<void> => {
    if (!account || sending.phase === 'sending') return
    const market = betting.prices.structure(target.marketId)
    const delaySeconds = betDelaySeconds(account.user, { delaySeconds: market?.delaySeconds ?? 0 })
    setSending({ phase: 'sending', quote, delaySeconds })
    const { sender } = cashOutsOf(betting)
    const answer = await sender.send(account.user.id, cashOutRequestOf(target, quote), delaySeconds)
    if (answer.state === 'taken') slipOf(betting).dispatch({ type: 'toleranceUsed' })
    if (isMounted.current) setSending({ phase: 'ended', quote, answer })
    // The sheet was closed meanwhile.
    else reportElsewhere(answer)
  }
  return {
    sending,
    send,
    isPlayer: useIsPlayer(),
    isLoading: account === undefined,
    asks: account?.user.confirmBets === true,
  }
}

type Taken = Extract<CashOutAnswer, { state: 'taken' }>['taken']

/**
 * Returns the tone and the text for the state of a cash out, or undefined. A refusal because of suspension is dropped
 * when `isOpen` is true again.
 */
export function useCashOutStatus(
  sending: Sending,
  isOpen: boolean,
  takenText: (quote: LiveCashOut, taken: Taken) => string,
): [tone: BannerTone, text: string] | undefined {
  const message = useMessage()
  const refusalText = useRefusalText()
  if (sending.phase === 'choosing') return undefined
  if (sending.phase === 'sending')
    return sending.delaySeconds > 0
      ? ['info', message('betting.cashOut.waiting', { seconds: sending.delaySeconds })]
      : undefined
  const { answer, quote } = sending
  if (answer.state === 'taken') return ['success', takenText(quote, answer.taken)]
  if (answer.state !== 'refused') return ['warning', message('betting.cashOut.unknown')]
  return isOpen && answer.code === 'market-suspended' ? undefined : ['danger', refusalText(answer)]
}

/**
 * Returns a function that returns the text of a refusal: our message if the request never arrived, else the operator's.
 */
function useRefusalText(): (answer: Extract<CashOutAnswer, { state: 'refused' }>) => string {
  const message = useMessage()
  return ({ code, message: own }) =>
    code === 'never-arrived' ? message('betting.cashOut.neverArrived') : own
}

/** Returns a function that shows the outcome of a cash out in a toast, for when its sheet is closed. */
export function useReportCashOut(): (answer: CashOutAnswer) => void {
  const { site } = useBetting()
  const message = useMessage()
  const refusalText = useRefusalText()
  return (answer) => {
    if (answer.state === 'taken') site.toast(message('betting.cashOut.takenOne'), 'success')
    else if (answer.state === 'refused') site.toast(refusalText(answer), 'danger')
    else site.toast(message('betting.cashOut.unknown'), 'danger')
  }
}
