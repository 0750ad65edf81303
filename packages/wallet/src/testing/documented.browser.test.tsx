import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import BonusesPage from '../bonuses/BonusesPage.tsx'
import DepositPage from '../deposit/DepositPage.tsx'
import TransactionsPage from '../transactions/TransactionsPage.tsx'
import WithdrawPage from '../withdraw/WithdrawPage.tsx'
import { amountField, button, claim, findsNothing, heading, radio, toDetail } from './depositScreen.tsx'
import { documentedOperator, type DocumentedOperator } from './documentedOperator.ts'
import { closeWallet, showWallet } from './showWallet.tsx'

// The wallet's screens on an operator that does exactly what the tables of the specification say.

let documented: DocumentedOperator
beforeEach(() => void (documented = documentedOperator()))
afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
})

const show = (screen: ReactNode, flags = {}) =>
  showWallet(screen, {
    operator: documented.operator,
    ports: { readReceipt: findsNothing, uploadFetch: () => documented.fetch },
    flags,
    nowMs: () => Date.now(),
  })
const sentTo = (call: string) => documented.sent.filter((one) => one.call === call)
const account = (name: string, primary: boolean) => ({
  _id: `65f0c0ffee${name}`,
  name: `${name}_player-1`,
  primary,
  accountDetails: [{ label: 'UPI id', value: `${name}@bank` }],
  paymentMethodType: { paymentType: 'UPI', minAmount: 500, maxAmount: 100_000, operatorId: 1001 },
})
const row = (status: string, more = {}) => ({
  _id: '65f0c0ffee99',
  amount: 1000,
  createdAt: new Date().toISOString(),
  type: 'UPI',
  status,
  ...more,
})

describe('a deposit', () => {
  it('CALL-097 DEP-045 whose answer is a message alone is shown as the operator lists it', async () => {
    const { seen } = show(<DepositPage />)
    await claim()
    await expect.element(heading('Your request')).toBeVisible()
    await expect.element(page.getByText('Waiting for approval')).toBeVisible()
    await expect.element(page.getByText('412345678903')).toBeVisible()
    expect(seen.toasts).toEqual(['Deposit Successfull'])
    expect(sentTo('POST api/user/deposit')).toHaveLength(1)
    expect(documented.deposits).toHaveLength(1)
  })

  it('DEP-045 is shown as it was sent where its list cannot be read, too', async () => {
    show(<DepositPage />)
    await toDetail()
    documented.instead['GET api/user/deposit'] = () => Response.json({ message: 'No' }, { status: 400 })
    await claim(async () => {})
    await expect.element(heading('Your request')).toBeVisible()
    await expect.element(page.getByText('412345678903')).toBeVisible()
    expect(documented.deposits).toHaveLength(1)
  })

  it('whose answer was lost is found though the operator takes no keys, and is not sent again', async () => {
    documented.instead['POST api/user/deposit'] = () => Response.json({ message: 'Late' }, { status: 504 })
    show(<DepositPage />)
    await claim()
    await expect.element(heading('Your request')).toBeVisible()
    expect(documented.deposits).toHaveLength(1)
    expect(page.getByText('Your request was not sent.', { exact: false }).elements()).toEqual([])
  })

  it('DEP-046 shows the operator’s message, without a code', async () => {
    documented.deposits.push(row('approved', { utr: '412345678903' }))
    show(<DepositPage />)
    await claim()
    await expect.element(page.getByRole('alert').getByText('This UTR was used before')).toBeVisible()
  })

  it('DEP-022 DEP-057 by card has the operator’s id as a number, and opens the page of the answer', async () => {
    const shown: string[] = []
    vi.spyOn(window, 'open').mockImplementation(
      () =>
        ({
          closed: false,
          document: document.implementation.createHTMLDocument(),
          location: { replace: (address: string) => void shown.push(address) },
          close: () => {},
        }) as unknown as Window,
    )
    show(<DepositPage />)
    await amountField.fill('1000')
    await button('Next').click()
    await radio('IPAY - Card').click()
    await button('Next').click()
    await vi.waitFor(() => expect(shown).toEqual([`${window.location.origin}/hosted-payment/x`]))
    expect(sentTo('POST api/user/deposit/iPay')[0]?.body).toMatchObject({
      depositTypeId: 'card',
      amount: 1000,
      operatorId: '1001',
    })
  })

  it.each([
    ['pending', true],
    ['processing', false],
  ])('DEP-048 Q-024 is blocked while the newest is %s: %s', async (status, isBlocked) => {
    documented.deposits.push(row(status))
    show(<DepositPage />)
    await expect
      .element(isBlocked ? page.getByText('Already Have Request, Please Wait') : amountField)
      .toBeVisible()
  })
})

describe('a withdrawal', () => {
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const submit = page.getByRole('button', { name: 'Withdraw', exact: true })
  const sent = page.getByRole('dialog', { name: 'Request Sent!' })

  it('ACC-010 an account is added where the answer says nothing of it, the list being empty', async () => {
    const { seen } = show(<WithdrawPage />)
    await page.getByRole('button', { name: 'Add account' }).first().click()
    await page.getByRole('textbox', { name: 'Account holder' }).fill('Asha Rao')
    await page.getByRole('textbox', { name: 'UPI id' }).fill('asha@bank')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('radio', { name: /asha@bank/ })).toBeChecked()
    expect(seen.toasts).toEqual(['Account Created Successfully'])
    expect(sentTo('POST api/user/account').map(({ body }) => body)).toEqual([
      {
        paymentMethodTypeId: 'payout-upi',
        name: 'Asha Rao_player-1',
        accountDetails: [{ label: 'UPI id', value: 'asha@bank' }],
      },
    ])
  })

  it('ACC-003 ACC-013 CALL-087 an account is deleted by its id in the address', async () => {
    documented.accounts.push(account('asha', true), account('ravi', false))
    const { seen } = show(<WithdrawPage />)
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByRole('radio', { name: /ravi@bank/ })).toBeChecked()
    expect(seen.toasts).toEqual(['Account Deleted'])
    expect(sentTo('DELETE api/user/account')).toMatchObject([
      { query: { accountId: '65f0c0ffeeasha' }, body: {} },
    ])
  })

  it('ACC-004 ACC-014 CALL-088 an account is made primary by its id in the address', async () => {
    documented.accounts.push(account('asha', true), account('ravi', false))
    const { seen } = show(<WithdrawPage />)
    await page.getByRole('radio', { name: /ravi@bank/ }).click()
    await page.getByRole('button', { name: /^Make primary: / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make primary' }).click()
    await expect.poll(() => seen.toasts).toEqual(['Primary Account Updated Successfull'])
    expect(documented.accounts.map(({ primary }) => primary)).toEqual([false, true])
    expect(sentTo('PATCH api/user/account')).toMatchObject([{ body: {} }])
  })

  it.each([true, false])('WDR-012 WDR-014 is sent by wallet.withdraw.iPay: %s', async (byProvider) => {
    documented.accounts.push(account('asha', true))
    show(<WithdrawPage />, { 'wallet.withdraw.iPay': byProvider })
    await amount.fill('1000')
    await submit.click()
    await expect.element(sent).toBeVisible()
    await expect.element(page.getByText(/asha@bank/).last()).toBeVisible()
    expect(documented.withdrawals).toHaveLength(1)
    expect(sentTo(`POST api/user/withdraw${byProvider ? '/iPay' : ''}`)).toHaveLength(1)
  })

  it('whose answer was lost is found though the operator takes no keys', async () => {
    documented.accounts.push(account('asha', true))
    documented.instead['POST api/user/withdraw'] = () => Response.json({ message: 'Late' }, { status: 504 })
    show(<WithdrawPage />)
    await amount.fill('1000')
    await submit.click()
    await expect.element(page.getByText(/Your request of 1,000 points arrived/)).toBeVisible()
    expect(documented.withdrawals).toHaveLength(1)
  })

  it('WDR-015 WDR-018 CALL-107 is deleted by its id in the address, and the list is read again', async () => {
    documented.accounts.push(account('asha', true))
    documented.withdrawals.push(row('pending'))
    show(<WithdrawPage />, { 'wallet.withdraw.allowCancel': true })
    await page.getByRole('button', { name: /^Cancel request of/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
    await expect.element(page.getByText('Canceled')).toBeVisible()
    await expect.element(submit).toBeVisible()
  })
})

it('TXN-016 TXN-017 a transaction that has neither remarks nor a reference is shown without', async () => {
  documented.deposits.push(row('approved'))
  await page.viewport(1280, 900)
  show(<TransactionsPage />)
  await expect.element(page.getByText('No UTR')).toBeVisible()
  await expect.element(page.getByRole('table').getByText('Approved')).toBeVisible()
})

it('BON-001 no bonus is an empty answer', async () => {
  show(<BonusesPage />)
  await expect.element(page.getByText('There are no bonuses at the moment')).toBeVisible()
})
