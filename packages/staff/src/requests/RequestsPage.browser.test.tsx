import { OperatorError } from '@kit/sdk'
import { requestChanged, type PaymentRequest, type RequestStep } from '@kit/sdk/contract'
import { pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pixel, requestOf, stepsOf } from '../testing/samples.ts'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'
import RequestsPage from './RequestsPage.tsx'

afterEach(closeStaff)

type Decided = { action: PaymentRequest['state']; key: string; remarks: string; transactionCode: string }

async function open({
  first = requestOf({ imageId: 'picture-1' }),
  decide,
  width = 1280,
  ...options
}: FakeSiteOptions & {
  first?: PaymentRequest
  decide?: (decided: Decided) => unknown
  width?: number
} = {}) {
  await page.viewport(width, 900)
  let request = first
  const steps: RequestStep[] = stepsOf(first)
  const sent: Decided[] = []
  const asked: Record<string, unknown>[] = []
  const move = (state: PaymentRequest['state'], actorName = 'me', key = '') => {
    request = { ...request, state }
    steps.push({ state, at: '2026-11-21T12:00:00.000Z', actorName, remarks: '', key })
    return request
  }
  const list = (asks: unknown) => {
    asked.push(asks as Record<string, unknown>)
    const { status } = asks as { status?: string }
    return pageOf(status === undefined || status === request.state ? [request] : [])
  }
  const decided = (asks: unknown) => {
    sent.push(asks as Decided)
    return decide?.(asks as Decided) ?? move((asks as Decided).action, 'me', (asks as Decided).key)
  }
  const fake = showStaff(<RequestsPage />, {
    answers: {
      listDeposits: list,
      listWithdrawals: list,
      listRequestSteps: () => steps,
      getPlayerImage: () => ({ imageBase: pixel, mediaType: 'image/png' }),
      decideDeposit: decided,
      decideWithdrawal: decided,
      ...options.answers,
    },
    ...options,
  })
  return { ...fake, sent, asked, move }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = page.getByRole('dialog', { name: 'Deposit' })
const openFirst = () => page.getByRole('button', { name: /floodlight_fan/ }).click()

async function sign(action: string, code = 'CODE') {
  await button(action).first().click()
  const dialog = page.getByRole('dialog', { name: action })
  await dialog.getByLabelText('Transaction code').fill(code)
  return dialog
}

describe('requests to decide', () => {
  it('ROLE-018 are listed with pending ones first, by direction, state and search', async () => {
    const { asked } = await open()
    await expect.element(button('1,000.00 floodlight_fan')).toBeVisible()
    expect(asked[0]).toMatchObject({ page: 1, limit: 25, status: 'pending' })
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('All')
    await page.getByRole('searchbox').fill('4123')
    await expect.poll(() => asked.at(-1)).toEqual({ page: 1, limit: 25, search: '4123' })
    await page.getByRole('radio', { name: 'Withdrawals' }).click()
    await expect.element(button('1,000.00 floodlight_fan')).toBeVisible()
  })

  it('show receipt, reference and history', async () => {
    await open()
    await openFirst()
    await expect.element(sheet.getByRole('img', { name: 'Receipt' })).toBeVisible()
    await expect.element(sheet.getByText('412345678903')).toBeVisible()
    await expect.element(sheet.getByText(/^Pending by floodlight_fan/)).toBeVisible()
    await button('Show the receipt large').click()
    await expect.element(button('Show the receipt small')).toHaveAttribute('aria-pressed', 'true')
  })

  it('ROLE-015 ROLE-018 are approved with the transaction code, once for a double tap, and show it immediately', async () => {
    const { sent } = await open()
    await openFirst()
    const dialog = await sign('Approve')
    await dialog.getByRole('button', { name: 'Approve' }).dblClick()
    await expect.element(sheet.getByText('The request is approved')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      depositId: 'request-1',
      amount: 100_000n,
      action: 'approved',
      transactionCode: 'CODE',
      key: '00000000-0000-4000-8000-000000000001',
    })
    await expect.element(sheet.getByText(/^Approved by me/)).toBeVisible()
    await expect.element(button('Reject')).not.toBeInTheDocument()
  })

  it('require the code and, to reject, a reason, before anything is sent', async () => {
    const { sent } = await open()
    await openFirst()
    await button('Reject').click()
    const dialog = page.getByRole('dialog', { name: 'Reject' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect.element(dialog.getByText('Enter a reason. The player can read it.')).toBeVisible()
    await dialog.getByLabelText('Reason').fill('Another name on the receipt')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect.element(dialog.getByText('Enter your transaction code')).toBeVisible()
    expect(sent).toEqual([])
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect.element(sheet.getByText('The request is rejected')).toBeVisible()
    expect(sent[0]).toMatchObject({ action: 'rejected', remarks: 'Another name on the receipt' })
  })

  it('keep the dialog and its text if the operator refuses', async () => {
    await open({
      decide: () => {
        throw new OperatorError('refused', 'Invalid Transaction Code', {
          status: 400,
          code: 'transaction-code-wrong',
        })
      },
    })
    await openFirst()
    const dialog = await sign('Process', 'WRONG')
    await dialog.getByRole('button', { name: 'Process' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Invalid Transaction Code')
  })

  it('show who decided first if another person decided at the same moment', async () => {
    const { move } = await open({
      decide: () => {
        move('approved', 'city_branch')
        throw new OperatorError('refused', 'This request is already approved', {
          status: 409,
          code: 'request-decided',
          details: { state: 'approved', by: 'city_branch', at: '2026-11-21T12:00:00.000Z' },
        })
      },
    })
    await openFirst()
    const dialog = await sign('Reject')
    await dialog.getByLabelText('Reason').fill('No')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect
      .element(sheet.getByText(/^city_branch decided first: the request has been approved since/))
      .toBeVisible()
    await expect.element(sheet.getByText(/^Approved by city_branch/)).toBeVisible()
  })

  it('look a lost answer up by the stored key, and are not sent again', async () => {
    const { sent, move, site } = await open({
      decide: ({ key }) => {
        move('approved', 'me', key)
        throw new OperatorError('timeout', 'late')
      },
    })
    await openFirst()
    const dialog = await sign('Approve')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect.element(sheet.getByText('The request is approved')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(site.storage.getItem('staff.key.decision.request-1')).toBeNull()
  })

  it('change by the event of another person’s decision, announced politely', async () => {
    const { emit, move } = await open()
    await openFirst()
    move('processing', 'city_branch')
    emit(requestChanged, {
      docs: { id: 'request-1', direction: 'deposit', status: 'processing', userName: 'floodlight_fan' },
    })
    await expect.element(sheet.getByText(/^Processing by city_branch/)).toBeVisible()
    await expect.element(button('Process')).not.toBeInTheDocument()
    expect(document.body.textContent).toContain('The deposit of floodlight_fan is processing')
  })

  it('warn of a debt, and show the account a withdrawal is paid to', async () => {
    await open({
      first: requestOf({
        utr: '',
        debt: 5_000n,
        userId: 'player-1',
        account: { name: 'Asha Rao_player-1', details: [{ label: 'UPI id', value: 'asha@bank' }] },
      }),
    })
    await page.getByRole('radio', { name: 'Withdrawals' }).click()
    await openFirst()
    const withdrawal = page.getByRole('dialog', { name: 'Withdrawal' })
    await expect.element(withdrawal.getByText(/^The player owes 50.00 points/)).toBeVisible()
    await expect.element(withdrawal.getByText('asha@bank')).toBeVisible()
    await expect.element(withdrawal.getByText('Asha Rao', { exact: true })).toBeVisible()
    await expect
      .element(withdrawal.getByRole('button', { name: /^Copy (Account|Account name)$/ }))
      .toBeVisible()
  })

  it.each([320, 390])('fit a phone of %i px', async (width) => {
    await open({ width })
    await openFirst()
    await expect.element(sheet.getByRole('img', { name: 'Receipt' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it('SEC-006 a player who logs in on a staff page is redirected home, and no call is made', async () => {
  const { seen, calls } = showStaff(<RequestsPage />, { userType: 'user' })
  await expect.poll(() => seen.paths).toEqual(['/'])
  expect(calls.filter((name) => name !== 'getProfile')).toEqual([])
})
