import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BetMoment } from '@kit/sdk/contract'
import { bet, casinoBet, endedBet, endedSession, voidBet } from '@kit/sdk/testing'
import { pageOf } from '@kit/shell/testing'
import { onSite as onFakeSite } from '../testing/onSite.tsx'
import type { FakeHistoryProps } from '../testing/FakeHistory.tsx'
import BetsPage from './BetsPage.tsx'

const openBets = [
  bet({ id: '1' }),
  bet({ id: '2', odds: 210, stake: 100_000n, profit: 110_000n, liability: 100_000n }),
  bet({ id: '3', side: 'lay', runnerId: '1', runnerName: 'Netherlands', odds: 540, liability: 220_000n }),
  bet({
    id: '4',
    marketType: 'session',
    marketName: '6 over runs England',
    runnerName: '6 over runs England',
    run: 46,
    odds: 9_000,
  }),
]
const ended = [
  endedBet(),
  endedSession(),
  voidBet(),
  endedBet({ id: 'ended-4', side: 'lay', state: 'lost', result: -51_000n }),
]
const players = [
  { id: 'p1', userName: 'cricket_fan_91' },
  { id: 'p2', userName: 'lucky' },
]

const level = (odds: number, size: bigint) => ({ odds, run: 0, size })
const betMoment = (betId: string): BetMoment => ({
  betId,
  asked: { odds: 200, run: 0 },
  arrived: { odds: 198, run: 0 },
  got: { odds: 202, run: 0 },
  delayMs: 5_000,
  receivedAt: '2026-11-21T10:30:00.120Z',
  matchedAt: '2026-11-21T10:30:05.160Z',
  back: [level(202, 120_000n), level(200, 45_000n), level(198, 900_000n)],
  lay: [level(204, 33_000n), level(206, 10_000n)],
})

/** Answers every list of bets: a player's own and, for staff, their players' bets. */
const onCall = (name: string, request: unknown): unknown => {
  const { betId } = (request ?? {}) as { betId?: string }
  switch (name) {
    case 'listBetHistory':
      return pageOf(ended)
    case 'listBetDetails':
      return pageOf(betId === undefined ? ended : ended.filter(({ id }) => id === betId))
    case 'findBetMoment':
      return betMoment(betId ?? '')
    case 'listCasinoBetHistory':
    case 'listCasinoBetDetails':
      return pageOf([casinoBet()])
    case 'listCasinoBets':
      return pageOf([casinoBet({ state: 'open', result: 0n })])
    case 'listPlayerBets':
      return pageOf(openBets.map((one, index) => ({ ...one, player: players[index % 2]! })))
    default:
      return undefined
  }
}

const onSite = (options: Partial<FakeHistoryProps>): Story => onFakeSite({ onCall, openBets, ...options })

const meta = { title: 'Account/BetsPage', component: BetsPage } satisfies Meta<typeof BetsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { ...onSite({}), tags: ['pictured'] }
export const Results: Story = {
  tags: ['pictured'],
  ...onSite({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }))
    await waitFor(async () => expect(await canvas.findByText(/Lismore/)).toBeVisible())
  },
}
async function sheetOf(name: string) {
  const sheet = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(sheet).toBeVisible())
  return within(sheet)
}

/**
 * A session settled because the innings ended: the run, the rule, the calculation, and that an earlier result was
 * reversed.
 */
export const WhyItEndedSo: Story = {
  ...onSite({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'No 6 over runs England' }))
    const sheet = await sheetOf('No 6 over runs England')
    await waitFor(async () => expect(await sheet.findByText('40 is less than 46: no wins.')).toBeVisible())
    await expect(sheet.getByText('The stake: +500.00')).toBeVisible()
    await waitFor(async () =>
      expect(await sheet.findByText('An earlier result of this market was reversed.')).toBeVisible(),
    )
  },
}
export const Casino: Story = {
  ...onSite({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'casino')
    await userEvent.click(await canvas.findByRole('button', { name: '7' }))
    const sheet = await sheetOf('7')
    await waitFor(async () => expect(await sheet.findByText('23 red')).toBeVisible())
    await expect(sheet.getByText('my seed')).toBeVisible()
  },
}
/** The requested and the matched price, the delay, the other prices at that moment, and the rule that settled it. */
export const HowItWasPlaced: Story = {
  ...onSite({ flags: { 'betting.betMoments': true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Results' }))
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Back England' }))[0]!)
    const sheet = await sheetOf('Back England')
    await waitFor(async () => expect(await sheet.findByText('Matched at 2.02')).toBeVisible())
  },
}
export const ProfitAndLoss: Story = {
  ...onSite({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Profit and loss' }))
    await waitFor(async () => expect(await canvas.findByText('Total')).toBeVisible())
  },
}
export const Staff: Story = onSite({ userType: 'agent' })
export const Empty: Story = onSite({ openBets: [] })
export const Loading: Story = onSite({ pending: ['listOpenBets'] })
export const Failed: Story = { ...onSite({ failing: ['listOpenBets'] }), tags: ['pictured'] }
