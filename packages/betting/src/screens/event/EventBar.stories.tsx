import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { bookmaker, market, session } from '../../testing/market.ts'
import EventBar from './EventBar.tsx'

const match = (id: string, name: string) => market({ id: `1.${id}`, event: { ...market().event, id, name } })
const own = match('300-1', 'Netherlands v England')
const others = [match('300-0', 'Kenya v Nepal'), match('300-2', 'India v Oman')]
const markets = [own, bookmaker(), session('s6', '6 over runs Netherlands')]

const betOn = (marketId: string, facts: Parameters<typeof bet>[0] = {}) =>
  bet({ id: marketId, marketId, event: { id: '300-1', name: '' }, ...facts })

const withEvents = (options: Omit<FakeBettingProps, 'children'>): Pick<Story, 'render'> => ({
  render: (args) => (
    <FakeBetting flags={{ 'betting.preset': 'trader' }} markets={[others[0]!, ...markets]} {...options}>
      <EventBar {...args} />
    </FakeBetting>
  ),
})

const meta = {
  title: 'Betting/EventBar',
  component: EventBar,
  args: { eventId: '300-1', markets },
} satisfies Meta<typeof EventBar>
export default meta
type Story = StoryObj<typeof meta>

export const Positions: Story = {
  ...withEvents({
    markets: [others[0]!, ...markets, others[1]!],
    openBets: [
      betOn(own.id, { stake: 50_000n, profit: 11_000n, liability: 50_000n }),
      betOn(bookmaker().id, {
        marketType: 'bookmaker',
        stake: 120_000n,
        profit: 96_000n,
        liability: 120_000n,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const press = { name: /^Match Odds: at worst .500\.00, at best \+110\.00/ }
    await expect(await canvas.findByRole('button', press)).toBeInTheDocument()
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Previous event: Kenya v Nepal' })).toBeVisible(),
    )
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Next event: India v Oman' })).toBeVisible(),
    )
  },
}

/** Without bets it links to the neighbours; before the first event the space is empty. */
export const FirstOfItsCompetition: Story = {
  ...withEvents({ markets: [...markets, others[1]!] }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No position')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: /^Previous event/ })).toBeNull()
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Next event: India v Oman' })).toBeVisible(),
    )
  },
}
