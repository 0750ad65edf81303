import { OperatorError } from '@kit/sdk'
import type { PaymentRequest } from '@kit/sdk/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { depositAnswers, type DepositOperator } from '../testing/depositAnswers.ts'
import { amountField, button, heading, radio, showDeposit, toMethods } from '../testing/depositScreen.tsx'
import { holdTimers } from '../testing/heldTimers.ts'
import { method, paymentRequest } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import { DepositOverlay } from './DepositOverlay.tsx'

afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
})

describe('a deposit by card', () => {
  function fakeWindow() {
    const shown: string[] = []
    const opened = {
      closed: false,
      opener: window as unknown,
      document: document.implementation.createHTMLDocument(),
      location: { replace: (address: string) => void shown.push(address) },
      close: vi.fn<() => void>(),
    }
    const open = vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window)
    return { shown, opened, open }
  }
  const pay = async () => {
    await toMethods()
    await radio('IPAY - Card').click()
    await button('Next').click()
  }

  it('DEP-020 DEP-021 DEP-022 DEP-057 opens the provider’s page in a window of the tap, and skips the detail', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    const { shown, opened, open } = fakeWindow()
    const { seen } = showDeposit({ operator: { sent }, pages: ['/transaction'] })
    await pay()
    expect(open).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(shown).toEqual([`${window.location.origin}/hosted-payment/x`]))
    expect(opened.opener).toBeNull()
    expect(sent.map(({ request }) => request)).toEqual([
      {
        key: '00000000-0000-4000-8000-000000000001',
        depositTypeId: 'card',
        amount: 100_000n,
        operatorId: '1001',
        redirectUrl: `${window.location.origin}/transaction`,
      },
    ])
    await expect.element(heading('Your request')).toBeVisible()
    await vi.waitFor(() => expect(seen.paths).toEqual(['/transaction']), { timeout: 10_000 })
  })

  it('DEP-023 closes the drawer two seconds after the page opened', async () => {
    fakeWindow()
    const timers = holdTimers(1_500)
    const { deposit } = showWallet(<DepositOverlay />, { answers: depositAnswers() })
    deposit.sheet.setState({ amount: 100_000n }, true)
    await expect.element(page.getByRole('dialog', { name: 'ADD FUNDS' })).toBeVisible()
    await expect.element(amountField).toHaveValue('1000')
    await button('Next').click()
    await radio('IPAY - Card').click()
    await button('Next').click()
    await expect.element(page.getByRole('dialog', { name: 'Your request' })).toBeVisible()
    const [closing] = timers.ofMs(2_000)
    expect(deposit.sheet.getState()).not.toBeNull()
    closing?.run()
    expect(deposit.sheet.getState()).toBeNull()
  })

  it('shows a link if the window is blocked, and is requested once however often it is tapped', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    vi.spyOn(window, 'open').mockImplementation(() => null)
    showDeposit({ operator: { sent } })
    await pay()
    await expect.element(page.getByText('Your browser blocked the payment page.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open the payment page' }))
      .toHaveAttribute('href', `${window.location.origin}/hosted-payment/x`)
    expect(sent).toHaveLength(1)
  })

  const unreachable = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  it.each([
    ['whose opening throws', unreachable],
    ['without a document', () => ({ close() {}, closed: false })],
    [
      'whose document cannot be reached',
      () => ({
        close() {},
        closed: false,
        get document() {
          return unreachable()
        },
      }),
    ],
    ['without a body', () => ({ close() {}, closed: false, document: { title: '', body: null } })],
  ])('in a window %s has a link', async (_what, open) => {
    vi.spyOn(window, 'open').mockImplementation(open as unknown as typeof window.open)
    showDeposit()
    await pay()
    await expect.element(page.getByText('Your browser blocked the payment page.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open the payment page' }))
      .toHaveAttribute('href', `${window.location.origin}/hosted-payment/x`)
  })

  it('closes a window that stays blank, and says so', async () => {
    const { opened } = fakeWindow()
    Object.assign(opened.location, { href: 'about:blank' })
    const timers = holdTimers(14_000)
    const { seen } = showDeposit()
    await pay()
    await vi.waitFor(() => expect(timers.ofMs(15_000)).toHaveLength(1))
    expect(opened.close).not.toHaveBeenCalled()
    timers.ofMs(15_000)[0]?.run()
    expect(opened.close).toHaveBeenCalledOnce()
    expect(seen.toasts).toContain('Your browser blocked the payment page.')
  })

  it('whose window was closed before the answer has a link as well', async () => {
    const { opened } = fakeWindow()
    showDeposit()
    opened.closed = true
    await pay()
    await expect
      .element(page.getByText('The payment page was closed before it opened', { exact: false }))
      .toBeVisible()
  })

  it('whose provider answers late, after the window and the drawer were closed, opens nothing and loses nothing', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    const rows: PaymentRequest[] = []
    const { shown, opened } = fakeWindow()
    let answer = () => {}
    const answers = depositAnswers({ sent, rows })
    const { deposit, seen } = showWallet(<DepositOverlay />, {
      answers: {
        ...answers,
        createHostedDeposit: (request) => {
          const hosted = answers['createHostedDeposit']?.(request)
          return new Promise((resolve) => (answer = () => resolve(hosted)))
        },
      },
    })
    deposit.sheet.setState({ amount: 100_000n }, true)
    await button('Next').click()
    await radio('IPAY - Card').click()
    await button('Next').click()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    // The drawer stays open while the request is in flight.
    await userEvent.keyboard('{Escape}')
    expect(deposit.sheet.getState()).not.toBeNull()
    opened.closed = true
    answer()
    await expect
      .element(page.getByText('The payment page was closed before it opened', { exact: false }))
      .toBeVisible()
    deposit.sheet.setState(null, true)
    deposit.sheet.setState({}, true)
    await button('Continue the payment').click()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(new Set(sent.map(({ request }) => request['key'])).size).toBe(1)
    expect(rows).toHaveLength(1)
    expect([shown, seen.toasts]).toEqual([[], []])
  })

  it.each([
    [
      'an operator that fails',
      () => Promise.reject(new OperatorError('refused', 'No', { status: 400, code: 'redirect-refused' })),
    ],
    ['an address of another host', () => ({ iPayRedirectUrl: 'https://evil.example/pay' })],
  ])('DEP-024 fails with the specified words for %s, and closes the window', async (_what, answer) => {
    const { opened, shown } = fakeWindow()
    const { seen } = showDeposit({ answers: { createHostedDeposit: answer } })
    await pay()
    await expect.element(page.getByRole('alert').getByText('Request Failed | Please Try Again')).toBeVisible()
    expect(seen.toasts).toEqual(['Request Failed | Please Try Again'])
    expect(shown).toEqual([])
    expect(opened.close).toHaveBeenCalledTimes(1)
  })

  it('DEP-024 says that the request failed when the operator failed and has no such request', async () => {
    const { opened } = fakeWindow()
    const { seen } = showDeposit({
      answers: {
        createHostedDeposit: () => Promise.reject(new OperatorError('refused', 'Oops', { status: 503 })),
      },
    })
    await pay()
    await expect.element(page.getByRole('alert').getByText('Request Failed | Please Try Again')).toBeVisible()
    expect(seen.toasts).toEqual(['Request Failed | Please Try Again'])
    expect(opened.close).toHaveBeenCalled()
    await expect.element(button('Next')).toBeEnabled()
  })

  it('DEP-024 offers a lookup, and no failure, while the outcome of the request is unknown', async () => {
    fakeWindow()
    let isDown = false
    const { seen } = showDeposit({
      answers: {
        createHostedDeposit: () => {
          isDown = true
          return Promise.reject(new OperatorError('refused', 'Oops', { status: 500 }))
        },
      },
      onCall: (name) =>
        name === 'listDeposits' && isDown
          ? Promise.reject(new OperatorError('unauthorized', 'x', { status: 401 }))
          : undefined,
    })
    await pay()
    await expect
      .element(page.getByText('We could not find out whether your request arrived.', { exact: false }))
      .toBeVisible()
    await expect.element(button('Check again')).toBeVisible()
    expect(seen.toasts).toEqual([])
  })

  it('that waits is not continued by a guess where there are two hosted methods', async () => {
    const card = (id: string) => method({ id, paymentType: 'IPAY', name: id })
    const waiting = (methodId: string) =>
      showDeposit({
        operator: { rows: [paymentRequest({ id: hostedId, paymentType: 'IPAY', methodId })] },
        answers: { listDepositMethods: () => [card('card'), card('other')] },
      })
    waiting('')
    await expect.element(heading('Your request')).toBeVisible()
    expect(button('Continue the payment').elements()).toHaveLength(0)
    closeWallet()
    waiting('other')
    await expect.element(button('Continue the payment')).toBeVisible()
    await expect.element(page.getByText('To pay in another way', { exact: false })).toBeVisible()
  })

  const hostedId = '00000000-0000-4000-8000-000000000009'

  it('that waits is no second one where the operator takes no keys', async () => {
    showDeposit({ operator: { rows: [paymentRequest({ id: '65f0c0ffee', paymentType: 'IPAY' })] } })
    await expect.element(page.getByText('Already Have Request, Please Wait')).toBeVisible()
    expect(button('Continue the payment').elements()).toEqual([])
  })

  it('resumes a pending payment under its own key: no second one is requested', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    const { shown } = fakeWindow()
    showDeposit({ operator: { sent, rows: [paymentRequest({ id: hostedId, paymentType: 'IPAY' })] } })
    await button('Continue the payment').click()
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    expect(sent.map(({ request }) => request['key'])).toEqual([hostedId])
  })
})
