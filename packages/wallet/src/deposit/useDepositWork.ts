'use client'
import type { OperatorError } from '@kit/sdk'
import { createDeposit, listDeposits, type Minor, type PaymentRequest, type User } from '@kit/sdk/contract'
import { depositsQuery, invalidate, requestPageSize } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findRequest } from '../request/findRequest.ts'
import { resumeSubmission, type Outcome } from '../request/pointsRequest.ts'
import { useWalletSite } from '../walletContext.ts'
import { useDepositServices } from './depositContext.ts'
import { refusalOf, type DepositProblem } from './depositProblem.ts'
import { isPending } from './useDeposits.ts'

export type SendState = 'idle' | 'sending' | 'checking'

interface DepositWorkOptions {
  player: User
  /** Called with a request that the operator has. */
  onShown: (request: PaymentRequest | { id: string }) => void
}

/**
 * State shared by all kinds of deposits: one attempt at a time, its outcome, and the earlier one
 * whose answer was lost.
 */
export function useDepositWork({ player, onShown }: DepositWorkOptions) {
  const site = useWalletSite()
  const { isSending } = useDepositServices()
  const { client } = site.operator
  const queries = useQueryClient()
  const message = useMessage()
  const allowsMultiple = useFlag('wallet.requests.allowMultiple')
  const [work, setWork] = useState<SendState>('idle')
  const [problem, setProblem] = useState<DepositProblem | null>(null)
  // State updates one render late; a ref blocks a second tap in the same frame.
  const isRunning = useRef(false)

  const find = (key: string, sentAtMs: number, amount?: Minor) =>
    findRequest(
      async (search) => (await client.page(listDeposits, { page: 1, limit: requestPageSize, search })).docs,
      key,
      sentAtMs,
      amount,
    )
  const toSubmit = {
    name: 'deposit' as const,
    userId: player.id,
    find: (key: string, sentAtMs: number) => find(key, sentAtMs),
  }
  const toSubmitOf = (amount: Minor) => ({
    ...toSubmit,
    find: (key: string, sentAtMs: number) => find(key, sentAtMs, amount),
  })

  /** Returns the newest requests; empty if they cannot be read. */
  const newest = async (): Promise<readonly PaymentRequest[]> =>
    (await queries.fetchQuery({ ...depositsQuery(client), staleTime: 0 }).catch(() => undefined))?.docs ?? []

  /** If the list cannot be read, the operator decides. */
  const newestWaits = async () => !allowsMultiple && isPending((await newest())[0])

  const refusal = (error: OperatorError) => refusalOf(error, message)

  const settle = (outcome: Exclude<Outcome<unknown>, { state: 'sent' }>) => {
    if (outcome.state === 'found') {
      onShown(outcome.answer)
      if (outcome.isEarlier) setProblem({ text: message('wallet.deposit.earlier'), tone: 'info' })
      else site.toast(message('wallet.deposit.success'), 'success')
    } else if (outcome.state === 'refused') setProblem(refusal(outcome.error))
    else if (outcome.state === 'notSent')
      setProblem({ text: message('wallet.deposit.notSent'), tone: 'warning' })
    else
      setProblem({
        text: message(outcome.isSearched ? 'wallet.deposit.searched' : 'wallet.deposit.unknown'),
        tone: 'danger',
        canAsk: true,
      })
  }

  const run = async (attempt: () => Promise<void>, onFault: () => void) => {
    if (isRunning.current) return
    isRunning.current = true
    isSending.setState(true, true)
    setWork('sending')
    setProblem(null)
    try {
      await attempt()
    } catch (error) {
      site.onError(error, 'wallet: a deposit')
      onFault()
    } finally {
      isRunning.current = false
      isSending.setState(false, true)
      setWork('idle')
      invalidate(queries, createDeposit.changes)
    }
  }

  const resume = async () => {
    try {
      const outcome = await resumeSubmission(site, toSubmit)
      if (outcome && outcome.state !== 'sent') settle(outcome)
    } catch (error) {
      site.onError(error, 'wallet: looking a deposit up')
    }
  }
  const resumeOnce = useEffectEvent(() => void resume())
  useEffect(() => {
    const timer = setTimeout(() => resumeOnce())
    return () => clearTimeout(timer)
  }, [])

  return {
    toSubmitOf,
    work,
    problem,
    setProblem,
    isRunning: (): boolean => isRunning.current,
    run,
    settle,
    refusal,
    newest,
    newestWaits,
    onChecking: () => setWork('checking'),
    unknown: () => setProblem({ text: message('wallet.deposit.unknown'), tone: 'danger', canAsk: true }),
    askAgain: () => {
      setProblem(null)
      void resume()
    },
  }
}

export type DepositWork = ReturnType<typeof useDepositWork>
