import { depositDecided, type AccountTransaction, type PaymentRequest } from '@kit/sdk/contract'
import { pageOf } from '@kit/shell/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeWalletOptions } from '../testing/FakeWallet.tsx'
import { withdrawal } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import TransactionsPage from './TransactionsPage.tsx'

let asked: { name: string; request: Record<string, unknown> }[] = []
let fake: ReturnType<typeof showWallet> | undefined
afterEach(() => {
  closeWallet()
  asked = []
  vi.restoreAllMocks()
})

const record = (name: string, request: unknown) => {
  asked.push({ name, request: request as Record<string, unknown> })
  return undefined
}

async function open(options: FakeWalletOptions = {}, width = 1280) {
  await page.viewport(width, 900)
  fake = showWallet(<TransactionsPage />, { onCall: record, ...options })
}

const lastAsked = (name: string) => asked.findLast((call) => call.name === name)?.request
const tab = (name: string) => page.getByRole('tab', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const deposits = [
  withdrawal({ id: 'd1', utr: '123456789012', remarks: 'paid', state: 'approved' }),
  withdrawal({ id: 'd2', amount: 50_000n, state: 'pending' }),
]
const line = (more: Partial<AccountTransaction>): AccountTransaction => ({
  id: 'l1',
  cause: 'payment',
  amount: 100_000n,
  remarks: 'Deposit',
  createdAt: '2026-11-20T10:00:00.000Z',
  market: null,
  request: null,
  casino: null,
  ...more,
})
const statement = [
  line({ request: { id: 'd1', direction: 'deposit' } }),
  line({
    id: 'l2',
    cause: 'bet',
    amount: -25_050n,
    remarks: 'Market settled',
    market: { id: '1.1', name: 'Match Odds', event: { id: '300-1', name: 'Reds v Blues' } },
  }),
  line({
    id: 'l3',
    cause: 'bet',
    amount: 5_000n,
    casino: { roundId: 'r1', gameName: 'Kite' },
  }),
]
const answers = {
  listDeposits: (request: unknown) => {
    const { search } = request as { search: string }
    return pageOf(search === '' ? deposits : deposits.filter(({ id }) => id === search))
  },
  listWithdrawals: () => pageOf([withdrawal()]),
  listTransactions: () => pageOf(statement),
}

describe('My Transactions', () => {
  it('ROUTE-052 TXN-001 TXN-004 TXN-025 lists deposits, and withdrawals on their tab', async () => {
    await open({ answers })
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Transactions' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Deposit' }).getByRole('row')
    await expect.poll(() => rows.elements().length).toBe(3)
    await tab('Withdraw').click()
    await expect
      .poll(() => page.getByRole('table', { name: 'Withdraw' }).getByRole('row').elements().length)
      .toBe(2)
    expect(lastAsked('listWithdrawals')).toMatchObject({ page: 1, limit: 25, search: '' })
  })

  it('TXN-002 TXN-014 TXN-026 requests the last seven days, until other days and a status are chosen', async () => {
    await open({ answers })
    await expect.element(button('1,000.00').first()).toBeVisible()
    const first = lastAsked('listDeposits') as { startDate: string; endDate: string }
    expect(new Date(first.startDate)).toEqual(new Date(2026, 10, 15))
    expect(new Date(first.endDate)).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999))
    expect(first).not.toHaveProperty('status')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Rejected')
    await expect.poll(() => lastAsked('listDeposits')?.['status']).toBe('rejected')
    await page.getByRole('button', { name: /^Days/ }).click()
    await button('Yesterday').click()
    await expect
      .poll(() => new Date(String(lastAsked('listDeposits')?.['endDate'])))
      .toEqual(new Date(2026, 10, 20, 23, 59, 59, 999))
    await button('Reset').click()
    await expect.poll(() => lastAsked('listDeposits')).toEqual(first)
  })

  it('ERR-009 says that the number of a request is copied', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    await open({ answers })
    await button('1,000.00').first().click()
    const sheet = page.getByRole('dialog', { name: 'Deposit' })
    await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(sheet.getByText('Copied to clipboard').first()).toBeVisible()
    expect(written).toEqual(['d1'])
    vi.mocked(navigator.clipboard.writeText).mockRestore()
  })

  it.each([
    ['Deposit', 'listDeposits'],
    ['Withdraw', 'listWithdrawals'],
    ['Statement', 'listTransactions'],
  ])('TXN-005 Q-122 reads the list of %s again on Reset, though nothing was changed', async (name, call) => {
    await open({ answers })
    await tab(name).click()
    await expect.poll(() => lastAsked(call)).toBeDefined()
    const asks = () => asked.filter((one) => one.name === call).length
    const before = asks()
    await button('Reset').click()
    await expect.poll(asks).toBe(before + 1)
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

  it('TXN-003 TXN-022 offers the states of requests', async () => {
    await open({ answers, flags: { 'wallet.requests.canceledStatus': false } })
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect
      .poll(() => Array.from((status.element() as HTMLSelectElement).options, ({ label }) => label))
      .toEqual(['All', 'Pending', 'Processing', 'Approved', 'Rejected'])
  })

  it('TXN-023 offers Canceled as well with wallet.requests.canceledStatus', async () => {
    await open({ answers, flags: { 'wallet.requests.canceledStatus': true } })
    await expect.element(page.getByRole('option', { name: 'Canceled' })).toBeInTheDocument()
  })

  it('TXN-005 TXN-006 says Coming Soon for Excel and for PDF, as an information, and reads nothing', async () => {
    await open({ answers, flags: { 'wallet.transactions.export': false } })
    const toast = vi.spyOn(fake!.site, 'toast')
    const reads = asked.length
    for (const [at, name] of ['Excel', 'PDF'].entries()) {
      await button(name).click()
      expect(toast.mock.calls).toHaveLength(at + 1)
      expect(toast).toHaveBeenLastCalledWith('Coming Soon', 'info')
    }
    expect(asked).toHaveLength(reads)
    await expect.element(button('CSV')).not.toBeInTheDocument()
  })

  it('TXN-008 says that the list is empty', async () => {
    await open()
    await expect.element(page.getByText('Oops No Transaction Found!')).toBeVisible()
  })

  it('TXN-007 TXN-016 TXN-017 TXN-018 shows one in full, with how far it is, and follows it', async () => {
    const state: PaymentRequest['state'][] = ['pending']
    await open({
      answers: {
        ...answers,
        listDeposits: () => pageOf([withdrawal({ id: 'd2', state: state[0]! })]),
      },
    })
    await button('1,000.00').click()
    const sheet = page.getByRole('dialog', { name: 'Deposit' })
    await expect.element(sheet.getByText('Main Wallet')).toBeVisible()
    await expect.element(sheet.getByText('No UTR')).toBeVisible()
    await expect.element(sheet.getByRole('definition').filter({ hasText: /^-$/ })).toBeVisible()
    const steps = sheet.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    expect(steps.elements().map((step) => (step as HTMLElement).dataset['step'])).toEqual([
      'requested',
      'processing',
      'decision',
    ])
    state[0] = 'approved'
    const before = performance.now()
    fake?.emit(depositDecided, { docs: { id: 'd2', status: 'approved' } })
    await expect
      .poll(() => steps.elements().map((step) => (step as HTMLElement).dataset['step']))
      .toEqual(['requested', 'approved'])
    // Without the event the next read is after 10 s or more; a busy machine renders slowly.
    expect(performance.now() - before).toBeLessThan(5_000)
    await expect
      .element(
        page.getByRole('status', { includeHidden: true }).filter({ hasText: 'Your deposit is Approved' }),
      )
      .toBeInTheDocument()
  })

  it('TXN-019 TXN-020 gives each state a colour and an icon of its own', async () => {
    const states = ['pending', 'processing', 'approved', 'rejected', 'canceled'] as const
    await open({
      answers: {
        ...answers,
        listDeposits: () => pageOf(states.map((state) => withdrawal({ id: state, state }))),
      },
    })
    await expect.poll(() => document.querySelectorAll('[data-state][data-tone]').length).toBe(5)
    const tags = [...document.querySelectorAll<HTMLElement>('[data-state][data-tone]')]
    expect(new Set(tags.map((tag) => tag.dataset['tone'])).size).toBe(5)
    expect(new Set(tags.map((tag) => tag.querySelector('svg')?.innerHTML)).size).toBe(5)
  })

  it('turns pages, as cards on a phone as well', async () => {
    await open(
      {
        answers: { ...answers, listDeposits: () => ({ ...pageOf(deposits), totalPages: 3, totalDocs: 60 }) },
      },
      390,
    )
    await expect
      .poll(() => page.getByRole('list', { name: 'Deposit' }).getByRole('listitem').elements().length)
      .toBe(2)
    await button('Page 2').click()
    await expect.poll(() => lastAsked('listDeposits')?.['page']).toBe(2)
  })

  it('comes back to the tab and the filters that were shown', async () => {
    await open({ answers })
    await tab('Withdraw').click()
    expect(JSON.parse(fake?.site.tabStorage.getItem('kit.transactions.view') ?? '')).toMatchObject({
      tab: 'withdraw',
    })
  })

  it.each([
    ['Deposit', 'listDeposits'],
    ['Withdraw', 'listWithdrawals'],
  ])('CALL-096 Q-135 shows no %s when the list failed, says so, and reads it again', async (name, call) => {
    let isDown = true
    const answer = () => (isDown ? Promise.reject(new Error('broken')) : pageOf(deposits))
    await open({ answers: { ...answers, [call]: answer } })
    await tab(name).click()
    await expect.element(page.getByText('The transactions could not be loaded')).toBeVisible()
    const table = page.getByRole('table', { name })
    await expect.element(table).not.toBeInTheDocument()
    // Only the operator can say that the list is empty.
    expect(page.getByText('Oops No Transaction Found!').elements()).toEqual([])
    isDown = false
    await button('Try again').click()
    await expect.element(table).toBeVisible()
    // A list that was shown keeps its rows and can be read again.
    isDown = true
    await button('Reset').click()
    await expect.element(page.getByText(/^This list could not be refreshed/)).toBeVisible()
    await expect.element(table).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(page.getByText(/^This list could not be refreshed/)).not.toBeInTheDocument()
  })

  it.each([
    ['Deposit', 'listDeposits'],
    ['Withdraw', 'listWithdrawals'],
  ])('CALL-096 shows no rows of the page before when the next page of %s failed', async (name, call) => {
    const answer = (request: unknown) =>
      (request as { page: number }).page === 1
        ? { ...pageOf(deposits), totalPages: 2, totalDocs: 30 }
        : Promise.reject(new Error('broken'))
    await open({ answers: { ...answers, [call]: answer } })
    await tab(name).click()
    await button('Page 2').click()
    await expect.element(page.getByText('The transactions could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('table', { name })).not.toBeInTheDocument()
  })

  it('can be tried again when it failed', async () => {
    let failing = true
    await open({
      answers: {
        ...answers,
        listDeposits: () => (failing ? Promise.reject(new Error('broken')) : pageOf(deposits)),
      },
    })
    await expect.element(page.getByText('The transactions could not be loaded')).toBeVisible()
    failing = false
    await button('Try again').click()
    await expect.element(page.getByRole('table', { name: 'Deposit' })).toBeVisible()
  })
})

describe('the statement', () => {
  it('TXN-024 is filtered by the report types, each with its name', async () => {
    await open({ answers })
    await tab('Statement').click()
    const type = page.getByRole('combobox', { name: 'Type' })
    const options = () =>
      Array.from((type.element() as HTMLSelectElement).options, ({ value, label }) => [value, label])
    expect(options()).toEqual([
      ['all', 'All'],
      ['dw', 'Deposit/WithDraw'],
      ['bet', 'Betting P/L'],
      ['sportsBook', 'Sports Book'],
    ])
    for (const trxType of ['dw', 'bet', 'sportsBook']) {
      await userEvent.selectOptions(type, trxType)
      await expect.poll(() => lastAsked('listTransactions')?.['trxType']).toBe(trxType)
    }
    await userEvent.selectOptions(type, 'all')
    await expect.poll(() => lastAsked('listTransactions')).not.toHaveProperty('trxType')
  })

  it('TXN-021 has all movements, each with what caused it', async () => {
    await open({ answers })
    await tab('Statement').click()
    await expect
      .element(page.getByRole('link', { name: 'Reds v Blues · Match Odds' }))
      .toHaveAttribute('href', '/events/300-1')
    await expect.element(page.getByRole('link', { name: 'Kite' })).toHaveAttribute('href', '/open-bets')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Credit or debit' }), 'Debit')
    await expect.poll(() => lastAsked('listTransactions')?.['transactionType']).toBe('debit')
    await page.getByRole('table').getByRole('button', { name: 'Deposit' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'Deposit' }).getByText('123456789012'))
      .toBeVisible()
  })
})

describe('exports, with wallet.transactions.export', () => {
  const flags = { 'wallet.transactions.export': true }
  const saved: { name: string; file: Blob }[] = []

  function catchDownloads() {
    saved.length = 0
    const files = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${files.size}`
      files.set(address, file as Blob)
      return address
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: files.get(this.href)! })
    })
  }

  it('writes the whole range as CSV, in a worker', async () => {
    const rows = Array.from({ length: 230 }, (_, at) =>
      withdrawal({ id: `d${at}`, amount: BigInt(at + 1) * 101n, state: 'approved' }),
    )
    await open({
      flags,
      answers: {
        listDeposits: (request) => {
          const { page: number, limit } = request as { page: number; limit: number }
          return {
            ...pageOf(rows.slice((number - 1) * limit, number * limit)),
            totalDocs: rows.length,
            totalPages: Math.ceil(rows.length / limit),
          }
        },
      },
    })
    await expect.element(button('CSV')).toBeVisible()
    catchDownloads()
    await button('CSV').click()
    await expect.poll(() => saved.length, { timeout: 15_000 }).toBe(1)
    expect(saved[0]?.name).toBe('deposit-2026-11-15-2026-11-21.csv')
    const text = await saved[0]!.file.text()
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    expect(text).toContain(`Approved,${total / 100n}.${String(total % 100n).padStart(2, '0')}`)
    expect(text.split('\r\n')).toHaveLength(1 + 230 + 1 + 1 + 1)
    expect(fake?.seen.toasts).toEqual(['The file is ready: 230 transactions'])
  })

  it('writes a workbook', async () => {
    await open({ flags, answers })
    await expect.element(button('Excel')).toBeVisible()
    catchDownloads()
    await button('Excel').click()
    await expect.poll(() => saved[0]?.name, { timeout: 15_000 }).toBe('deposit-2026-11-15-2026-11-21.xlsx')
    expect(saved[0]!.file.size).toBeGreaterThan(1_000)
  })

  it('prints for a PDF', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await open({ flags, answers })
    await button('PDF').click()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(document.body.textContent).toContain('2026-11-15 to 2026-11-21')
    // The sums match the rows, by state.
    const printed = [...document.querySelectorAll('tfoot tr')].map((row) => row.textContent)
    expect(printed).toEqual(['Pending500.00', 'Approved1,000.00'])
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(() => document.body.textContent).not.toContain('2026-11-15 to 2026-11-21')
  })

  it('shows how far it is, and can be cancelled', async () => {
    let isReading = false
    await open({
      flags,
      answers: {
        ...answers,
        listTransactions: () => {
          if (!isReading) return pageOf(statement)
          return new Promise(() => {})
        },
      },
    })
    await tab('Statement').click()
    await expect.element(page.getByRole('table', { name: 'Statement' })).toBeVisible()
    isReading = true
    catchDownloads()
    await button('CSV').click()
    const dialog = page.getByRole('dialog', { name: 'Preparing your file' })
    await expect.element(dialog.getByRole('progressbar')).toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(saved).toEqual([])
  })
})
