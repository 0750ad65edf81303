'use client'
import { useMessage, type BannerTone } from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { betDelaySeconds } from '@kit/rules'
import { useAccount, useIsPlayer } from '../../site/useAccount.ts'
import { useBetting } from '../model/bettingContext.ts'
import { slipOf } from '../model/slipOf.ts'
import { cashOutsOf, type CashOutAnswer } from './model/cashOutState.ts'
import type { CashOutTarget } from './model/cashOutSubject.ts'
import { toldOf, type LiveCashOut } from './model/liveCashOut.ts'

/** A cash out from the press to its answer; `told` is what the player agreed to. */
export type Sending =
  | { phase: 'choosing' }
  | { phase: 'sending'; told: LiveCashOut; delaySeconds: number }
  | { phase: 'ended'; told: LiveCashOut; answer: CashOutAnswer }

/** Sends what is shown, once. Nothing is sent until the player's profile has loaded. */
export function useSendCashOut(target: CashOutTarget) {
  const betting = useBetting()
  const account = useAccount()
  const [sending, setSending] = useState<Sending>({ phase: 'choosing' })
  const tellElsewhere = useTellCashOut()
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const send = async (told: LiveCashOut): Promise<void> => {
    if (!account || sending.phase === 'sending') return
    const market = betting.prices.structure(target.marketId)
    const delaySeconds = betDelaySeconds(account.user, { delaySeconds: market?.delaySeconds ?? 0 })
    setSending({ phase: 'sending', told, delaySeconds })
    const { sender } = cashOutsOf(betting)
    const answer = await sender.send(account.user.id, toldOf(target, told), delaySeconds)
    if (answer.state === 'taken') slipOf(betting).dispatch({ type: 'toleranceUsed' })
    if (isThere.current) setSending({ phase: 'ended', told, answer })
    // Its sheet was closed meanwhile.
    else tellElsewhere(answer)
  }
  return {
    sending,
    send,
    isPlayer: useIsPlayer(),
    isLoading: account === undefined,
    /** The player wants to be asked before bets are placed. */
    asks: account?.user.confirmBets === true,
  }
}

type Taken = Extract<CashOutAnswer, { state: 'taken' }>['taken']

/**
 * What is said of a cash out that was pressed, and how serious it is. That its market is suspended is not said any more once
 * it `isOpen` again.
 */
export function useSaid(
  sending: Sending,
  isOpen: boolean,
  takenText: (told: LiveCashOut, taken: Taken) => string,
): [tone: BannerTone, text: string] | undefined {
  const message = useMessage()
  const refusalText = useRefusalText()
  if (sending.phase === 'choosing') return undefined
  if (sending.phase === 'sending')
    return sending.delaySeconds > 0
      ? ['info', message('betting.cashOut.waiting', { seconds: sending.delaySeconds })]
      : undefined
  const { answer, told } = sending
  if (answer.state === 'taken') return ['success', takenText(told, answer.taken)]
  if (answer.state !== 'refused') return ['warning', message('betting.cashOut.unknown')]
  return isOpen && answer.code === 'market-suspended' ? undefined : ['danger', refusalText(answer)]
}

/** Why a cash out was refused, in the player's words: ours where the request never arrived, else the operator's. */
function useRefusalText(): (answer: Extract<CashOutAnswer, { state: 'refused' }>) => string {
  const message = useMessage()
  return ({ code, message: own }) =>
    code === 'never-arrived' ? message('betting.cashOut.neverArrived') : own
}

/** Tells what became of a cash out whose sheet is not open any more. */
export function useTellCashOut(): (answer: CashOutAnswer) => void {
  const { site } = useBetting()
  const message = useMessage()
  const refusalText = useRefusalText()
  return (answer) => {
    if (answer.state === 'taken') site.toast(message('betting.cashOut.takenOne'), 'success')
    else if (answer.state === 'refused') site.toast(refusalText(answer), 'danger')
    else site.toast(message('betting.cashOut.unknown'), 'danger')
  }
}
