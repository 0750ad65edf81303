import type { AccountTransaction } from '@kit/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageOf } from '@kit/shell/testing'
import { screen, userEvent, within } from 'storybook/test'
import { onFakeWallet } from '../testing/onFakeWallet.tsx'
import { withdrawal } from '../testing/samples.ts'
import TransactionsPage from './TransactionsPage.tsx'

const states = ['pending', 'processing', 'approved', 'rejected', 'canceled'] as const
const deposits = states.map((state, at) =>
  withdrawal({
    id: `d${at}`,
    state,
    amount: BigInt(at + 1) * 50_000n,
    utr: at === 1 ? '' : `41234567890${at}`,
    remarks: state === 'rejected' ? 'The payment did not arrive' : '',
    account: { name: '', details: [] },
    updatedAt: '2026-11-20T11:30:00.000Z',
  }),
)
const lineOf = (more: Partial<AccountTransaction>): AccountTransaction => ({
  id: 'l1',
  cause: 'payment',
  amount: 250_000n,
  remarks: 'Deposit',
  createdAt: '2026-11-20T11:30:00.000Z',
  market: null,
  request: null,
  casino: null,
  ...more,
})
const statement = [
  lineOf({ request: { id: 'd4', direction: 'deposit' } }),
  lineOf({
    id: 'l2',
    cause: 'bet',
    amount: -25_050n,
    remarks: 'Market settled',
    market: { id: '1.1', name: 'Match Odds', event: { id: '300-1', name: 'Netherlands v England' } },
  }),
  lineOf({
    id: 'l3',
    cause: 'bet',
    amount: 12_000n,
    remarks: 'Round won',
    casino: { roundId: 'r1', gameName: 'Kite' },
  }),
]
const answers = {
  listDeposits: (request: unknown) => {
    const { search } = request as { search: string }
    return pageOf(deposits.filter(({ id }) => search === '' || id === search))
  },
  listTransactions: () => pageOf(statement),
}

const meta = { title: 'Wallet/TransactionsPage', component: TransactionsPage } satisfies Meta<
  typeof TransactionsPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Deposits: Story = { ...onFakeWallet({ answers }), tags: ['pictured'] }

export const Detail: Story = {
  ...onFakeWallet({ answers }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '2,000.00' }))
    await within(await screen.findByRole('dialog')).findByText('The payment did not arrive')
  },
  tags: ['pictured'],
}

export const Statement: Story = {
  ...onFakeWallet({ answers, flags: { 'wallet.transactions.export': true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Statement' }))
    await canvas.findByRole('button', { name: 'CSV' })
    await canvas.findByText('Kite')
  },
  tags: ['pictured'],
}

export const None: Story = { ...onFakeWallet() }
