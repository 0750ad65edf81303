import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { OpenBetsPanel } from './OpenBetsPanel.tsx'

const openBets = [
  bet({ id: '1' }),
  bet({ id: '2', odds: 210, stake: 100_000n, profit: 110_000n, liability: 100_000n }),
  bet({
    id: '3',
    side: 'lay',
    runnerId: '1',
    runnerName: 'Netherlands',
    odds: 540,
    profit: 50_000n,
    liability: 220_000n,
  }),
]
const history = [
  bet({ id: '4', state: 'won', result: 51_000n }),
  bet({ id: '5', state: 'lost', result: -50_000n, side: 'lay' }),
  bet({ id: '6', state: 'void', result: 0n, runnerName: 'Paper Boat' }),
]

const withSite = (options: FakeSiteOptions): Story => ({
  decorators: [
    (Story) => (
      <FakeBetting {...options}>
        <div style={{ maxInlineSize: '360px' }}>
          <Story />
        </div>
      </FakeBetting>
    ),
  ],
})

const meta = { title: 'Betting/OpenBetsPanel', component: OpenBetsPanel } satisfies Meta<typeof OpenBetsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { ...withSite({ openBets, history }), tags: ['pictured'] }
export const Averaged: Story = {
  tags: ['pictured'],
  ...withSite({ openBets }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Average Odds' }))
    await expect(canvas.getByText('2 bets')).toBeVisible()
    await expect(canvas.getByText('2.07')).toBeVisible()
  },
}
export const Empty: Story = { ...withSite({}), tags: ['pictured'] }
export const Loading: Story = withSite({ pending: ['listOpenBets'] })
export const Failed: Story = withSite({ failing: ['listOpenBets'] })
export const Visitor: Story = withSite({ isLoggedIn: false })
