import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../Layout/index.ts'
import { Money } from '../Money/index.ts'
import { StatusTag } from '../Tag/index.ts'
import { TransactionRow } from './index.ts'

const opened = fn()
const amount = (minor: bigint) => (
  <button type="button" aria-haspopup="dialog" onClick={opened}>
    <Money minor={minor} />
  </button>
)

const meta = {
  title: 'Data/TransactionRow',
  component: TransactionRow,
  args: {
    title: amount(500_000n),
    end: <StatusTag tone="success">Approved</StatusTag>,
    text: 'UPI · 4123 5566 7788',
    moment: '18 Mar 2026, 2:05 pm',
  },
  decorators: [
    (Story) => (
      <Stack asChild gap="small">
        <ul aria-label="Deposits">{Story()}</ul>
      </Stack>
    ),
  ],
} satisfies Meta<typeof TransactionRow>
export default meta
type Story = StoryObj<typeof meta>

/** The whole row opens the details. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('listitem')
    const { right, bottom } = row.getBoundingClientRect()
    const under = document.elementFromPoint(right - 6, bottom - 6)
    await expect(under).toBe(within(row).getByRole('button'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalled()
  },
}
export const NotPressable: Story = {
  args: { title: 'Bet on Sydney Thunder', end: <Money minor={-20_000n} kind="result" /> },
}
export const LongReference: Story = {
  args: {
    end: <StatusTag tone="warning">Pending</StatusTag>,
    text: 'Bank transfer · HDFCN52026031800421337001944578120001',
  },
}
