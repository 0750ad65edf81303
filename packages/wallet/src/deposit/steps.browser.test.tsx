import { OperatorError } from '@kit/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DepositOperator } from '../testing/depositAnswers.ts'
import { amountField, button, heading, radio, showDeposit, toMethods } from '../testing/depositScreen.tsx'
import { method, paymentRequest } from '../testing/samples.ts'
import { closeWallet } from '../testing/showWallet.tsx'

afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
})

it('says that the deposit could not be loaded, and loads it again', async () => {
  let isUp = false
  showDeposit({
    onCall(name) {
      if (name === 'getProfile' && !isUp) throw new OperatorError('unreachable', 'down')
    },
  })
  await expect.element(page.getByText('The deposit could not be loaded. Please try again.')).toBeVisible()
  isUp = true
  await button('Try again').click()
  await expect.element(amountField).toBeVisible()
})

describe('step 1', () => {
  it('DEP-001 DEP-002 DEP-003 DEP-006 ROUTE-049 reads the amount and continues', async () => {
    showDeposit()
    await expect.element(heading('ADD FUNDS')).toBeVisible()
    await expect.element(page.getByText('In INR', { exact: false })).toBeVisible()
    expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem').elements()).toHaveLength(3)
    await toMethods('0500')
    await expect.element(page.getByText('₹500.00')).toBeVisible()
  })

  it('Q-023 says from which amount on transfers are open, before a method is locked', async () => {
    showDeposit()
    await expect.element(page.getByText('Transfers start at ₹100', { exact: false })).toBeVisible()
  })

  it('DEP-007 DEP-008 refuses a zero amount and stays', async () => {
    showDeposit()
    await amountField.fill('000')
    await expect.element(amountField).toHaveValue('')
    await button('Next').click()
    await expect.element(page.getByText('Please Enter Amount First')).toBeVisible()
    await expect.element(heading('ADD FUNDS')).toBeVisible()
  })

  it('DEP-005 takes no letters, no signs and no decimals, and says so', async () => {
    showDeposit()
    await amountField.fill('700')
    for (const text of ['1,000.50', '1e309', '-5']) {
      await amountField.fill(text)
      await expect.element(amountField).toHaveValue('700')
      await expect.element(page.getByText('Digits only: whole points, without a dot')).toBeVisible()
    }
  })

  it.each(['1.85', '1,85', '5/2'])(
    'DEP-005 typed key by key, %s is no amount of another size',
    async (text) => {
      showDeposit()
      await amountField.click()
      await userEvent.keyboard(text)
      await expect.element(amountField).toHaveValue(text)
      await expect.element(page.getByText('Digits only: whole points, without a dot')).toBeVisible()
      await button('Next').click()
      await expect.element(heading('ADD FUNDS')).toBeVisible()
      await userEvent.clear(amountField)
      await userEvent.type(amountField, '1,000')
      await expect.element(amountField).toHaveValue('1000')
      await button('Next').click()
      await expect.element(page.getByText('₹1,000.00').first()).toBeVisible()
    },
  )

  it.each([
    ['०७५०', '750'],
    ['٧٥٠', '750'],
    ['۷۵۰', '750'],
    ['1,00,000', '100000'],
  ])('DEP-005 takes the digits of %s', async (typed, digits) => {
    showDeposit()
    await amountField.fill(typed)
    await expect.element(amountField).toHaveValue(digits)
  })

  it('DEP-059 refuses less than the domain takes: wallet.minimumAmount', async () => {
    showDeposit({ flags: { 'wallet.minimumAmount': 300 } })
    await amountField.fill('299')
    await button('Next').click()
    await expect.element(page.getByText('Amount should be greater than 300')).toBeVisible()
    await toMethods('300')
    closeWallet()
    showDeposit({ flags: { 'wallet.minimumAmount': 0 } })
    await toMethods('299')
  })

  it('DEP-059 returns to the amount, with the reason, if the minimum arrives with a late configuration', async () => {
    const { site } = showDeposit()
    await toMethods('299')
    site.flags.setLayer('operator', { 'wallet.minimumAmount': 300 })
    await expect.element(heading('ADD FUNDS')).toBeVisible()
    await expect.element(page.getByText('Amount should be greater than 300')).toBeVisible()
    await expect.element(amountField).toHaveValue('299')
    // An allowed amount on the way to a longer one does not leave the step.
    await amountField.fill('3000')
    await expect.element(heading('ADD FUNDS')).toBeVisible()
    await expect.element(page.getByText('Amount should be greater than 300')).not.toBeInTheDocument()
    await button('Next').click()
    await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
  })
})

it('announces a step by its heading, and nothing while the page loads', async () => {
  showDeposit({ operator: { rows: [paymentRequest({ state: 'approved' })] } })
  await expect.element(heading('ADD FUNDS')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await toMethods()
  await expect.element(heading('CHOOSE PAYMENT METHOD')).toHaveFocus()
  closeWallet()
  showDeposit({ operator: { rows: [paymentRequest()] } })
  await expect.element(heading('Your request')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

describe('step 2', () => {
  it('DEP-009 DEP-010 DEP-013 DEP-014 DEP-017 lists the methods, those outside their range locked with it', async () => {
    showDeposit()
    await toMethods()
    await expect.element(page.getByText('₹1,000.00').first()).toBeVisible()
    await expect.element(radio('UPI')).toBeEnabled()
    await expect.element(radio('IMPS - Bank')).toBeDisabled()
    await expect.element(page.getByText('Locked: from ₹2,000.00 to ₹1,00,000.00')).toBeVisible()
    await expect.element(radio('IPAY - Card')).toBeEnabled()
    expect(radio('Locked').elements()).toHaveLength(0)
    await button('Next').click()
    await expect.element(page.getByText('Please choose a payment method')).toBeVisible()
    await button('Back').click()
    await expect.element(amountField).toHaveValue('1000')
  })

  it.each([
    [{ 'wallet.paymentUi': 'default' }, ['UPI', 'IMPS - Bank', 'IPAY - Card', 'QR code']],
    [{ 'wallet.paymentUi': 'QR,-IMPS' }, ['QR code', 'UPI', 'IPAY - Card']],
  ])('Q-093 lists the methods as the brand wants them: %j', async (flags, expected) => {
    showDeposit({ flags })
    await toMethods()
    await expect.element(radio('UPI')).toBeVisible()
    const names = page
      .getByRole('radio')
      .elements()
      .map((one) => (one as HTMLButtonElement).labels[0]?.textContent)
    expect(names).toEqual(expected)
  })

  it.each([true, false])(
    'DEP-011 DEP-012 hides the WHATSAPP option by wallet.deposit.hideWhatsapp: %s',
    async (isHidden) => {
      showDeposit({ flags: { 'wallet.deposit.hideWhatsapp': isHidden } })
      await toMethods()
      await expect.element(radio('UPI')).toBeVisible()
      const option = page.getByRole('link', { name: 'WHATSAPP', exact: false })
      await vi.waitFor(() => expect(option.elements()).toHaveLength(isHidden ? 0 : 1))
      expect(option.elements().map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
        isHidden ? [] : [['https://wa.me/919876543210', 'noopener noreferrer']],
      )
    },
  )

  it('DEP-053 offers deposits by every kind of payment', async () => {
    const kinds = ['QR', 'UPI', 'IMPS', 'NEFT', 'USDT', 'IPAY', 'other'] as const
    showDeposit({
      answers: {
        listDepositMethods: () =>
          kinds.map((paymentType, sort) =>
            method({ id: paymentType, paymentType, name: `by ${paymentType}`, sort }),
          ),
      },
    })
    await toMethods()
    for (const kind of kinds)
      await expect.element(page.getByRole('radio', { name: new RegExp(`by ${kind}$`) })).toBeEnabled()
  })

  it('DEP-018 BON-004 BON-005 offers no bonus that is used up or for a first deposit only, and none is chosen at first', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    showDeposit({ operator: { sent }, user: { depositCount: 1, createdBy: 'admin-1' } })
    await toMethods()
    expect(radio('No Offer Selected').elements()).toHaveLength(0)
    await radio('UPI').click()
    await expect.element(radio('No Offer Selected')).toBeChecked()
    expect(radio('First deposit').elements()).toHaveLength(0)
    expect(radio('Weekend').elements()).toHaveLength(0)
    await expect.element(page.getByText('Not available: for ₹5,000.00 and more')).toBeVisible()
    await radio('Top up').click()
    await radio('IPAY - Card').click()
    expect(radio('Top up').elements()).toHaveLength(0)
    await radio('UPI').click()
    await expect.element(radio('Top up')).toBeChecked()
  })

  it('BON-005 names a bonus that can be chosen before a payment method is', async () => {
    showDeposit({ user: { depositCount: 0, createdBy: 'admin-1' } })
    await expect.element(page.getByText('Bonus available: ', { exact: false })).toBeVisible()
  })

  it('ERR-011 a list that fails makes no noise, is not loading any more, and is read again', async () => {
    let isUp = false
    const { seen } = showDeposit({
      onCall: (name) =>
        name === 'listDepositMethods' && !isUp
          ? Promise.reject(new OperatorError('unreachable', 'x'))
          : undefined,
    })
    await toMethods()
    await expect.element(page.getByText('The payment methods could not be loaded')).toBeVisible()
    expect(seen.toasts).toEqual([])
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
    isUp = true
    await button('Try again').click()
    await expect.element(radio('UPI')).toBeVisible()
  })
})

describe('care', () => {
  const free = { limits: [], timeOutUntil: null, excludedUntil: null, realityCheckMinutes: 0 }
  const caring = (care: object) => ({
    answers: { getCare: () => ({ ...free, depositWaitsFor: 'nothing', ...care }) },
    pages: ['/safer-play'],
  })

  it.each([
    ['a break', { timeOutUntil: '2026-11-28T12:00:00Z' }, /^You are taking a break until 28 Nov/],
    ['an exclusion', { excludedUntil: '2027-05-21T12:00:00Z' }, /^You have excluded yourself until 21 May/],
    ['a limit that is owed', { depositWaitsFor: 'limit' }, /^Set a deposit limit before/],
    ['an answer that is owed', { depositWaitsFor: 'answer' }, /^Choose whether/],
  ])('%s is announced before money is sent, with a link', async (_what, care, words) => {
    showDeposit(caring(care))
    await expect.element(page.getByText(words)).toBeVisible()
    expect(amountField.elements()).toEqual([])
    await expect
      .element(page.getByRole('link', { name: 'Safer play' }))
      .toHaveAttribute('href', '/safer-play')
  })

  it('of a limit refuses what is above its rest, and takes the rest', async () => {
    const limit = {
      kind: 'deposit',
      period: 'day',
      amount: 100_000n,
      used: 40_000n,
      nextAt: null,
      nextAmount: null,
    }
    showDeposit(caring({ limits: [limit] }))
    await amountField.fill('601')
    await button('Next').click()
    // The limit may be read after the first press, which then leads back here.
    await expect.element(amountField).toHaveValue('601')
    await button('Next').click()
    await expect.element(page.getByText('Your deposit limit leaves ₹600.00')).toBeVisible()
    await toMethods('600')
  })
})
