'use client'
import {
  createDeposit,
  type Minor,
  type PaymentMethod,
  type PaymentRequest,
  type User,
} from '@kit/sdk/contract'
import { useMessage } from '@kit/ui'
import { use, useRef, useState } from 'react'
import { submitOnce } from '../request/pointsRequest.ts'
import { useWalletSite } from '../walletContext.ts'
import { DepositPortsContext } from './depositPorts.ts'
import { useHostedPayment } from './hosted/useHostedPayment.ts'
import type { OwnDepositAttempt } from './ownMethod.ts'
import { takenRequest } from './takenRequest.ts'
import { useDepositWork } from './useDepositWork.ts'

/** Time that the upload of a photo may take, in ms. */
const uploadTimeoutMs = 120_000

interface Sent {
  method: PaymentMethod
  amount: Minor
}

export interface Claim extends Sent {
  bonusId: string | undefined
  utr: string
  image: File
}

interface DepositRequestOptions {
  player: User
  /** Called with a request that the operator has. */
  onShown: (request: PaymentRequest | { id: string }) => void
  /** Called two seconds after the payment page opened. */
  onLeft: () => void
}

/** One at a time, each idempotent. */
export function useDepositRequest({ player, onShown, onLeft }: DepositRequestOptions) {
  const site = useWalletSite()
  const { uploadFetch } = use(DepositPortsContext)
  const { client } = site.operator
  const message = useMessage()
  const deposit = useDepositWork({ player, onShown })
  const { run, settle, newest, newestWaits, toSubmitOf, onChecking, setProblem, unknown } = deposit
  const hosted = useHostedPayment({ deposit, onShown, onLeft })
  const [share, setShare] = useState<number | null>(null)
  const cancelling = useRef<AbortController>(null)

  const send = (
    { utr = '', ...sent }: Sent & { utr?: string },
    call: (attempt: Omit<OwnDepositAttempt, 'client'>) => Promise<PaymentRequest | undefined>,
  ) =>
    run(async () => {
      setShare(null)
      hosted.forget()
      const login = site.operator.session.count()
      if (await newestWaits())
        return setProblem({
          text: message('wallet.deposit.pending'),
          tone: 'danger',
          code: 'request-pending',
        })
      const cancel = new AbortController()
      cancelling.current = cancel
      const outcome = await submitOnce(site, {
        ...toSubmitOf(sent.amount),
        login,
        onChecking,
        send: (key) => call({ key, signal: cancel.signal }),
      })
      if (outcome.state !== 'sent') return settle(outcome)
      site.toast(message('wallet.deposit.success'), 'success')
      // Some operators answer with a message alone: the request is then the newest one with its
      // reference.
      onShown(
        outcome.answer ??
          (await newest()).find((row) => (utr === '' ? row.id === outcome.key : row.utr === utr)) ??
          takenRequest({ ...sent, utr }, outcome.key, site.now()),
      )
    }, unknown)

  const sendClaim = ({ bonusId, image, ...sent }: Claim) =>
    send(sent, ({ key, signal }) =>
      client.call(
        createDeposit,
        { key, depositTypeId: sent.method.id, amount: sent.amount, bonusId, utr: sent.utr, image },
        { signal, timeoutMs: uploadTimeoutMs, fetch: uploadFetch(setShare) },
      ),
    )

  return {
    work: deposit.work,
    share,
    problem: deposit.problem,
    link: hosted.link,
    isOpened: hosted.isOpened,
    sendClaim: (claim: Claim): void => {
      void sendClaim(claim)
    },
    sendOwn: (
      sent: Sent,
      call: (attempt: OwnDepositAttempt) => Promise<PaymentRequest | undefined>,
    ): void => {
      void send(sent, (attempt) => call({ ...attempt, client }))
    },
    sendHosted: hosted.sendHosted,
    cancel: (): void => cancelling.current?.abort(),
    askAgain: deposit.askAgain,
    dismiss: () => setProblem(null),
  }
}
