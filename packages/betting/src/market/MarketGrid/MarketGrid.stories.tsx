import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { levels, market, runner } from '../../testing/market.ts'
import { MarketGrid } from './MarketGrid.tsx'

const race = market({
  id: '1.300-1',
  name: '1m2f Handicap',
  isInPlay: false,
  eventType: { id: '7', name: 'Horse Racing' },
  runners: [
    runner('11', 'Silver Quay', {
      clothNumber: '1',
      jockeyName: 'A. Marlow',
      back: levels(350, 345, 340),
      lay: levels(360, 365, 370),
    }),
    runner('12', 'Northern Lantern of the Long Meadow', {
      clothNumber: '2',
      jockeyName: 'T. Osei',
      back: levels(420, 410, 400),
      lay: levels(440, 450, 460),
    }),
    runner('13', 'Paper Boat', { clothNumber: '3', status: 'removed', back: [], lay: [] }),
    runner('14', 'Tin Whistle', {
      clothNumber: '4',
      jockeyName: 'R. Vale',
      back: levels(1_200, 1_150),
      lay: levels(1_300),
    }),
  ],
})

const meta = {
  title: 'Betting/MarketGrid',
  component: MarketGrid,
  args: { marketId: market().id, onTake: fn() },
  decorators: [
    (Story) => (
      <FakeBetting markets={[market(), race]}>
        <Story />
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof MarketGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const price = await within(canvasElement).findByRole('button', { name: /^Back England 1\.22/ })
    await userEvent.click(price)
    await expect(args.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ odds: 122, side: 'back', runnerId: '2' }),
    )
  },
}

export const Race: Story = { args: { marketId: race.id } }

export const ProfitAndLoss: Story = {
  args: {
    book: new Map([
      ['1', 520_000n],
      ['2', -100_000n],
    ]),
    bookAfter: new Map([
      ['1', 420_000n],
      ['2', 12_000n],
    ]),
    selected: { runnerId: '2', side: 'back' },
  },
}

export const PhoneWidth: Story = {
  args: ProfitAndLoss.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
}

export const Suspended: Story = {
  decorators: [
    (Story) => (
      <FakeBetting markets={[market({ status: 'suspended' })]}>
        <Story />
      </FakeBetting>
    ),
  ],
}

export const Stale: Story = {
  decorators: [
    (Story) => (
      <FakeBetting prepare={({ prices }) => prices.setStatus('connecting')}>
        <Story />
      </FakeBetting>
    ),
  ],
}

export const ClosedWithWinner: Story = {
  decorators: [
    (Story) => (
      <FakeBetting
        markets={[
          market({
            status: 'closed',
            isClosed: true,
            runners: [
              runner('1', 'Netherlands', { status: 'loser', back: [], lay: [] }),
              runner('2', 'England', { status: 'winner', back: [], lay: [] }),
            ],
          }),
        ]}
      >
        <Story />
      </FakeBetting>
    ),
  ],
}
