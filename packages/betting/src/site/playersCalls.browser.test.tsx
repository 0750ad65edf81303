import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { EventScreen } from '../screens/event/EventScreen.tsx'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { slipOf } from '../slip/model/slipOf.ts'
import { SlipTabs } from '../slip/SlipTabs.tsx'
import { draft } from '../testing/bet.ts'
import { FakeBetting } from '../testing/fakeSite.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

async function callsOf(userType: 'user' | 'agent') {
  const calls: string[] = []
  let services: BettingServices | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      userType={userType}
      onCall={(name) => void calls.push(name)}
      prepare={(own) => {
        services = own
        slipOf(own).dispatch({ type: 'priceTapped', draft: draft({ stakeText: '500' }) })
      }}
    >
      <EventScreen eventId="300-1" />
      <SlipTabs />
    </FakeBetting>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Stake' })).toBeVisible()
  await expect.poll(() => calls).toContain('getProfile')
  await new Promise((resolve) => setTimeout(resolve, 100))
  return { calls, services: services! }
}

const ofPlayers = [
  'listFavouriteEvents',
  'listFavouriteMarkets',
  'getStakes',
  'listOpenBets',
  'listMarketBooks',
]

it('ROLE-009 ROLE-010 ROLE-011 loads favourites, stakes and open bets for players', async () => {
  const { calls } = await callsOf('user')
  expect(ofPlayers.filter((name) => !calls.includes(name))).toEqual([])
})

it('ROLE-009 ROLE-010 ROLE-011 does not load them for other users, who have no stars to press either', async () => {
  const { calls } = await callsOf('agent')
  expect(ofPlayers.filter((name) => calls.includes(name))).toEqual([])
  expect(page.getByRole('button', { name: /favou?rite/i }).elements()).toEqual([])
})

it('ROLE-011 does not read open bets for staff, who find the link to the bets of their players', async () => {
  const { calls } = await callsOf('agent')
  await page.getByRole('tab', { name: /^Open Bets/ }).click()
  await expect.element(page.getByRole('link', { name: 'All bets and results' })).toBeVisible()
  expect(calls.filter((name) => name === 'listOpenBets' || name === 'listBetHistory')).toEqual([])
})

it('ROLE-013 only players place bets: for other users nothing is sent, and a message says that bets are not allowed', async () => {
  const { calls, services } = await callsOf('agent')
  const toasts: string[] = []
  services.site.toast = (text) => void toasts.push(text)
  slipOf(services).press()
  const price = { marketId: '1.200-1', runnerId: '1', runnerName: 'Netherlands', side: 'back' as const }
  slipOf(services).take({ ...price, odds: 520, run: 0, size: 1n })
  expect(toasts).toEqual(['Bet Not Allowed', 'Bet Not Allowed'])
  expect(services.slip.getState().slip).toMatchObject({ draft: { runnerId: '2' } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).not.toContain('placeBet')
})
