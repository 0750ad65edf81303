import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FakeOrders } from '../testing/FakeOrders.tsx'
import { otherOrder, unmatchedOrder } from '../testing/samples.ts'
import OpenBetsSection from './OpenBetsSection.tsx'
import OrdersPage from './OrdersPage.tsx'

const meta = {
  title: 'Betting/OrdersPage',
  component: FakeOrders,
  args: {
    orders: [unmatchedOrder(), otherOrder],
    children: <OrdersPage />,
    nowMs: Date.UTC(2026, 10, 21, 12),
  },
} satisfies Meta<typeof FakeOrders>
export default meta
type Story = StoryObj<typeof meta>

/** One partly matched order, and one next in its queue. */
export const Page: Story = {
  tags: ['pictured'],
  args: {
    answers: { cancelUnmatchedOrders: () => [unmatchedOrder({ state: 'cancelled', end: 'player' })] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const cancel = await page.findByRole('button', { name: 'Cancel Back England at 1.30' })
    await expect(page.getByText('1,240.00 ahead of you · Cancelled when in play')).toBeVisible()
    await expect(
      page.getByText('Next in the queue · Stays in-play · Cancelled if you lose your connection'),
    ).toBeVisible()
    await expect(page.getByRole('progressbar', { name: '100.00 of 400.00 matched' })).toBeVisible()
    await expect(cancel).toBeEnabled()
  },
}

export const NextToTheSlip: Story = {
  args: { children: <OpenBetsSection eventId="event-2" /> },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Perth Scorchers')
    await userEvent.tab()
  },
}

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('No unmatched orders')).toBeVisible(),
    )
  },
}
export const Loading: Story = { args: { pending: ['listUnmatchedOrders'] } }
export const Failed: Story = {
  args: { failing: ['listUnmatchedOrders'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

const offline = { getState: () => false, subscribe: () => () => undefined }

/** The last known list is shown with its age, and its buttons are disabled. */
export const Offline: Story = {
  args: { isOnline: offline },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(async () => expect(await page.findByText(/^As of/)).toBeVisible())
    await expect(page.getByRole('button', { name: 'Edit Back England at 1.30' })).toBeDisabled()
  },
}
