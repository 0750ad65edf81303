import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperatorError } from '@kit/sdk'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FakeOrders, type FakeOrdersProps } from '../testing/FakeOrders.tsx'
import { placedOrder, priceAsk, unmatchedOrder } from '../testing/samples.ts'

const meta = {
  title: 'Betting/AskPrice',
  component: FakeOrders,
  args: { subject: { kind: 'ask', ask: priceAsk() }, nowMs: Date.UTC(2026, 10, 21, 11, 30) },
} satisfies Meta<typeof FakeOrders>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog'))

/** Shows the matched and the unmatched part at current prices; odds move by the exchange's steps. */
export const Asking: Story = {
  play: async () => {
    const ask = await sheet()
    await expect(ask.getByText('Ahead in the queue').closest('dl')).toHaveTextContent(
      'Matched nowNothingStays unmatched100.00 at 1.30Ahead in the queue1,240.00Profit when all is matched30.00At risk until it ends100.00',
    )
    await userEvent.click(ask.getByRole('button', { name: 'Higher odds' }))
    await userEvent.clear(ask.getByRole('spinbutton', { name: 'Odds' }))
    await userEvent.type(ask.getByRole('spinbutton', { name: 'Odds' }), '1.22')
    await userEvent.click(ask.getByRole('button', { name: '1000' }))
    await expect(ask.getByText('Stays unmatched').closest('dl')).toHaveTextContent(
      'Matched now500.00 at 1.22Stays unmatched500.00 at 1.22',
    )
    await expect(ask.getByRole('button', { name: 'Place order: Back 1.22 for 1,000.00' })).toBeEnabled()
  },
}

const answering = (answers: FakeOrdersProps['answers']): FakeOrdersProps => ({
  subject: { kind: 'ask', ask: priceAsk() },
  ...(answers && { answers }),
})

/** Two parts: one matched immediately, the rest unmatched. */
export const Taken: Story = {
  args: answering({ placeUnmatchedOrder: () => placedOrder({ matched: 4_000n, averageOdds: 131 }) }),
  play: async () => {
    const ask = await sheet()
    await userEvent.click(ask.getByRole('button', { name: /^Place order: Back 1\.30/ }))
    await waitFor(async () =>
      expect(
        await ask.findByText('Back England at 1.30: 40.00 matched at 1.31, 60.00 unmatched'),
      ).toBeVisible(),
    )
    await expect(ask.getByRole('link', { name: 'See all unmatched orders' })).toHaveAttribute(
      'href',
      '/orders',
    )
  },
}

export const Refused: Story = {
  args: answering({
    placeUnmatchedOrder: () => {
      throw new OperatorError('refused', 'Only 20.00 points are available', {
        code: 'not-enough-points',
        status: 409,
      })
    },
  }),
  play: async () => {
    const ask = await sheet()
    await userEvent.click(ask.getByRole('button', { name: /^Place order: Back 1\.30/ }))
    await expect(await ask.findByRole('alert')).toHaveTextContent('Only 20.00 points are available')
  },
}

/** Odds between two steps cannot be ordered. */
export const OffTheLadder: Story = {
  args: { subject: { kind: 'ask', ask: priceAsk({ odds: 213, side: 'lay' }) } },
  play: async () => {
    const ask = await sheet()
    await waitFor(() => expect(ask.getByText('The ladder has 2.12 and 2.14')).toBeVisible())
    await expect(ask.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  },
}

export const Suspended: Story = {
  args: { subject: { kind: 'ask', ask: priceAsk({ offered: () => undefined, isInPlay: true }) } },
  play: async () => {
    const ask = await sheet()
    await waitFor(() => expect(ask.getByText('The market is not accepting bets')).toBeVisible())
    await expect(ask.getByRole('button', { name: /^Place order/ })).toBeDisabled()
    await expect(ask.queryByText('When the market goes in-play')).not.toBeInTheDocument()
  },
}

export const Editing: Story = {
  args: { subject: { kind: 'edit', order: unmatchedOrder() } },
  play: async () => {
    const edit = await sheet()
    await expect(edit.getByRole('button', { name: 'Nothing changed' })).toBeDisabled()
    await userEvent.clear(edit.getByRole('spinbutton', { name: 'Stake in points' }))
    await userEvent.type(edit.getByRole('spinbutton', { name: 'Stake in points' }), '100')
    await waitFor(() => expect(edit.getByText('More than this is matched already')).toBeVisible())
    await userEvent.type(edit.getByRole('spinbutton', { name: 'Stake in points' }), '0')
    await expect(edit.getByRole('button', { name: 'Change to 1.30 for 1,000.00' })).toBeEnabled()
  },
}
