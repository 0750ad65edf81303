import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageOf } from '@kit/shell/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { onFakeStaff } from '../testing/FakeStaff.tsx'
import { pixel, requestOf, stepsOf } from '../testing/samples.ts'
import RequestsPage from './RequestsPage.tsx'

const meta = { title: 'Account/RequestsPage', component: RequestsPage } satisfies Meta<typeof RequestsPage>
export default meta
type Story = StoryObj<typeof meta>

const first = requestOf({ imageId: 'picture-1', bonusAmount: 10_000n })
const rows = [
  first,
  requestOf({ id: 'request-2', amount: 2_500_000n, userName: 'a_player_with_a_rather_long_name', utr: '' }),
  requestOf({ id: 'request-3', amount: 50_000n, state: 'processing', paymentType: 'IMPS' }),
]
const answers = {
  listDeposits: () => pageOf(rows),
  listWithdrawals: () => pageOf([]),
  listRequestSteps: () => stepsOf(first),
  getPlayerImage: () => ({ imageBase: pixel, mediaType: 'image/png' }),
}

export const List: Story = {
  ...onFakeStaff({ answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByRole('button', { name: /25,000\.00/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Withdrawals' }))
    await canvas.findByText('No requests here')
    await userEvent.click(canvas.getByRole('radio', { name: 'Deposits' }))
    await canvas.findByRole('button', { name: /25,000\.00/ })
  },
}

/** A request with its receipt, reference and history. */
export const Opened: Story = {
  ...onFakeStaff({ answers }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^1,000\.00/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }))
    await waitFor(async () => expect(await sheet.findByRole('button', { name: 'Approve' })).toBeVisible())
  },
}

/** Rejecting requires a reason, which the player can read. */
export const Rejecting: Story = {
  ...onFakeStaff({ answers }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^1,000\.00/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await dialog.findByText('Enter a reason. The player can read it.')
  },
}

export const Empty: Story = { ...onFakeStaff({ answers: { ...answers, listDeposits: () => pageOf([]) } }) }

export const Unreadable: Story = { ...onFakeStaff({ failing: ['listDeposits'] }) }
