'use client'
import { OperatorError } from '@kit/sdk'
import { createHostedDeposit, type Minor, type PaymentMethod, type PaymentRequest } from '@kit/sdk/contract'
import { useMessage } from '@kit/ui'
import { useState } from 'react'
import { submitOnce, type Outcome } from '../../request/pointsRequest.ts'
import { useWalletSite } from '../../walletContext.ts'
import { useDepositServices } from '../depositContext.ts'
import type { DepositWork } from '../useDepositWork.ts'
import { paymentAddress } from './paymentAddress.ts'
import { openPaymentWindow, type PaymentWindow } from './paymentWindow.ts'

/** Delay between the opened payment page and the closing of the drawer, in ms (DEP-023). */
const hostedCloseMs = 2_000

export interface PaymentLink {
  address: string
  why: 'blocked' | 'closed'
}

interface HostedPaymentOptions {
  deposit: DepositWork
  onShown: (request: PaymentRequest | { id: string }) => void
  /** Called two seconds after the payment page opened. */
  onLeft: () => void
}

/** The provider's page is in a window that opens in the tap. */
export function useHostedPayment({ deposit, onShown, onLeft }: HostedPaymentOptions) {
  const site = useWalletSite()
  const { paymentHosts } = useDepositServices()
  const { client } = site.operator
  const message = useMessage()
  const { run, settle, refusal, newestWaits, toSubmitOf, onChecking, setProblem } = deposit
  const [link, setLink] = useState<PaymentLink | null>(null)
  const [isOpened, setIsOpened] = useState(false)

  const show = (opened: PaymentWindow | undefined, address: string, key: string) => {
    if (!opened) return setLink({ address, why: 'blocked' })
    const onBlank = () => {
      setLink({ address, why: 'blocked' })
      site.toast(message('wallet.deposit.hostedBlocked'), 'danger')
    }
    if (!opened.show(address, onBlank)) return setLink({ address, why: 'closed' })
    onShown({ id: key })
    setIsOpened(true)
    setTimeout(onLeft, hostedCloseMs)
  }

  const hostedFailed = (error?: OperatorError) => {
    site.toast(message('wallet.deposit.hostedFailed'), 'danger')
    const isWorded = error && !error.isOutcomeUnknown && error.code !== 'redirect-refused'
    setProblem(isWorded ? refusal(error) : { text: message('wallet.deposit.hostedFailed'), tone: 'danger' })
  }

  /**
   * Call inside the tap, because the window must open in it. With a key, opens another page of a
   * pending payment.
   */
  const sendHosted = (method: PaymentMethod, amount: Minor, key?: string) => {
    if (deposit.isRunning()) return
    const opened = openPaymentWindow(message('wallet.deposit.hostedOpening'))
    const ask = async (under: string) => {
      const { iPayRedirectUrl } = await client.call(createHostedDeposit, {
        key: under,
        depositTypeId: method.id,
        amount,
        operatorId: method.upiId,
        redirectUrl: `${window.location.origin}/transaction`,
      })
      return paymentAddress(iPayRedirectUrl, { origin: window.location.origin, hosts: paymentHosts })
    }
    const start = async (): Promise<Outcome<string | undefined>> => {
      // Without keys each call is another deposit.
      const hasKeys = site.operator.announces?.('requestKeys') === true
      if (hasKeys && key !== undefined) return { state: 'sent', answer: await ask(key), key }
      const login = site.operator.session.count()
      if (await newestWaits())
        return {
          state: 'refused',
          error: new OperatorError('refused', message('wallet.deposit.pending'), {
            status: 409,
            code: 'request-pending',
          }),
        }
      const outcome = await submitOnce(site, { ...toSubmitOf(amount), login, onChecking, send: ask })
      // The payment exists but its page does not: the same key gets a new page.
      return hasKeys && outcome.state === 'found' && !outcome.isEarlier
        ? { state: 'sent', answer: await ask(outcome.answer.id), key: outcome.answer.id }
        : outcome
    }
    void run(
      async () => {
        setLink(null)
        let outcome: Outcome<string | undefined>
        try {
          outcome = await start()
        } catch (error) {
          if (!(error instanceof OperatorError)) throw error
          outcome = { state: 'refused', error }
        }
        if (outcome.state === 'sent' && outcome.answer !== undefined)
          return show(opened, outcome.answer, outcome.key)
        opened?.close()
        // The operator has no such request after a lost answer: it failed, and the next one has the
        // same key.
        if (outcome.state === 'sent' || outcome.state === 'notSent') hostedFailed()
        else if (outcome.state === 'refused') hostedFailed(outcome.error)
        else settle(outcome)
      },
      () => {
        opened?.close()
        hostedFailed()
      },
    )
  }

  return { link, isOpened, sendHosted, forget: (): void => setLink(null) }
}
