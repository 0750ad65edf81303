import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bet, draft } from '../../testing/bet.ts'
import { market, runner } from '../../testing/market.ts'
import { FakeBetting, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { BetPlaced, ConfirmBet } from './BetDialogs.tsx'
import { BetSlip } from './BetSlip.tsx'
import { slipOf } from '../model/slipOf.ts'
import { SlipTabs } from '../SlipTabs.tsx'
import type { SlipEvent } from '../model/slipMachine.ts'
import type { SlipRefusal } from '../model/slipRefusals.ts'

const key = 'k'
const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const picked: SlipEvent = { type: 'priceTapped', draft: tapped }
const staked: SlipEvent[] = [picked, { type: 'stakeTyped', stakeText: '500' }]
const sent: SlipEvent[] = [...staked, { type: 'sent', key, atMs: performance.now(), delaySeconds: 5 }]

interface StateOptions extends FakeSiteOptions {
  isInterrupted?: boolean
}
const inState = (events: SlipEvent[], { isInterrupted = false, ...options }: StateOptions = {}): Story => ({
  decorators: [
    (Story) => (
      <FakeBetting
        {...options}
        prepare={(own) => {
          events.forEach(slipOf(own).dispatch)
          if (isInterrupted) own.prices.interrupt()
        }}
      >
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

const toss = market({
  id: '1.201',
  name: 'Toss',
  runners: [runner('8', 'England win the toss'), runner('9', 'Netherlands win the toss')],
})
const ofToss: SlipEvent = {
  type: 'priceTapped',
  draft: {
    ...tapped,
    marketId: '1.201',
    marketName: 'Toss',
    runnerId: '9',
    runnerName: 'Netherlands win the toss',
  },
}
const run = (odds: number, at: number) => [{ odds, run: at, size: 100_000n }]
const line = market({
  type: 'session',
  name: '6 over runs',
  runners: [runner('2', '6 over runs', { back: run(9_000, 46), lay: run(9_500, 44) })],
})
const ofSession: SlipEvent = {
  type: 'priceTapped',
  draft: {
    ...tapped,
    marketType: 'session',
    marketName: '6 over runs',
    runnerName: '6 over runs',
    odds: 9_000,
    seenOdds: 9_000,
    run: 45,
  },
}
const ofBookmaker: SlipEvent = {
  type: 'priceTapped',
  draft: { ...tapped, marketType: 'bookmaker', marketName: 'Bookmaker', odds: 8_500, seenOdds: 8_500 },
}
const thousand: SlipEvent = { type: 'stakeTyped', stakeText: '1000' }

export const Empty: Story = inState([])
export const Visitor: Story = inState([], { isLoggedIn: false })
export const QuickBets: Story = {
  ...inState([{ type: 'quickBetTurned', stake: 200_000n }]),
  tags: ['pictured'],
}
/** A refused quick bet is in the slip with its quick stake. */
export const QuickBetRefused: Story = inState([
  { type: 'quickBetTurned', stake: 200_000n },
  picked,
  { type: 'refusedHere', refusal: { code: 'price-gone' } },
])
/** Selections of other markets wait below the active one. */
export const SeveralMarkets: Story = {
  ...inState([...staked, ofToss, { type: 'stakeTyped', stakeText: '300' }], {
    markets: [market(), toss],
  }),
  tags: ['pictured'],
}
/** No selection becomes active automatically, because a double press must not place two bets. */
export const OthersWait: Story = inState([...staked, ofToss, { type: 'dropped', marketId: '1.201' }])
/** A session: a yes at a run, and the profit or loss for each run. */
export const Session: Story = inState([ofSession, thousand], { markets: [line] })
/** With an open no bet, the curve has a middle. */
export const SessionHedged: Story = {
  ...inState([ofSession, thousand], {
    markets: [line],
    user: { exposure: 110_000n },
    openBets: [
      bet({
        marketType: 'session',
        side: 'lay',
        run: 50,
        stake: 100_000n,
        profit: 100_000n,
        liability: 110_000n,
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const now = await canvas.findByRole('button', { name: /^Now/ })
    // The run, then its odds: 46 at 90.
    await waitFor(() => expect(now).toHaveTextContent('46 @ 90'))
    // The no alone can lose more than both together.
    await expect(canvas.getByText('Exposure after').nextSibling).toHaveTextContent('200.00')
  },
  tags: ['pictured'],
}
/** A bookmaker market: odds are the profit on a stake of 100. */
export const Bookmaker: Story = {
  ...inState([ofBookmaker, thousand], {
    markets: [
      market({
        type: 'bookmaker',
        runners: [
          runner('1', 'Netherlands', { back: [], lay: [] }),
          runner('2', 'England', { back: run(8_500, 0), lay: run(8_800, 0) }),
        ],
      }),
    ],
  }),
  tags: ['pictured'],
}
/** A market with many runners: their list scrolls. */
export const ManyRunners: Story = inState(staked, {
  markets: [
    market({
      runners: [
        runner('2', 'England'),
        ...Array.from({ length: 14 }, (_, index) =>
          runner(`h${index}`, `Runner of a long name ${index + 1}`),
        ),
      ],
    }),
  ],
})
export const Picked: Story = inState([picked])

export const Staked: Story = {
  tags: ['pictured'],
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

export const Placing: Story = inState(sent)
export const Checking: Story = inState([...sent, { type: 'answerLost', key }])
export const CheckingStuck: Story = {
  ...inState([...sent, { type: 'checkStuck', key }]),
}
export const Placed: Story = {
  ...inState([...sent, { type: 'accepted', key, bet: bet() }]),
  tags: ['pictured'],
}

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
/** The player typed odds that are not on offer: the price did not move. */
export const OddsNotOffered: Story = refusedWith({
  code: 'odds-not-offered',
  marketType: 'betfair',
  asked: { odds: 500, run: 0 },
  now: { odds: 202, run: 0 },
})
/** a price may get three steps worse, and a better one is always accepted. */
export const WithinSteps: Story = inState([
  ...staked,
  { type: 'toleranceChosen', tolerance: { pricePolicy: 'within', priceSteps: 3 } },
])
export const StakeOutOfRange: Story = {
  ...refusedWith({
    code: 'stake-out-of-range',
    min: 10_000n,
    max: 2_500_000n,
  }),
  tags: ['pictured'],
}
export const NotEnoughPoints: Story = inState(
  [...staked, { type: 'refusedHere', refusal: { code: 'not-enough-points', short: 12_050n } }],
  { user: { available: 37_950n } },
)
export const StakeAboveCap: Story = inState(
  [...staked, { type: 'refusedHere', refusal: { code: 'stake-above-cap', cap: 40_000n } }],
  { user: { stakeCaps: { session: null, bookmaker: null, betfair: 40_000n } } },
)
export const PriceGone: Story = refusedWith({ code: 'price-gone' })
export const NeverArrived: Story = refusedWith({ code: 'never-arrived' })
export const TooMany: Story = refusedWith({ code: 'too-many', retryAfterSeconds: 3 })
export const CheckDue: Story = refusedWith({ code: 'reality-check-due' })
export const ByOperator: Story = refusedWith({
  code: 'by-operator',
  message: 'You owe 120 points after a corrected result',
})
export const MarketSuspended: Story = refusedWith({ code: 'market-suspended' })
export const LockedSuspended: Story = inState(staked, { markets: [market({ status: 'ball running' })] })
/** Without a connection, old prices are dimmed and nothing can be placed. */
export const LockedStale: Story = { ...inState(staked, { isInterrupted: true }), tags: ['pictured'] }
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
  ...inState([...sent, { type: 'accepted', key, bet: bet() }]),
  render: () => <BetPlaced />,
}
/** the matched price is shown if it differs from the requested one. */
export const SuccessPopupBetter: Story = {
  ...inState([...sent, { type: 'accepted', key, bet: bet({ odds: 210, profit: 55_000n }) }]),
  render: () => <BetPlaced />,
  play: async () => {
    const got = await screen.findByText('Requested 2.02, matched at 2.10.')
    await waitFor(() => expect(got).toBeVisible())
  },
}
export const WithTabs: Story = { ...inState(staked, { openBets: [bet()] }), render: () => <SlipTabs /> }
