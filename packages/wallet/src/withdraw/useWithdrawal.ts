import { createWithdrawal } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { formatPoints, useMessage, type BannerTone } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { resumeSubmission, submitOnce, type Outcome } from '../request/pointsRequest.ts'
import { useWalletSite } from '../walletContext.ts'
import { useWithdrawServices } from './withdrawContext.ts'
import { findWithdrawal, sendWithdrawal, type Withdrawal } from './sendWithdrawal.ts'

/** Stays until the next withdrawal. */
export interface WithdrawNotice {
  tone: BannerTone
  text: string
  /** The outcome can be checked again. */
  isUnknown: boolean
}

const unknownMessage = ({ isSearched }: { isSearched?: boolean }) =>
  isSearched ? 'wallet.withdraw.searched' : 'wallet.withdraw.unknown'

/**
 * Returns functions that send a player's withdrawals, each idempotent, and resolve one that an
 * earlier page left without an answer.
 */
export function useWithdrawal(userId: string, onSent: (withdrawal: Withdrawal) => void) {
  const site = useWalletSite()
  const queries = useQueryClient()
  const message = useMessage()
  const { client } = site.operator
  const { isSending: onItsWay } = useWithdrawServices()
  const isSending = useStore(onItsWay)
  const [isChecking, setChecking] = useState(false)
  const [notice, setNotice] = useState<WithdrawNotice | null>(null)
  const find = useCallback((key: string, sentAtMs: number) => findWithdrawal(client, key, sentAtMs), [client])

  const show = (tone: BannerTone, text: string, isUnknown = false) => setNotice({ tone, text, isUnknown })

  function take(outcome: Outcome<unknown>, withdrawal: Withdrawal) {
    const added = message(withdrawal.isHosted ? 'wallet.withdraw.hostedAdded' : 'wallet.withdraw.added')
    switch (outcome.state) {
      case 'sent':
        // The provider's text (WDR-014) stays on the page: a toast would disappear, or repeat it.
        if (withdrawal.isHosted) show('success', added)
        else site.toast(added, 'success')
        return onSent(withdrawal)
      case 'found': {
        const amount = formatPoints(outcome.answer.amount, { decimals: 'auto' })
        if (outcome.isEarlier) return show('warning', message('wallet.withdraw.earlier', { amount }))
        show('success', `${added} · ${message('wallet.withdraw.arrived', { amount })}`)
        return onSent(withdrawal)
      }
      case 'refused':
        return show(
          'danger',
          outcome.error.code === 'payment-method-unknown'
            ? message('wallet.withdraw.methodGone')
            : outcome.error.message,
        )
      case 'notSent':
        return show('danger', message('wallet.withdraw.notSent'))
      case 'unknown':
        return show('warning', message(unknownMessage(outcome)), true)
    }
  }

  async function send(withdrawal: Withdrawal) {
    // Blocks a second press before React has rendered the first one.
    if (onItsWay.getState()) return
    onItsWay.setState(true, true)
    setNotice(null)
    try {
      const outcome = await submitOnce(site, {
        name: 'withdraw',
        userId,
        send: (key) => sendWithdrawal(client, withdrawal, key),
        find: (key, sentAtMs) => findWithdrawal(client, key, sentAtMs, withdrawal.amount),
        onChecking: () => setChecking(true),
      })
      take(outcome, withdrawal)
    } catch (error) {
      site.onError(error, 'withdrawal')
      show('warning', message('wallet.withdraw.unknown'), true)
    } finally {
      onItsWay.setState(false, true)
      setChecking(false)
      invalidate(queries, [...createWithdrawal.changes, 'paymentAccounts'])
    }
  }

  const resume = useCallback(async () => {
    const outcome = await resumeSubmission(site, { name: 'withdraw', userId, find })
    if (outcome === undefined) return
    invalidate(queries, createWithdrawal.changes)
    if (outcome.state === 'found')
      setNotice({
        tone: 'success',
        text: message('wallet.withdraw.arrived', {
          amount: formatPoints(outcome.answer.amount, { decimals: 'auto' }),
        }),
        isUnknown: false,
      })
    else if (outcome.state === 'notSent')
      setNotice({ tone: 'warning', text: message('wallet.withdraw.notSent'), isUnknown: false })
    else if (outcome.state === 'unknown')
      setNotice({ tone: 'warning', text: message(unknownMessage(outcome)), isUnknown: true })
  }, [site, userId, find, queries, message])

  useEffect(() => {
    resume().catch((error: unknown) => site.onError(error, 'unanswered withdrawal'))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per player: later texts and answers are no reason to ask again.
  }, [userId])

  return {
    isSending,
    isChecking,
    notice,
    send,
    checkAgain: () => void resume().catch((error: unknown) => site.onError(error, 'unanswered withdrawal')),
  }
}
