import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market } from '../../testing/market.ts'
import { slipOf } from '../model/slipOf.ts'
import { SlipOverlays } from '../slipOverlays.tsx'

const meta = {
  title: 'Betting/QuickBetBar',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const markets = [market(), bookmaker()]

/** Every price shows the stake on its edge; the bar shows it too, and turns quick bets off. */
export const On: Story = {
  render: () => (
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      markets={markets}
      prepare={(services) => slipOf(services).dispatch({ type: 'quickBetTurned', stake: 200_000n })}
    >
      <main style={{ padding: '52px 12px 100px', display: 'grid', gap: '8px' }}>
        {markets.map(({ id }) => (
          <ConnectedMarket key={id} marketId={id} />
        ))}
      </main>
      <SlipOverlays />
    </FakeBetting>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Quick bet: 2,000.00 per tap')).toBeVisible())
  },
}
