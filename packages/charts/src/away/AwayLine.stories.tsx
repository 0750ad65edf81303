import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FakeCharts } from '../testing/FakeCharts.tsx'
import { eventPrices } from '../testing/samples.ts'
import { awayNews, type AwayNews } from './awayMoves.ts'
import { AwayWords } from './AwayLine.tsx'

function OverHead({ news, onDismiss }: { news: AwayNews; onDismiss: () => void }) {
  return (
    <FakeCharts>
      <div style={{ position: 'relative', blockSize: '56px' }}>
        <AwayWords news={news} onDismiss={onDismiss} />
      </div>
    </FakeCharts>
  )
}

const news = awayNews(
  [eventPrices({ England: 150, Australia: 290 })],
  [eventPrices({ England: 166, Australia: 250 })],
  new Map([['market-1', 2]]),
)!

const meta = {
  title: 'Betting/WhileAway',
  component: OverHead,
  args: { news, onDismiss: fn() },
} satisfies Meta<typeof OverHead>
export default meta
type Story = StoryObj<typeof meta>

/** The largest moves and the suspensions, over the header of the event. */
export const Moves: Story = {
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement)
    await expect(line.getByText('England from 1.50 to 1.66')).toBeInTheDocument()
    // The plural format loads a moment later.
    await waitFor(async () => expect(await line.findByText('Match Odds suspended 2 times')).toBeVisible())
    await userEvent.click(line.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalled()
  },
}
