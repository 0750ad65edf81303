import { OperatorError } from '@kit/sdk'
import { depositDecided, type PaymentRequest } from '@kit/sdk/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { depositAnswers, type DepositOperator } from '../testing/depositAnswers.ts'
import {
  amountField,
  button,
  choosePhoto,
  claim,
  heading,
  radio,
  showDeposit,
  toDetail,
  toMethods,
  utrField,
} from '../testing/depositScreen.tsx'
import { bonus, paymentRequest } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import { DepositOverlay } from './DepositOverlay.tsx'

afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
})

describe('a manual deposit', () => {
  it('DEP-038 DEP-044 DEP-045 DEP-060 ROLE-017 is sent once, with a photo made smaller and a key, and its state shown', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    const { seen, calls } = showDeposit({ operator: { sent } })
    await claim()
    await expect.element(heading('Your request')).toHaveFocus()
    expect(seen.toasts).toEqual(['Deposit Successfull'])
    expect(sent).toHaveLength(1)
    expect(sent[0]!.request).toMatchObject({
      key: '00000000-0000-4000-8000-000000000001',
      utr: '412345678903',
      depositTypeId: 'deposit-upi',
      amount: 100_000n,
      bonusId: undefined,
    })
    expect(sent[0]!.request['image']).toMatchObject({ name: 'receipt.jpg', type: 'image/jpeg' })
    await expect.element(page.getByRole('status').getByText('Waiting for approval')).toBeVisible()
    expect(calls.indexOf('listDeposits')).toBeLessThan(calls.indexOf('createDeposit'))
  })

  it('DEP-018 BON-008 is sent with the bonus that was chosen', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    showDeposit({ operator: { sent }, user: { depositCount: 1, createdBy: 'admin-1' } })
    await claim(async () => {
      await toMethods()
      await radio('UPI').click()
      await radio('Top up').click()
      await button('Next').click()
    })
    await expect.element(heading('Your request')).toBeVisible()
    expect(sent.map(({ request }) => request['bonusId'])).toEqual([bonus().id])
  })

  it('DEP-046 shows the operator’s message for as long as it matters, next to the reference it concerns', async () => {
    showDeposit({
      answers: {
        createDeposit: () =>
          Promise.reject(
            new OperatorError('refused', 'This transaction reference was used before', {
              status: 409,
              code: 'utr-used',
              field: 'utr',
            }),
          ),
      },
    })
    await claim()
    await expect
      .element(page.getByRole('alert').getByText('This transaction reference was used before'))
      .toBeVisible()
    await expect.element(utrField).toHaveAttribute('aria-invalid', 'true')
    await utrField.fill('412345678904')
    expect(page.getByText('This transaction reference was used before').elements()).toHaveLength(0)
  })

  it.each([
    ['file-too-large', 413, 'This picture is larger than 5 MB'],
    ['image-unreadable', 400, 'This picture could not be read'],
    ['upload-quota', 429, 'You have sent enough pictures for today'],
  ])(
    'DEP-047 shows the operator’s words of an upload that failed by %s, and keeps what was typed',
    async (code, status, words) => {
      const { seen } = showDeposit({
        answers: {
          createDeposit: () => Promise.reject(new OperatorError('refused', words, { status, code })),
        },
      })
      await claim()
      await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
      await expect.element(page.getByText('receipt.png')).toBeVisible()
      await expect.element(utrField).toHaveValue('4123 4567 8903')
      await expect.element(button('Proceed')).toBeEnabled()
      expect(seen.toasts).toEqual([])
    },
  )

  it('leads back to the methods when the chosen one was withdrawn meanwhile', async () => {
    showDeposit({
      answers: {
        createDeposit: () =>
          Promise.reject(
            new OperatorError('refused', 'This payment method is not available', {
              status: 404,
              code: 'payment-method-unknown',
            }),
          ),
      },
    })
    await claim()
    await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
    await expect.element(page.getByText('This payment method is not available')).toBeVisible()
  })

  it('whose answer was lost is found by its key, and sent once', async () => {
    const rows: PaymentRequest[] = []
    const sent: NonNullable<DepositOperator['sent']> = []
    const operator = depositAnswers({ rows, sent })
    showDeposit({
      operator: { rows, sent },
      answers: {
        createDeposit: (request) => {
          operator['createDeposit']?.(request)
          return Promise.reject(new OperatorError('timeout', 'late'))
        },
      },
    })
    await claim()
    await expect.element(heading('Your request')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('says that a request that was lost in flight was not sent', async () => {
    showDeposit({
      answers: { createDeposit: () => Promise.reject(new OperatorError('unreachable', 'No connection')) },
    })
    await claim()
    await expect
      .element(page.getByText('Your request was not sent.', { exact: false }), { timeout: 6_000 })
      .toBeVisible()
  })

  it('SOCK-040 SOCK-046 shows a decision at once, politely, though the list is read later', async () => {
    const { emit } = showDeposit({ operator: { rows: [paymentRequest()] } })
    await expect.element(page.getByText('Already Have Request, Please Wait')).toBeVisible()
    const status = page.getByRole('status').getByText('Waiting for approval')
    await expect.element(status).toBeVisible()
    const before = performance.now()
    emit(depositDecided, { docs: { id: 'request-1', status: 'approved' } })
    await expect.element(page.getByText('The points are in your balance.')).toBeVisible()
    // Without the event the next read is after 10 s or more; a busy machine renders slowly.
    expect(performance.now() - before).toBeLessThan(5_000)
    await button('New deposit').click()
    await expect.element(amountField).toBeVisible()
  })
})

describe('who may', () => {
  it('DEP-048 Q-024 a player whose newest request is being processed may ask again', async () => {
    showDeposit({
      operator: { rows: [paymentRequest({ state: 'processing' }), paymentRequest({ id: 'older' })] },
    })
    await expect.element(amountField).toBeVisible()
    expect(page.getByText('Already Have Request, Please Wait').elements()).toEqual([])
  })

  it.each([true, false])(
    'DEP-048 DEP-049 a player with a pending request, by wallet.requests.allowMultiple: %s',
    async (mayHaveSeveral) => {
      showDeposit({
        operator: { rows: [paymentRequest()] },
        flags: { 'wallet.requests.allowMultiple': mayHaveSeveral },
      })
      const refusal = page.getByText('Already Have Request, Please Wait')
      await expect.element(mayHaveSeveral ? amountField : refusal).toBeVisible()
      expect((mayHaveSeveral ? refusal : amountField).elements()).toHaveLength(0)
    },
  )

  it('DEP-048 is asked again before it is sent: a request of another tab blocks it', async () => {
    const rows: PaymentRequest[] = []
    const sent: NonNullable<DepositOperator['sent']> = []
    showDeposit({ operator: { rows, sent } })
    await toDetail()
    rows.push(paymentRequest({ id: 'other-tab' }))
    await choosePhoto()
    await utrField.fill('412345678903')
    await expect.element(page.getByText('No 12-digit UTR', { exact: false })).toBeVisible()
    await button('Proceed').click()
    await expect.element(page.getByText('Already Have Request, Please Wait')).toBeVisible()
    expect(sent).toEqual([])
  })

  it.each([true, false])(
    'DEP-050 DEP-052 a demo account is refused unless wallet.useChatRedirect: %s',
    async (byChat) => {
      showDeposit({
        flags: { 'wallet.useChatRedirect': byChat },
        user: { isDemo: true, createdBy: 'admin-1' },
      })
      const refusal = page.getByText('This is your Demo Account, Please Login as Normal user')
      const chat = page.getByRole('link', { name: 'Open the chat' })
      await expect.element(byChat ? chat : refusal).toBeVisible()
      expect((byChat ? refusal : chat).elements()).toHaveLength(0)
      expect(chat.elements().map((link) => link.getAttribute('href'))).toEqual(
        byChat ? ['https://wa.me/919876543210'] : [],
      )
    },
  )
})

it('shows a decision as a toast while no deposit is open, and otherwise only in the open screen', async () => {
  const { emit, seen, deposit } = showWallet(<DepositOverlay />, {
    answers: depositAnswers({ rows: [paymentRequest()] }),
  })
  await vi.waitFor(() => {
    emit(depositDecided, { docs: { id: 'request-1', status: 'rejected' } })
    expect(seen.toasts[0]).toBe('Your deposit was rejected')
  })
  deposit.sheet.setState({}, true)
  await expect.element(page.getByText('Waiting for approval')).toBeVisible()
  const before = seen.toasts.length
  emit(depositDecided, { docs: { id: 'request-1', status: 'approved' } })
  await expect.element(page.getByText('The points are in your balance.')).toBeVisible()
  expect(seen.toasts).toHaveLength(before)
})
