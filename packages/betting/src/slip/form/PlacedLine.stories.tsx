import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bet, draft } from '../../testing/bet.ts'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { slipOf } from '../model/slipOf.ts'
import { SlipHalf } from '../SlipTabs.tsx'
import { PlacedLine } from './PlacedLine.tsx'

const key = 'k'
const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()

const meta = {
  title: 'Betting/PlacedLine',
  component: PlacedLine,
  decorators: [
    (Story) => (
      <FakeBetting
        flags={{ 'betting.preset': 'trader' }}
        prepare={(own) => {
          const { dispatch } = slipOf(own)
          dispatch({ type: 'priceTapped', draft: tapped })
          dispatch({ type: 'stakeTyped', stakeText: '500' })
          dispatch({ type: 'sent', key, atMs: performance.now(), delaySeconds: 0 })
          dispatch({ type: 'accepted', key, bet: bet({ key, odds: 204, stake: 50_000n }) })
          dispatch({ type: 'placedCleared', key })
        }}
      >
        <div style={{ minBlockSize: '420px' }}>
          <Story />
          <SlipHalf />
        </div>
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof PlacedLine>
export default meta
type Story = StoryObj<typeof meta>

/** A bet that was matched at a better price. */
export const Better: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/^Placed: Back/)).toBeVisible())
    await expect(canvas.getByText('requested 2.02')).toBeVisible()
  },
}
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText(/^Placed: Back/)).toBeNull())
  },
}
