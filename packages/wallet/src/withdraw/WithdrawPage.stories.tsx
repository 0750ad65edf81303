import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageOf } from '@kit/shell/testing'
import { screen, userEvent, within } from 'storybook/test'
import { onFakeWallet } from '../testing/onFakeWallet.tsx'
import { withdrawal } from '../testing/samples.ts'
import WithdrawPage from './WithdrawPage.tsx'

const meta = { title: 'Wallet/WithdrawPage', component: WithdrawPage } satisfies Meta<typeof WithdrawPage>
export default meta
type Story = StoryObj<typeof meta>

const ended = [
  withdrawal({ id: 'r2', state: 'approved', createdAt: '2026-11-18T10:00:00.000Z' }),
  withdrawal({ id: 'r3', state: 'rejected', remarks: 'No such account', amount: 75_000n }),
]

export const Form: Story = {
  ...onFakeWallet({ answers: { listWithdrawals: () => pageOf(ended) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '60000')
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await canvas.findByText(/Amount should be greater than/)
  },
  tags: ['pictured'],
}

/** A pending request; the brand lets players cancel it. */
export const Waiting: Story = {
  ...onFakeWallet({
    flags: { 'wallet.withdraw.allowCancel': true },
    answers: { listWithdrawals: () => pageOf([withdrawal(), ...ended]) },
  }),
  tags: ['pictured'],
}

export const AddAccount: Story = {
  ...onFakeWallet(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'payout-imps')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Name is Not Valid')
  },
  tags: ['pictured'],
}

/** Confirmation before an account is deleted. */
export const DeleteAccount: Story = {
  ...onFakeWallet(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Delete / }))
    await screen.findByRole('dialog')
  },
}

/** The request was sent: a dialog says so for three seconds. */
export const Sent: Story = {
  ...onFakeWallet({ answers: { createWithdrawal: () => withdrawal() } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await screen.findByRole('dialog', { name: 'Request Sent!' })
  },
}
