import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperatorError } from '@kit/sdk'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FakeCharts, type FakeChartsProps } from '../testing/FakeCharts.tsx'
import { chartAsk, history, sampleNow } from '../testing/samples.ts'
import ChartSheet from './ChartSheet.tsx'

function Open(props: FakeChartsProps) {
  return (
    <FakeCharts {...props}>
      <ChartSheet ask={chartAsk()} onClose={() => undefined} />
    </FakeCharts>
  )
}

const meta = { title: 'Betting/RunnerChart', component: Open } satisfies Meta<typeof Open>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Prices of England' }))

/** Ten minutes of prices and volume, with a wicket. Page Down moves back to the event and announces it. */
export const Drawn: Story = {
  play: async () => {
    const chart = await (await sheet()).findByRole('slider', { name: 'Chart of England' })
    chart.focus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Wicket 112\/4$/))
  },
}

/** The player's own bets are marks at their price; the whole record is shown. */
export const OwnBets: Story = {
  args: {
    login: { token: 't', userType: 'user' },
    answers: {
      listOpenBets: () => ({
        docs: [
          {
            marketId: 'market-1',
            runnerId: '2',
            side: 'back',
            odds: 206,
            stake: 50_000n,
            createdAt: new Date(sampleNow - 900_000).toISOString(),
          },
        ],
        totalPages: 1,
      }),
    },
  },
  play: async () => {
    const open = await sheet()
    await userEvent.click(await open.findByRole('radio', { name: 'All' }))
    await waitFor(async () => expect(await open.findByText('Your bets')).toBeVisible())
  },
}

export const AsTable: Story = {
  play: async () => {
    const open = await sheet()
    await userEvent.click(await open.findByRole('button', { name: 'Show as a table' }))
    const table = open.getByRole('table', { name: 'Prices of England, the newest first' })
    await expect(within(table).getByRole('cell', { name: 'Wicket 112/4' })).toBeInTheDocument()
  },
}
export const Loading: Story = { args: { pending: ['getPriceHistory'] } }
export const Empty: Story = {
  render: (args) => (
    <FakeCharts {...args} recorded={{ ...history(), points: [], moments: [] }}>
      <ChartSheet ask={chartAsk({ best: () => undefined })} onClose={() => undefined} />
    </FakeCharts>
  ),
}
export const Failed: Story = {
  args: {
    answers: {
      getPriceHistory: () => {
        throw new OperatorError('unreachable', 'gone')
      },
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect(await (await sheet()).findByRole('button', { name: 'Try again' })).toBeVisible(),
    )
  },
}
