import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { levels, market, runner } from '../../testing/market.ts'
import { Ladder } from './Ladder.tsx'

const england = runner('2', 'England', { back: levels(122, 121, 120), lay: levels(124, 125, 126) })
const match = market({ runners: [england] })

const meta = {
  title: 'Betting/Ladder',
  component: Ladder,
  args: { marketId: match.id, runner: england, onTake: fn() },
  decorators: [
    (Story) => (
      <FakeBetting markets={[match]}>
        <Story />
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof Ladder>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The picture is taken of `OwnOrders`, which includes this: here a pressed price is scrolled into view, which depends
 * on the window's height.
 */
export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const ladder = within(canvasElement)
    await userEvent.click(ladder.getByRole('button', { name: 'Lay 1.25 2,000' }))
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ odds: 125, side: 'lay' }))
  },
}

/** Prices that can be requested, an unmatched order that a press cancels, and the result of closing at each price. */
export const OwnOrders: Story = {
  tags: ['pictured'],
  args: {
    own: [
      { side: 'back', odds: 130, left: 30_000n, ids: ['order-1'] },
      { side: 'lay', odds: 119, left: 125_000n, ids: ['order-2'] },
    ],
    position: { wins: 42_000n, loses: -100_000n },
    onAsk: fn(),
    onCancel: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const ladder = within(canvasElement)
    await userEvent.click(ladder.getByRole('button', { name: 'Cancel Back 1.30, 300 unmatched' }))
    await expect(args.onCancel).toHaveBeenCalledWith(['order-1'])
    await userEvent.click(ladder.getByRole('button', { name: 'Ask to Back at 1.28' }))
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ odds: 128, side: 'back' }))
    await expect(args.onTake).not.toHaveBeenCalled()
  },
}

export const Suspended: Story = {
  decorators: [
    (Story) => (
      <FakeBetting markets={[market({ runners: [england], status: 'suspended' })]}>
        <Story />
      </FakeBetting>
    ),
  ],
}

export const Stale: Story = {
  decorators: [
    (Story) => (
      <FakeBetting markets={[match]} prepare={({ prices }) => prices.setStatus('connecting')}>
        <Story />
      </FakeBetting>
    ),
  ],
}
