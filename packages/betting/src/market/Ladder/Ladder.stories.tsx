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

export const Live: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lay 1.25 2,000' }))
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ odds: 125, side: 'lay' }))
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
