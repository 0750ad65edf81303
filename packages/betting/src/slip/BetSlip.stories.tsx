import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bet, draft } from '../testing/bet.ts'
import { market, runner } from '../testing/market.ts'
import { FakeBetting, type FakeSiteOptions } from '../testing/fakeSite.tsx'
import { BetPlaced, ConfirmBet } from './BetDialogs.tsx'
import { BetSlip } from './BetSlip.tsx'
import { slipEngine } from './slipEngine.ts'
import { SlipTabs } from './SlipTabs.tsx'
import type { SlipEvent } from './slipMachine.ts'
import type { SlipRefusal } from './slipRefusals.ts'

const key = 'k'
const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const picked: SlipEvent = { type: 'priceTapped', draft: tapped }
const staked: SlipEvent[] = [picked, { type: 'stakeTyped', stakeText: '500' }]
const armed: SlipEvent[] = [...staked, { type: 'armed', key, atMs: performance.now(), delaySeconds: 5 }]

const inState = (events: SlipEvent[], options: FakeSiteOptions = {}): Story => ({
  decorators: [
    (Story) => (
      <FakeBetting {...options} prepare={(own) => events.forEach(slipEngine(own).dispatch)}>
        <div style={{ maxInlineSize: '360px' }}>
          <Story />
        </div>
      </FakeBetting>
    ),
  ],
})
const refusedWith = (refusal: SlipRefusal) => inState([...staked, { type: 'refusedHere', refusal }])

const meta = { title: 'Betting/BetSlip', component: BetSlip } satisfies Meta<typeof BetSlip>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = inState([])
export const Picked: Story = inState([picked])

export const Staked: Story = {
  ...inState([picked]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const stake = await canvas.findByRole('textbox', { name: 'Stake' })
    await userEvent.type(stake, '0a500')
    await expect(stake).toHaveValue('500')
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1000' }))
    await expect(stake).toHaveValue('1500')
    await expect(canvas.getByText('1,530.00')).toBeVisible()
  },
}

export const Lay: Story = inState([
  { type: 'priceTapped', draft: { ...tapped, side: 'lay', odds: 560, seenOdds: 560 } },
  { type: 'stakeTyped', stakeText: '1000' },
])

export const EmptyStakeRefused: Story = {
  ...inState([picked]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Place Bet/ }))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Placing: Story = inState(armed)
export const Checking: Story = inState([...armed, { type: 'answerLost', key }])
export const CheckingStuck: Story = inState([...armed, { type: 'checkStuck', key }])
export const Placed: Story = inState([...armed, { type: 'accepted', key, bet: bet() }])

export const OddsMoved: Story = {
  ...refusedWith({
    code: 'odds-changed',
    marketType: 'betfair',
    asked: { odds: 202, run: 0 },
    now: { odds: 198, run: 0 },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept 1.98' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Odds' })).toHaveValue('1.98')
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('500')
  },
}
export const StakeOutOfRange: Story = refusedWith({
  code: 'stake-out-of-range',
  min: 10_000n,
  max: 2_500_000n,
})
export const NotEnoughPoints: Story = refusedWith({ code: 'not-enough-points', short: 12_050n })
export const MarketSuspended: Story = refusedWith({ code: 'market-suspended' })
export const LockedSuspended: Story = inState(staked, { markets: [market({ status: 'ball running' })] })
export const LockedRunnerRemoved: Story = inState(staked, {
  markets: [market({ runners: [runner('2', 'England', { status: 'removed' })] })],
})
export const LoginNeeded: Story = inState(
  [...staked, { type: 'refusedHere', refusal: { code: 'login-required' } }],
  {
    isLoggedIn: false,
  },
)

export const ConfirmQuestion: Story = {
  ...inState([...staked, { type: 'confirmAsked' }], { user: { confirmBets: true } }),
  render: () => <ConfirmBet />,
}
export const SuccessPopup: Story = {
  ...inState([...armed, { type: 'accepted', key, bet: bet() }]),
  render: () => <BetPlaced />,
}
export const WithTabs: Story = { ...inState(staked, { openBets: [bet()] }), render: () => <SlipTabs /> }
