import { OperatorError } from '@kit/sdk'
import { withdrawalsChanged } from '@kit/sdk/contract'
import { pageOf } from '@kit/shell/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeWalletOptions } from '../testing/FakeWallet.tsx'
import { holdTimers } from '../testing/heldTimers.ts'
import { bankAccount, payoutAccount, withdrawal } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import WithdrawPage from './WithdrawPage.tsx'
import WithdrawSheet from './WithdrawSheet.tsx'

let asked: { name: string; request: Record<string, unknown> }[] = []
let fake: ReturnType<typeof showWallet> | undefined
afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
  asked = []
})

const record = (name: string, request: unknown) => {
  asked.push({ name, request: request as Record<string, unknown> })
  return undefined
}

function open(options: FakeWalletOptions = {}, screen = <WithdrawPage />) {
  fake = showWallet(screen, { onCall: record, ...options })
}

const asks = (name: string) => asked.filter((call) => call.name === name).map(({ request }) => request)
const amount = page.getByRole('textbox', { name: 'Amount' })
const submit = page.getByRole('button', { name: 'Withdraw', exact: true })
const account = (name: RegExp) => page.getByRole('radio', { name })
const sentAnswers = { createWithdrawal: () => withdrawal() }

async function withdraw(points: string) {
  await amount.fill(points)
  await submit.click()
}

describe('the withdrawal', () => {
  it('WDR-001 WDR-002 WDR-003 ACC-005 ROUTE-048 has an amount and an account, the primary one selected', async () => {
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'WITHDRAW FUNDS' })).toBeVisible()
    await expect.element(amount).toBeVisible()
    await expect.element(account(/7890/)).toBeChecked()
    await expect.element(account(/asha@bank/)).not.toBeChecked()
  })

  it('ACC-006 selects the first account where none is primary', async () => {
    open({
      answers: { listPaymentAccounts: () => [payoutAccount(), { ...bankAccount, isPrimary: false }] },
    })
    await expect.element(account(/asha@bank/)).toBeChecked()
  })

  it('ACC-001 starts with adding an account while there are no accounts: no amount, and no disabled button', async () => {
    open({ answers: { listPaymentAccounts: () => [] } })
    await expect.element(page.getByRole('button', { name: 'Add account' })).toBeVisible()
    expect(amount.elements()).toHaveLength(0)
    expect(submit.elements()).toHaveLength(0)
  })

  it('WDR-001 is the same as a sheet, with the requested amount', async () => {
    let closes = 0
    open({}, <WithdrawSheet amount={120_050n} onClose={() => (closes += 1)} />)
    await expect.element(page.getByRole('dialog', { name: 'WITHDRAW FUNDS' })).toBeVisible()
    await expect.element(amount).toHaveValue('1201')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(closes).toBe(1)
  })

  it('WDR-004 WDR-005 takes digits only', async () => {
    open()
    await amount.fill('0000750')
    await expect.element(amount).toHaveValue('750')
    for (const text of ['1,000.50', '1e309', '7a']) {
      await amount.fill(text)
      await expect.element(amount).toHaveValue('750')
    }
  })

  it('WDR-006 refuses an amount out of range with both limits, and sends nothing', async () => {
    open()
    for (const points of ['0', '99', '50001']) {
      await withdraw(points)
      await expect
        .element(page.getByText('Amount should be greater than 100 and less than 50,000'))
        .toBeVisible()
    }
    expect(asks('createWithdrawal')).toEqual([])
  })

  it.each([true, false])(
    'WDR-007 takes a missing maximum for 0 by wallet.withdraw.strictZeroMax: %s',
    async (isStrict) => {
      const unlimited = payoutAccount({ method: { ...payoutAccount().method, maxAmount: 0n } })
      open({
        answers: { ...sentAnswers, listPaymentAccounts: () => [unlimited] },
        flags: { 'wallet.withdraw.strictZeroMax': isStrict },
      })
      await withdraw('600')
      const refusal = page.getByText('Amount should be greater than 500 and less than 0')
      const sent = page.getByRole('dialog', { name: 'Request Sent!' })
      await expect.element(isStrict ? refusal : sent).toBeVisible()
      expect(asks('createWithdrawal')).toHaveLength(isStrict ? 0 : 1)
    },
  )

  it('wallet.minimumAmount raises the least amount', async () => {
    open({ flags: { 'wallet.minimumAmount': 300 } })
    await withdraw('200')
    await expect
      .element(page.getByText('Amount should be greater than 300 and less than 50,000'))
      .toBeVisible()
  })

  it('WDR-010 WDR-011 WDR-012 WDR-013 WDR-020 is sent once under a key, is listed, and says so for three seconds', async () => {
    const timers = holdTimers(2_500)
    let requests = [] as ReturnType<typeof withdrawal>[]
    open({
      answers: {
        listWithdrawals: () => pageOf(requests),
        createWithdrawal: () => {
          requests = [withdrawal()]
          return requests[0]
        },
      },
    })
    await amount.fill('1000')
    await account(/asha@bank/).click()
    await userEvent.dblClick(submit)
    await expect.element(page.getByRole('dialog', { name: 'Request Sent!' })).toBeVisible()
    expect(asks('createWithdrawal')).toEqual([
      { amount: 100_000n, accountId: 'account-upi', key: '00000000-0000-4000-8000-000000000001' },
    ])
    expect(fake?.seen.toasts).toEqual(['Withdraw Request Added'])
    expect(asks('listWithdrawals').at(-1)).toEqual({ page: 1, limit: 5, search: '' })
    await expect.element(page.getByText('Pending')).toBeVisible()
    const [closing] = timers.ofMs(3_000)
    closing?.run()
    await expect.element(page.getByRole('dialog', { name: 'Request Sent!' })).not.toBeInTheDocument()
    // The toast and the dialog say it; a banner would repeat it.
    expect(page.getByText('Withdraw Request Added').elements()).toEqual([])
  })

  it('WDR-008 is blocked while one is pending', async () => {
    open({ answers: { listWithdrawals: () => pageOf([withdrawal()]) } })
    await expect.element(page.getByText('Already Have Request, Please Wait')).toBeVisible()
    await expect.element(submit).not.toBeInTheDocument()
  })

  it('WDR-008 is open while the newest one is being processed', async () => {
    open({
      answers: {
        listWithdrawals: () => pageOf([withdrawal({ state: 'processing' }), withdrawal({ id: 'older' })]),
      },
    })
    await expect.element(submit).toBeVisible()
    expect(page.getByText('Already Have Request, Please Wait').elements()).toEqual([])
  })

  it('WDR-009 is allowed with wallet.requests.allowMultiple', async () => {
    open({
      answers: { ...sentAnswers, listWithdrawals: () => pageOf([withdrawal()]) },
      flags: { 'wallet.requests.allowMultiple': true },
    })
    await withdraw('1000')
    await expect.element(page.getByRole('dialog', { name: 'Request Sent!' })).toBeVisible()
  })

  it('WDR-019 is refused to a demo account', async () => {
    open({ user: { isDemo: true } })
    await expect
      .element(page.getByText('This is your Demo Account, Please Login as Normal user'))
      .toBeVisible()
    await expect.element(amount).not.toBeInTheDocument()
  })

  it('WDR-014 goes through the provider with wallet.withdraw.iPay, and says that it is pending', async () => {
    open({
      flags: { 'wallet.withdraw.iPay': true },
      answers: { createHostedWithdrawal: () => withdrawal() },
    })
    await withdraw('1000')
    const text =
      'Your withdraw request is still pending please check your widthraw statement for more updates.'
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText(text).elements()).toHaveLength(1)
    expect(fake?.seen.toasts).toEqual([])
    expect(asks('createHostedWithdrawal')).toMatchObject([
      {
        accountId: 'account-bank',
        beneficiaryName: 'Asha Rao',
        bankName: 'Example Bank',
        ifscCode: 'HDFC0001234',
        accountNumber: '1234567890',
        operatorId: '1001',
      },
    ])
  })

  it('WDR-021 goes to the plain call without wallet.withdraw.iPay', async () => {
    open({ answers: sentAnswers, flags: { 'wallet.withdraw.iPay': false } })
    await withdraw('1000')
    await expect.poll(() => asks('createWithdrawal').length).toBe(1)
    expect(asks('createHostedWithdrawal')).toEqual([])
  })

  it('keeps saying why the operator refused', async () => {
    open({
      answers: {
        createWithdrawal: () =>
          Promise.reject(
            new OperatorError('refused', 'This account is not known', {
              status: 404,
              code: 'account-unknown',
            }),
          ),
      },
    })
    await withdraw('1000')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This account is not known')
    expect(fake?.seen.toasts).toEqual([])
  })

  it('finds a request whose answer was lost, and does not send it again', async () => {
    const key = '00000000-0000-4000-8000-000000000001'
    open({
      answers: {
        createWithdrawal: () => Promise.reject(new OperatorError('timeout', 'No answer')),
        listWithdrawals: (request) =>
          pageOf((request as { search: string }).search === key ? [withdrawal({ id: key })] : []),
      },
    })
    await withdraw('1000')
    await expect.element(page.getByText(/Your request of 1,000 points arrived/)).toBeVisible()
    expect(asks('createWithdrawal')).toHaveLength(1)
  })

  it('opens a chat instead where wallet.useChatRedirect is on, for demo accounts too', async () => {
    open({
      flags: { 'wallet.useChatRedirect': true },
      user: { isDemo: true, whiteLabelId: 'w1' },
      answers: {
        getContactChannels: () => ({
          whatsapp: '',
          depositWhatsapp: '',
          withdrawWhatsapp: '+91 98765 43210',
          chat: null,
        }),
      },
    })
    await expect
      .element(page.getByRole('link', { name: 'Open the chat' }))
      .toHaveAttribute('href', 'https://wa.me/919876543210')
  })
})

describe('the requests below it', () => {
  const waiting = { listWithdrawals: () => pageOf([withdrawal()]) }
  const cancel = page.getByRole('button', { name: /^Cancel request of/ })

  it('WDR-016 have nothing to cancel them by without wallet.withdraw.allowCancel', async () => {
    open({ answers: waiting, flags: { 'wallet.withdraw.allowCancel': false } })
    await expect.element(page.getByText('Pending')).toBeVisible()
    await expect.element(cancel).not.toBeInTheDocument()
  })

  it('WDR-015 WDR-018 are canceled with it, and the list is read again', async () => {
    let state: 'pending' | 'canceled' = 'pending'
    open({
      flags: { 'wallet.withdraw.allowCancel': true },
      answers: {
        listWithdrawals: () => pageOf([withdrawal({ state })]),
        cancelWithdrawal: () => {
          state = 'canceled'
          return withdrawal({ state })
        },
      },
    })
    await cancel.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
    await expect.element(page.getByText('Canceled')).toBeVisible()
    expect(asks('cancelWithdrawal')).toEqual([{ withdrawId: 'request-1' }])
    await expect.element(submit).toBeVisible()
  })

  it('WDR-017 say so when it was approved at the same moment', async () => {
    let state: 'pending' | 'approved' = 'pending'
    open({
      flags: { 'wallet.withdraw.allowCancel': true },
      answers: {
        listWithdrawals: () => pageOf([withdrawal({ state })]),
        cancelWithdrawal: () => {
          state = 'approved'
          throw new OperatorError('refused', 'This request is already approved', {
            status: 409,
            code: 'request-decided',
          })
        },
      },
    })
    await cancel.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This request is already approved')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect.element(page.getByText('Approved')).toBeVisible()
    await expect.element(cancel).not.toBeInTheDocument()
  })

  it('follow the socket before the next read would come, and say it politely', async () => {
    open({ answers: waiting })
    await expect.element(page.getByText('Pending')).toBeVisible()
    const before = performance.now()
    fake?.emit(withdrawalsChanged, { docs: { id: 'request-1', status: 'approved' } })
    await expect.element(page.getByText('Approved', { exact: true })).toBeVisible()
    // Without the event the next read is after 10 s or more; a busy machine renders slowly.
    expect(performance.now() - before).toBeLessThan(5_000)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Your withdrawal is Approved' }))
      .toBeInTheDocument()
  })
})

describe('a payout account', () => {
  const password = page.getByLabelText('Your password')
  const save = page.getByRole('button', { name: 'Save' })
  const passwordDue = () =>
    new OperatorError('refused', 'Please enter your password', { status: 403, code: 'password-due' })
  const refuseUntilProved = (request: unknown, answer: unknown) =>
    (request as { password?: string }).password === 'Floodlight1' ? answer : Promise.reject(passwordDue())

  it('ACC-001 ACC-008 ACC-010 ACC-015 is added with the method’s own fields, after the password that the operator requires', async () => {
    const timers = holdTimers(500)
    open({
      answers: {
        createPaymentAccount: (request) => refuseUntilProved(request, payoutAccount({ id: 'new' })),
      },
    })
    await page.getByRole('button', { name: 'Add account' }).click()
    await page.getByRole('textbox', { name: 'Account holder' }).fill('Asha Rao')
    await page.getByRole('textbox', { name: 'UPI id' }).fill('asha@bank')
    await save.click()
    await password.fill('Floodlight1')
    await save.click()
    await expect.element(submit).toBeVisible()
    const asked = {
      paymentMethodTypeId: 'payout-upi',
      name: 'Asha Rao_player-1',
      accountDetails: [{ label: 'UPI id', value: 'asha@bank' }],
    }
    expect(asks('createPaymentAccount')).toEqual([asked, { ...asked, password: 'Floodlight1' }])
    expect(fake?.seen.toasts).toEqual(['Account Created Successfully'])
    expect(asks('logPaymentAccount')).toEqual([])
    for (const { run } of timers.ofMs(500)) run()
    await expect
      .poll(() => asks('logPaymentAccount'))
      .toEqual([{ accountNumber: 'asha@bank', accountDetails: asked.accountDetails }])
  })

  it('ACC-009 needs a holder and complete fields', async () => {
    open()
    await page.getByRole('button', { name: 'Add account' }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('payout-imps')
    await page.getByRole('textbox', { name: 'IFSC Code' }).fill('nonsense')
    await save.click()
    await expect.element(page.getByText('Name is Not Valid')).toBeVisible()
    await expect.element(page.getByText('Please check this')).toBeVisible()
    expect(asks('createPaymentAccount')).toEqual([])
  })

  it('ACC-011 says that it was not created, and why', async () => {
    open({
      answers: {
        createPaymentAccount: () =>
          Promise.reject(
            new OperatorError('refused', 'You can have 20 accounts at most', {
              status: 409,
              code: 'too-many-accounts',
            }),
          ),
      },
    })
    await page.getByRole('button', { name: 'Add account' }).click()
    await page.getByRole('textbox', { name: 'Account holder' }).fill('Asha Rao')
    await page.getByRole('textbox', { name: 'UPI id' }).fill('asha@bank')
    await save.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('You can have 20 accounts at most')
    expect(fake?.seen.toasts).toEqual(['Account Not Created'])
  })

  it('ACC-002 ACC-012 is edited and becomes primary', async () => {
    open({ answers: { editPaymentAccount: () => bankAccount } })
    await page.getByRole('button', { name: /^Edit / }).click()
    await page.getByRole('textbox', { name: 'Account Number' }).fill('99887766')
    await save.click()
    await expect.element(submit).toBeVisible()
    expect(asks('editPaymentAccount')).toMatchObject([{ accountId: 'account-bank', primary: true }])
    expect(fake?.seen.toasts).toEqual(['Account List Updated'])
  })

  it('ACC-003 ACC-013 is deleted after a confirmation', async () => {
    let accounts = [bankAccount, payoutAccount()]
    open({
      answers: {
        listPaymentAccounts: () => accounts,
        deletePaymentAccount: () => {
          accounts = [payoutAccount({ isPrimary: true })]
          return {}
        },
      },
    })
    await page.getByRole('button', { name: /^Delete / }).click()
    expect(asks('deletePaymentAccount')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(account(/asha@bank/)).toBeChecked()
    expect(fake?.seen.toasts).toEqual(['Account Deleted'])
  })

  it('ACC-004 ACC-014 is made primary, with a code where a second factor is on', async () => {
    open({
      user: { hasSecondFactor: true },
      answers: {
        makeAccountPrimary: (request) =>
          (request as { otp?: string }).otp === '123456'
            ? payoutAccount({ isPrimary: true })
            : Promise.reject(passwordDue()),
      },
    })
    await account(/asha@bank/).click()
    await page.getByRole('button', { name: /^Make primary: / }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Make primary' })
    await confirm.click()
    await page.getByRole('textbox', { name: 'Code of your authenticator' }).fill('123456')
    await confirm.click()
    await expect.poll(() => fake?.seen.toasts).toEqual(['Primary Account Updated Successfull'])
    expect(asks('makeAccountPrimary').at(-1)).toEqual({
      accountId: 'account-upi',
      primary: 'true',
      otp: '123456',
    })
  })

  it('that was deleted in another tab is no longer selected', async () => {
    let accounts = [bankAccount, payoutAccount()]
    open({
      answers: {
        listPaymentAccounts: () => accounts,
        createWithdrawal: () => {
          accounts = [bankAccount]
          throw new OperatorError('refused', 'This account is not known', {
            status: 404,
            code: 'account-unknown',
          })
        },
      },
    })
    await account(/asha@bank/).click()
    await withdraw('1000')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This account is not known')
    await expect.element(account(/7890/)).toBeChecked()
    await expect.element(account(/asha@bank/)).not.toBeInTheDocument()
  })
})
