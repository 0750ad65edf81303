import type { AccountTransaction } from '@kit/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { casinoBet, endedBet } from '@kit/sdk/testing'
import { pageOf } from '@kit/shell/testing'
import { onSite as onFakeSite } from '../testing/onSite.tsx'
import LastResult from './LastResult.tsx'

const settled: AccountTransaction = {
  id: '1',
  cause: 'bet',
  amount: 31_000n,
  remarks: 'Market settled',
  createdAt: '2026-11-21T11:45:00.000Z',
  market: { id: '1.200-1', name: 'Match Odds', event: { id: '300-1', name: 'Netherlands v England' } },
  request: null,
  casino: null,
}
const lost = endedBet({ id: 'ended-9', side: 'lay', state: 'lost', result: -20_000n, stake: 19_608n })

const onSite = (last: AccountTransaction): Story =>
  onFakeSite({
    onCall: (name) => {
      if (name === 'listTransactions') return pageOf([last])
      if (name === 'listBetDetails') return { ...pageOf([endedBet(), lost]), totalDocs: 5 }
      if (name === 'listCasinoBetDetails') return pageOf([casinoBet()])
      return undefined
    },
  })

async function dialog() {
  const shown = await screen.findByRole('dialog', { name: 'Your last bet' })
  await waitFor(() => expect(shown).toBeVisible())
  return within(shown)
}

const meta = { title: 'Account/LastResult', component: LastResult } satisfies Meta<typeof LastResult>
export default meta
type Story = StoryObj<typeof meta>

/** The total of a market's bets, the first of them, and the number of further ones. */
export const Won: Story = {
  ...onSite(settled),
  play: async () => {
    const shown = await dialog()
    for (const words of ['You won', '+310.00', '+510.00', '−200.00', '3 more bets on it'])
      await waitFor(async () => expect(await shown.findByText(words)).toBeVisible())
  },
}

export const LostAtTheCasino: Story = {
  ...onSite({
    ...settled,
    amount: -1_000n,
    market: null,
    casino: { roundId: 'r1', gameName: 'European Roulette' },
  }),
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('You lost')).toBeVisible()
    await expect(shown.getByText('European Roulette')).toBeVisible()
  },
}

/** A bet links to the reason for its result. */
export const WhyItEndedSo: Story = {
  ...onSite(settled),
  play: async () => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', { name: 'How this was settled: Back England' }))
    const why = within(await screen.findByRole('dialog', { name: 'Back England' }))
    await waitFor(() => expect(why.getByText('England won: a back of the winner wins.')).toBeVisible())
  },
}
