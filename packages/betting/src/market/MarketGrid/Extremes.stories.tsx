import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { levels, market, runner } from '../../testing/market.ts'
import { MarketGrid } from './MarketGrid.tsx'

const crore = 1_00_00_000_00n
const sizes = [99n, 12n, 7n].map((crores) => crores * crore)
/** Levels with crores of points each. */
const deep = (...odds: number[]) => levels(...odds).map((level, at) => ({ ...level, size: sizes[at]! }))

/** Exchange prices are at most 1000. */
const upTo = (...odds: number[]) => levels(...odds.map((one) => Math.min(100_000, one)))
const names = ['Silver Quay', 'Northern Lantern of the Long Meadow', 'Tin Whistle', 'Paper Boat', 'Ox']
/** The largest field of an exchange race in the recordings, ending with four-digit odds. */
const field = market({
  id: '1.500-1',
  name: 'Antepost Winner',
  isInPlay: false,
  eventType: { id: '7', name: 'Horse Racing' },
  runners: Array.from({ length: 66 }, (_, at) =>
    runner(String(at + 1), `${names[at % names.length]} ${at + 1}`, {
      clothNumber: String(at + 1),
      sort: at,
      back: upTo(300 + at * 1_500, 290 + at * 1_500, 280 + at * 1_500),
      lay: upTo(320 + at * 1_540, 330 + at * 1_540, 340 + at * 1_540),
    }),
  ),
})

const long = market({
  id: '1.501-1',
  name: 'Winner of the Women’s One Day International Tri-Series Qualifying Play-off',
  remarks: 'A match without a result is void. '.repeat(6).trim(),
  runners: [
    runner('1', 'Royal Challengers of Thiruvananthapuram and Sri Jayawardenepura Kotte Women'),
    runner('2', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
    runner('3', 'रॉयल चैलेंजर्स तिरुवनंतपुरम और श्री जयवर्धनेपुर कोट्टे महिला टीम'),
    runner('4', 'The Draw'),
  ],
})

const rich = market({
  id: '1.502-1',
  totalMatched: 9_999n * crore,
  max: 50n * crore,
  runners: [
    runner('1', 'Netherlands', { back: deep(99_000, 98_000, 97_000), lay: deep(100_000) }),
    runner('2', 'England', { back: deep(101), lay: deep(102, 103, 104) }),
  ],
})

const meta = {
  title: 'Betting/Extremes',
  component: MarketGrid,
  tags: ['sign-off'],
  args: { marketId: field.id, onTake: fn() },
  decorators: [
    (Story) => (
      <FakeBetting markets={[field, long, rich]}>
        <Story />
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof MarketGrid>
export default meta
type Story = StoryObj<typeof meta>

export const SixtySixRunners: Story = {
  args: { isInPlay: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(66)
  },
}
export const LongestNames: Story = { args: { marketId: long.id } }
/** Crores at each price, and odds of 1000. */
export const CroreStakes: Story = { args: { marketId: rich.id } }
