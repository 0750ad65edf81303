import { OperatorError } from '@kit/sdk'
import type { AccountBelowDetail, Complaint } from '@kit/sdk/contract'
import { pageOf } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeStaffOptions } from '../testing/FakeStaff.tsx'
import { OnePlayer } from '../testing/OnePlayer.tsx'
import { accountOf, careOf, requestOf } from '../testing/samples.ts'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'

afterEach(closeStaff)

function open({ onCall, ...options }: FakeStaffOptions = {}) {
  let account: AccountBelowDetail = { ...accountOf(), care: careOf() }
  const sent: [string, unknown][] = []
  const fake = showStaff(<OnePlayer />, {
    ...options,
    onCall: (name, request, login) => {
      const own = onCall?.(name, request, login)
      if (own !== undefined) return own
      if (name === 'getAccountBelow') return account
      if (name === 'setAccountLocks' || name === 'createBranchDeposit') sent.push([name, request])
      if (name === 'setAccountLocks') {
        const { transactionCode: _, userId: __, ...locks } = request as Record<string, unknown>
        account = { ...account, ...locks }
        return account
      }
      if (name === 'createBranchDeposit') {
        const { amount, key } = request as { amount: bigint; key: string }
        return requestOf({ amount, id: key, state: 'approved' })
      }
      return undefined
    },
  })
  return { ...fake, sent }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

describe('a player of staff', () => {
  it('ROLE-023 shows the accounts above the player as links, the nearest last', async () => {
    open({
      onCall: (name) =>
        name === 'getAccountBelow'
          ? {
              ...accountOf(),
              care: careOf(),
              line: [
                { id: 'label-1', userName: 'harbourlabel', userType: 'whiteLabel' },
                { id: 'agent-1', userName: 'quayagent', userType: 'whiteLabel' },
              ],
            }
          : undefined,
    })
    const trail = page.getByRole('navigation', { name: 'Accounts above' })
    await expect
      .element(trail.getByRole('link', { name: 'quayagent' }))
      .toHaveAttribute('href', '/staff/players/agent-1')
    const links = trail.getByRole('link', { includeHidden: true }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/staff',
      '/staff/players/label-1',
      '/staff/players/agent-1',
    ])
    await expect.element(trail.getByText(accountOf().userName)).toHaveAttribute('aria-current', 'page')
  })

  it('ROLE-020 ROLE-022 is locked out of casino and bonuses with the transaction code, and unlocked again', async () => {
    const { sent, seen } = open()
    for (const [label, field] of [
      ['Casino locked', 'casinoLock'],
      ['Bonuses locked', 'bonusLock'],
    ] as const) {
      const lock = page.getByRole('switch', { name: label })
      await lock.click()
      await dialog.getByRole('button', { name: 'Lock' }).click()
      await expect.element(dialog.getByText('Enter your transaction code')).toBeVisible()
      expect(sent).toHaveLength(0)
      await dialog.getByLabelText('Transaction code').fill('CODE')
      await dialog.getByRole('button', { name: 'Lock' }).click()
      await expect.element(lock).toBeChecked()
      await lock.click()
      await dialog.getByLabelText('Transaction code').fill('CODE')
      await dialog.getByRole('button', { name: 'Unlock' }).click()
      await expect.element(lock).not.toBeChecked()
      const asked = { userId: 'player-1', transactionCode: 'CODE' }
      expect(sent.splice(0)).toEqual([
        ['setAccountLocks', { ...asked, [field]: true }],
        ['setAccountLocks', { ...asked, [field]: false }],
      ])
    }
    expect(seen.toasts).toHaveLength(4)
  })

  it('ROLE-020 keeps a lock unchanged if the operator refuses the code', async () => {
    open({
      onCall: (name) => {
        if (name !== 'setAccountLocks') return undefined
        throw new OperatorError('refused', 'Invalid Transaction Code', {
          status: 400,
          code: 'transaction-code-wrong',
        })
      },
    })
    const lock = page.getByRole('switch', { name: 'Casino locked' })
    await lock.click()
    await dialog.getByLabelText('Transaction code').fill('WRONG')
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Invalid Transaction Code')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(lock).not.toBeChecked()
  })

  it('ROLE-023 is blocked and unblocked at the top of the page, with the transaction code', async () => {
    const { sent } = open()
    await button('Block player').click()
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await expect.element(page.getByRole('switch', { name: 'Blocked from the site' })).toBeChecked()
    await button('Unblock player').click()
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Unlock' }).click()
    await expect.element(button('Block player')).toBeVisible()
    expect(sent.map(([, request]) => (request as { isBlocked?: boolean }).isBlocked)).toEqual([true, false])
  })

  it('ROLE-023 CALL-072 has complaints of every state on the page, answered there', async () => {
    const asked: unknown[] = []
    const answers: unknown[] = []
    const complaintOf = (
      id: string,
      title: string,
      state: Complaint['state'],
      userId: string,
    ): Complaint => ({
      id,
      title,
      message: `${title}: it has not arrived.`,
      state,
      answer: '',
      player: { id: userId, userName: 'floodlight_fan' },
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
    })
    open({
      onCall: (name, request) => {
        if (name === 'answerComplaint') answers.push(request)
        if (name === 'answerComplaint') return complaintOf('c1', 'My withdrawal', 'answered', 'player-1')
        if (name !== 'listPlayerComplaints') return undefined
        asked.push(request)
        // An operator without this filter sends complaints of other players too.
        return pageOf([
          complaintOf('c1', 'My withdrawal', 'open', 'player-1'),
          complaintOf('c2', 'My bonus', 'closed', 'player-1'),
          complaintOf('c3', 'Not mine', 'open', 'player-2'),
        ])
      },
    })
    const list = page.getByRole('list', { name: 'Complaints of this player' })
    await expect.element(list.getByText('My withdrawal: it has not arrived.')).toBeVisible()
    await expect.element(list.getByText('My bonus', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Not mine', { exact: true })).not.toBeInTheDocument()
    expect(asked[0]).toEqual({ page: 1, limit: 10, userId: 'player-1' })
    await list.getByRole('textbox', { name: 'Answer' }).fill('It was paid today.')
    await list.getByRole('button', { name: 'Send the answer' }).click()
    await expect
      .poll(() => answers)
      .toEqual([{ complaintId: 'c1', answer: 'It was paid today.', status: 'answered' }])
  })

  it('ROLE-019 is paid in by a default branch only, once for a double tap', async () => {
    open({ userType: 'agent' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'floodlight_fan' })).toBeVisible()
    expect(button('Pay in').elements()).toEqual([])
    closeStaff()
    const { sent } = open({ userType: 'defaultBranch' })
    await page.getByLabelText('Amount').fill('1e5')
    await button('Pay in').click()
    await expect.element(page.getByText(/^Enter an amount above 0/)).toBeVisible()
    expect(dialog.elements()).toEqual([])
    await page.getByLabelText('Amount').fill('1250.50')
    await button('Pay in').click()
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Pay in' }).dblClick()
    await expect.element(page.getByText('1,250.50 points were paid in')).toBeVisible()
    expect(sent).toMatchObject([['createBranchDeposit', { userId: 'player-1', amount: 125_050n }]])
  })

  it('ROLE-023 shows the player’s limits and breaks', async () => {
    open()
    await expect.element(page.getByText(/^Takes a break until 28 Nov 2026/)).toBeVisible()
    await expect.element(page.getByText(/1,200\.00.*5,000\.00/)).toBeVisible()
  })
})
