import { OperatorError } from '@kit/sdk'
import { answeredRequest, endpoint, orderKey } from '@kit/sdk/contract'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { wallet, type DepositScreenProps, type OwnDepositMethod } from '../feature.tsx'
import { depositAnswers } from '../testing/depositAnswers.ts'
import { button, heading, radio, toMethods } from '../testing/depositScreen.tsx'
import { method, paymentRequest } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import { useWalletSite } from '../walletContext.ts'
import DepositPage from './DepositPage.tsx'

afterEach(closeWallet)

const payVoucher = endpoint({
  name: 'payVoucher',
  method: 'POST',
  path: 'api/harbour/voucher',
  changes: ['deposits'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ key: orderKey, code: z.string(), methodId: z.string() }),
  response: answeredRequest,
  source: 'a call of the site',
})

function VoucherScreen({ method: { id }, isSending, onSend, onBack }: DepositScreenProps) {
  const [code, setCode] = useState('')
  const pay = () => onSend(({ client, key }) => client.call(payVoucher, { key, code, methodId: id }))
  return (
    <>
      <input aria-label="Voucher code" value={code} onChange={(event) => setCode(event.target.value)} />
      <button disabled={isSending} onClick={pay}>
        Pay by voucher
      </button>
      <button onClick={onBack}>Other method</button>
    </>
  )
}

const voucher: OwnDepositMethod = {
  isFor: ({ name }) => name === 'Harbour Voucher',
  icon: <span>voucher picture</span>,
  load: async () => ({ default: VoucherScreen }),
}

function OwnWallet({ own, children }: { own: OwnDepositMethod; children: ReactNode }) {
  const site = useWalletSite()
  const [Provider] = useState(() => wallet({ depositMethods: [own] }).setup(site).provider!)
  return <Provider>{children}</Provider>
}

const showOwn = (answers: Record<string, (request: unknown) => unknown> = {}, own = voucher) =>
  showWallet(
    <OwnWallet own={own}>
      <DepositPage />
    </OwnWallet>,
    {
      user: { createdBy: 'admin-1' },
      answers: {
        ...depositAnswers(),
        listDepositMethods: () => [
          method(),
          method({ id: 'voucher', paymentType: 'other', name: 'Harbour Voucher', sort: 1 }),
        ],
        ...answers,
      },
    },
  )

async function toVoucher() {
  await toMethods()
  await radio('Harbour Voucher').click()
  await button('Next').click()
}

describe("a payment method of the site's own kind", () => {
  it('has the screen of the site, and its deposit is sent once under the key of the wallet', async () => {
    const sent: Record<string, unknown>[] = []
    const { calls } = showOwn({
      payVoucher(request) {
        sent.push(request as Record<string, unknown>)
        return paymentRequest({ id: String(sent[0]!['key']), utr: '', paymentType: 'VOUCHER' })
      },
    })
    await toMethods()
    await expect.element(page.getByText('voucher picture')).toBeVisible()
    await expect.element(page.getByText('Other - Harbour Voucher')).not.toBeInTheDocument()
    await radio('Harbour Voucher').click()
    await button('Next').click()
    await expect.element(heading('DETAIL')).toBeVisible()
    expect(page.getByLabelText('Unique transaction reference').elements()).toHaveLength(0)
    await page.getByLabelText('Voucher code').fill('HB-77')
    const pay = page.getByRole('button', { name: 'Pay by voucher' }).element() as HTMLButtonElement
    pay.click()
    pay.click()
    await expect.element(heading('Your request')).toBeVisible()
    await expect.element(page.getByText('VOUCHER')).toBeVisible()
    expect(sent).toEqual([
      { key: '00000000-0000-4000-8000-000000000001', code: 'HB-77', methodId: 'voucher' },
    ])
    expect(calls.indexOf('listDeposits')).toBeLessThan(calls.indexOf('payVoucher'))
  })

  it('shows a refusal of the operator on the screen of the site', async () => {
    showOwn({
      payVoucher: () =>
        Promise.reject(
          new OperatorError('refused', 'This voucher was used before', { status: 409, code: 'utr-used' }),
        ),
    })
    await toVoucher()
    await page.getByRole('button', { name: 'Pay by voucher' }).click()
    await expect.element(page.getByRole('alert').getByText('This voucher was used before')).toBeVisible()
    await expect.element(page.getByLabelText('Voucher code')).toBeVisible()
    await page.getByRole('button', { name: 'Other method' }).click()
    await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
  })

  it('offers to load a screen again that did not load', async () => {
    let isUp = false
    showOwn(
      {},
      {
        ...voucher,
        load: async () => {
          if (!isUp) throw new Error('the chunk is gone')
          return { default: VoucherScreen }
        },
      },
    )
    await toVoucher()
    await expect.element(page.getByText('The deposit could not be loaded. Please try again.')).toBeVisible()
    isUp = true
    await button('Try again').click()
    await expect.element(page.getByLabelText('Voucher code')).toBeVisible()
  })

  it('leaves every other method its screen', async () => {
    showOwn()
    await toMethods()
    await radio('UPI').click()
    await button('Next').click()
    await expect.element(page.getByLabelText('Unique transaction reference')).toBeVisible()
  })
})
