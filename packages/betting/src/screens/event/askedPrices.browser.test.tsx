import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSlip, openSlip, type OpenSlipOptions } from '../../testing/openSlip.tsx'
import { ConnectedMarket } from './ConnectedMarket.tsx'
// Loaded before the test, so that a ladder that does not open is not just slow.
import './LadderPanels.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(async () => {
  closeSlip()
  await page.viewport(414, 896)
})

const unmatched = [
  {
    id: 'order-1',
    marketId: '1.200-1',
    runnerId: '2',
    side: 'back',
    odds: 130,
    stake: 40_000n,
    matched: 10_000n,
  },
  { id: 'order-2', marketId: '1.200-1', runnerId: '1', side: 'back', odds: 130, stake: 100n, matched: 0n },
] as UnmatchedOrder[]

/** Renders the market next to the slip on a site with unmatched orders, and records its requests. */
async function show(options: OpenSlipOptions = {}) {
  await page.viewport(1_440, 900)
  const request = vi.fn<SiteServices['request']>(() => true)
  const { services } = await openSlip({
    flags: { 'betting.unmatched': true },
    intents: ['orders.ask', 'orders.cancel'],
    content: <ConnectedMarket marketId="1.200-1" />,
    ...options,
    onCall: (name) => (name === 'listUnmatchedOrders' ? unmatched : undefined),
    prepare: (own) => Object.assign(own.site, { request }),
  })
  return { services, request }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const ladderOf = (runner: string) => page.getByRole('region', { name: `Ladder of ${runner}` })

it('requests an empty price of a ladder, and cancels a player’s order of its runner, with several ladders side by side', async () => {
  const { request } = await show()
  await button('Ladder of England').click()
  await button('Ladder of Netherlands').click()
  await expect.element(ladderOf('Netherlands')).toBeVisible()
  const england = ladderOf('England')
  await england.getByRole('button', { name: 'Cancel Back 1.30, 300 unmatched' }).click()
  expect(request.mock.calls).toEqual([['orders.cancel', { id: 'order-1' }]])
  await england.getByRole('button', { name: 'Ask to Back at 1.28' }).click()
  expect(request).toHaveBeenLastCalledWith(
    'orders.ask',
    expect.objectContaining({ runnerName: 'England', side: 'back', odds: 128, isAtOnce: false }),
  )
  await england.getByRole('button', { name: 'Close the ladder' }).click()
  await expect.element(england).not.toBeInTheDocument()
  await expect.element(ladderOf('Netherlands')).toBeVisible()
  ladderOf('Netherlands').getByRole('button', { name: 'Centre' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(ladderOf('Netherlands')).not.toBeInTheDocument()
  await expect.element(button('Ladder of Netherlands')).toHaveFocus()
})

it('requests at once with the quick stake while quick bets are on', async () => {
  const { services, request } = await show({ isTapped: false })
  services.slip.setState({ quickStake: 200_000n })
  await button('Ladder of England').click()
  await ladderOf('England').getByRole('button', { name: 'Ask to Lay at 1.18' }).click()
  expect(request.mock.calls.at(-1)).toEqual([
    'orders.ask',
    expect.objectContaining({ side: 'lay', odds: 118, stake: 200_000n, isAtOnce: true }),
  ])
})

it('opens an unmatched order from the slip, with what was typed, and steps its odds along the ladder', async () => {
  const { request } = await show()
  await page.getByRole('textbox', { name: 'Stake' }).fill('500')
  await page.getByRole('spinbutton', { name: 'Odds' }).fill('3.00')
  await button('Raise odds').click()
  await button('Request other odds').click()
  expect(request.mock.calls.at(-1)).toEqual([
    'orders.ask',
    expect.objectContaining({ runnerName: 'England', side: 'back', odds: 305, stake: 50_000n }),
  ])
})

it('offers none of it on a site without the feature, or if the operator does not support unmatched orders', async () => {
  await show({ intents: [] })
  await button('Ladder of England').click()
  await button('Ladder of Netherlands').click()
  await expect.element(ladderOf('Netherlands')).toBeVisible()
  await expect.element(ladderOf('England')).not.toBeInTheDocument()
  await expect.element(ladderOf('Netherlands').getByRole('button', { name: 'Back 1.30' })).toBeDisabled()
  await expect.element(button('Request other odds')).not.toBeInTheDocument()
  closeSlip()
  await show({ flags: {} })
  await expect.element(button('Raise odds')).toBeVisible()
  await expect.element(button('Request other odds')).not.toBeInTheDocument()
})
