import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, levels, line, market, runner } from '../../testing/market.ts'
import { silks } from '../../testing/silks.ts'
import { MarketGrid } from './MarketGrid.tsx'

const race = market({
  id: '1.300-1',
  name: '1m2f Handicap',
  isInPlay: false,
  openDate: '2026-11-21T13:10:00.000Z',
  remarks: 'Bets on a withdrawn runner are void.',
  eventType: { id: '7', name: 'Horse Racing' },
  runners: [
    runner('11', 'Silver Quay', {
      clothNumber: '1',
      silksUrl: silks(1),
      stallDraw: '4',
      age: '5',
      jockeyName: 'A. Marlow',
      trainerName: 'B. Kestrel',
      back: levels(350, 345, 340),
      lay: levels(360, 365, 370),
    }),
    runner('13', 'Paper Boat', { clothNumber: '3', stallDraw: '1', status: 'removed', back: [], lay: [] }),
    runner('12', 'Northern Lantern of the Long Meadow', {
      clothNumber: '2',
      silksUrl: silks(2),
      stallDraw: '11',
      age: '4',
      jockeyName: 'T. Osei',
      trainerName: 'Countess of Wexley-Harrington',
      back: levels(420, 410, 400),
      lay: levels(440, 450, 460),
    }),
    runner('14', 'Tin Whistle', {
      clothNumber: '4',
      silksUrl: silks(4),
      jockeyName: 'R. Vale',
      back: levels(1_200, 1_150),
      lay: levels(1_300),
    }),
  ],
})

const draw = market({
  id: '1.400-1',
  name: 'Match Odds',
  eventType: { id: '1', name: 'Soccer' },
  totalMatched: 987_654_321_00n,
  externalType: 'betfair',
  max: 5_00_00_000_00n,
  runners: [
    runner('31', 'Rovers', { back: levels(245, 244, 242), lay: levels(248, 250, 252) }),
    runner('32', 'Athletic', { back: levels(310, 305, 300), lay: levels(320, 325, 330) }),
    runner('33', 'The Draw', { back: levels(340, 335, 330), lay: levels(350, 355, 360) }),
  ],
})

const withGoneRunner = bookmaker({
  runners: [
    runner('1', 'Netherlands', { back: [line(0, 0)], lay: [line(0, 0)] }),
    runner('2', 'England', { back: [line(0, 23)], lay: [line(0, 26)] }),
  ],
})

const meta = {
  title: 'Betting/MarketGrid',
  component: MarketGrid,
  args: { marketId: market().id, onTake: fn() },
  decorators: [
    (Story) => (
      <FakeBetting markets={[market(), race, draw, bookmaker()]}>
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

export const Race: Story = {
  tags: ['pictured'],
  args: { marketId: race.id, isInPlay: false },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    // MKT-013: cloth, draw, age, jockey and trainer; non-runners are last.
    await expect(rows[0]).toHaveTextContent(/1.*Silver Quay.*Draw 4.*5 yo.*A\. Marlow.*B\. Kestrel/)
    await expect(rows.at(-1)).toHaveTextContent('Paper Boat')
    await expect(rows.at(-1)).toHaveTextContent('Non-runner')
  },
}

export const MatchOddsWithDraw: Story = {
  tags: ['pictured'],
  args: { marketId: draw.id },
  play: async ({ canvasElement }) => {
    // MKT-010, CONST-003.
    await expect(within(canvasElement).getByText('Premium')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Max 500l')
    await expect(canvasElement).toHaveTextContent('Matched 9,876.54l')
  },
}

export const Bookmaker: Story = {
  tags: ['pictured'],
  args: { marketId: bookmaker().id },
  play: async ({ canvasElement, args }) => {
    const prices = within(canvasElement).getAllByRole('button', { name: /^(Back|Lay) / })
    await expect(prices).toHaveLength(4)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Lay England 26$/ }))
    await expect(args.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ odds: 2_600, run: 0, side: 'lay', runnerId: '2' }),
    )
  },
}

export const BookmakerRunnerSuspended: Story = {
  args: { marketId: bookmaker().id },
  decorators: [
    (Story) => (
      <FakeBetting markets={[withGoneRunner]}>
        <Story />
      </FakeBetting>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [gone, open] = within(canvasElement).getAllByText('SUSPENDED')
    await expect(gone).toBeVisible()
    await expect(open).not.toBeVisible()
  },
}

export const ProfitAndLoss: Story = {
  tags: ['pictured'],
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
  tags: ['pictured'],
  decorators: [
    (Story) => (
      <FakeBetting markets={[market({ status: 'suspended' })]}>
        <Story />
      </FakeBetting>
    ),
  ],
}

export const BallRunning: Story = {
  decorators: [
    (Story) => (
      <FakeBetting markets={[market({ status: 'ball running' })]}>
        <Story />
      </FakeBetting>
    ),
  ],
}

export const Empty: Story = {
  decorators: [
    (Story) => (
      <FakeBetting
        markets={[
          market({
            runners: [
              runner('1', 'Netherlands', { back: [], lay: [] }),
              runner('2', 'England', { back: levels(122), lay: [] }),
            ],
          }),
        ]}
      >
        <Story />
      </FakeBetting>
    ),
  ],
}

export const FoldedAway: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement)
    await userEvent.click(head.getByRole('button', { name: 'Collapse Match Odds' }))
    await expect(head.queryByRole('button', { name: /^Back England/ })).toBeNull()
    await expect(head.getByRole('button', { name: 'Show Match Odds' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const Stale: Story = {
  decorators: [
    (Story) => (
      <FakeBetting
        prepare={({ prices }) => prices.setStatus('connecting')}
        nowMs={Date.UTC(2026, 10, 21, 12, 34, 56)}
      >
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

/** A market in play: a race from the toolbar, in which a runner is removed and prices are suspended. */
export const AtAMoment: Story = {
  args: { marketId: race.id },
  globals: { moment: 'hard-race' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByRole('region', { name: 'Moment' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Back Silver Quay 1\.90/ })).toBeVisible(),
    )
    await userEvent.click(bar.getByRole('button', { name: /A runner is removed/ }))
    await waitFor(async () => expect(await canvas.findByText('Non-runner')).toBeVisible())
    fireEvent.change(bar.getByRole('slider', { name: 'Seek' }), { target: { value: '31000' } })
    await waitFor(() => expect(canvas.getByText('SUSPENDED')).toBeVisible())
    fireEvent.change(bar.getByRole('slider', { name: 'Seek' }), { target: { value: '45000' } })
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Lay Northern Lantern.* 1000/ })).toBeVisible(),
    )
    await userEvent.click(bar.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(bar.getByText('0:46 of 1:00')).toBeVisible(), { timeout: 4_000 })
    // A running time is not announced.
    await expect(bar.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }))
    await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
