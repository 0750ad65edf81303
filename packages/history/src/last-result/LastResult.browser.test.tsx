import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { AccountTransaction } from '@kit/sdk/contract'
import { casinoBet, endedBet } from '@kit/sdk/testing'
import type { SiteServices } from '@kit/shell/feature'
import { pageOf } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { history } from '../feature.tsx'
import { useHistorySite, useIsLoggedIn } from '../historyContext.ts'
import { FakeHistory, type FakeHistoryProps } from '../testing/FakeHistory.tsx'
// Loaded before the test, so that a missing dialog is not just a slow import.
import './LastResult.tsx'
import { LastResultOverlay } from './LastResultOverlay.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
let asked: { name: string; request: unknown }[] = []
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  asked = []
})

const transaction = (facts: Partial<AccountTransaction> = {}): AccountTransaction => ({
  id: '1',
  cause: 'bet',
  amount: 31_000n,
  remarks: 'Market settled',
  createdAt: '2026-11-21T11:45:00.000Z',
  market: {
    id: '1.200-1',
    name: 'Match Odds',
    event: { id: '300-1', name: 'Netherlands v England' },
  },
  request: null,
  casino: null,
  ...facts,
})
const lost = endedBet({ id: 'ended-9', side: 'lay', state: 'lost', result: -20_000n, stake: 19_608n })

function Who() {
  const { client } = useHistorySite().operator
  const profile = useQuery({ ...profileQuery(client), enabled: useIsLoggedIn() })
  return <p>{profile.data?.userName ?? 'a visitor'}</p>
}

/** `last` is the newest bet transaction of the statement. */
function open(last: AccountTransaction | undefined, options: Omit<FakeHistoryProps, 'children'> = {}) {
  let site: SiteServices | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeHistory
      isLoggedIn={false}
      onCall={(name, request) => {
        asked.push({ name, request })
        if (name === 'listTransactions') return pageOf(last ? [last] : [])
        if (name === 'listBetDetails') {
          const { betId } = request as { betId?: string }
          return pageOf([endedBet(), lost].filter(({ id }) => betId === undefined || id === betId))
        }
        if (name === 'listCasinoBetDetails') return pageOf([casinoBet()])
        return undefined
      }}
      {...options}
      onSite={(own) => (site = own)}
    >
      <LastResultOverlay />
      <Who />
    </FakeHistory>,
  )
  return {
    logIn: async () => {
      await vi.waitUntil(() => site)
      site?.operator.session.begin({ token: 't', userType: 'user' }, false)
    },
    site: () => site!,
  }
}

const dialog = () => page.getByRole('dialog', { name: 'Your last bet' })
const calls = (name: string) => asked.filter((call) => call.name === name)
const settled = () => expect.element(page.getByText('player', { exact: true })).toBeVisible()

it('SHELL-097 SHELL-098 shows a player after login the result of the last bet: market, selections, stakes, profit or loss', async () => {
  const { logIn } = open(transaction())
  await logIn()
  await expect.element(dialog()).toBeVisible()
  expect(calls('listTransactions').map(({ request }) => request)).toEqual([
    { page: 1, limit: 1, trxType: 'bet' },
  ])
  for (const words of ['Netherlands v England · Match Odds', 'You won', '+310.00', '+510.00', '−200.00'])
    await expect.element(dialog().getByText(words)).toBeVisible()
  expect(dialog().element().textContent).not.toContain('₹')
  const items = dialog().getByRole('listitem')
  await expect.poll(() => items.nth(0).element().textContent).toContain('Back England')
  await expect.poll(() => items.nth(0).element().textContent).toContain('Stake 500.00')
  await expect.poll(() => items.nth(1).element().textContent).toContain('Lay England')
  await dialog().getByRole('button', { name: 'Okay' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('SHELL-097 links to the reason for a bet’s result', async () => {
  const { logIn } = open(transaction())
  await logIn()
  await dialog().getByRole('button', { name: 'How this was settled: Back England' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const why = page.getByRole('dialog', { name: 'Back England' })
  await expect.element(why.getByText('England won: a back of the winner wins.')).toBeVisible()
})

it('SHELL-097 shows casino games too', async () => {
  const casino = { roundId: 'r1', gameName: 'European Roulette' }
  const { logIn } = open(transaction({ market: null, casino, amount: -1_000n }))
  await logIn()
  await expect.element(dialog().getByText('European Roulette')).toBeVisible()
  await expect.element(dialog().getByText('You lost')).toBeVisible()
})

it('SHELL-097 requests and shows nothing while a new password is due', async () => {
  const { logIn } = open(transaction(), { user: { mustChangePassword: true } })
  await logIn()
  await settled()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls('listTransactions')).toEqual([])
})

it('SHELL-098 shows nothing if no bet was ever settled, or if the brand turns it off', async () => {
  const none = open(undefined)
  await none.logIn()
  await expect.poll(() => calls('listTransactions').length).toBe(1)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(history({ lastResult: false }).setup(none.site()).overlays).toEqual([])
  expect(history().setup(none.site()).overlays).toEqual([LastResultOverlay])
})

it('SHELL-098 is shown once per login: not after a reload, and again after the next login', async () => {
  const { logIn, site } = open(transaction(), { isLoggedIn: true })
  await settled()
  expect(calls('listTransactions')).toEqual([])
  site().operator.session.end('asked')
  await logIn()
  await dialog().getByRole('button', { name: 'Okay' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls('listTransactions')).toHaveLength(1)
})

it('waits until the login sheet is closed', async () => {
  const isAsking = createStore<boolean>(() => true)
  const { logIn } = open(transaction(), { isAsking })
  await logIn()
  await expect.poll(() => calls('listBetDetails').length).toBe(1)
  await expect.element(dialog()).not.toBeInTheDocument()
  isAsking.setState(false)
  await expect.element(dialog()).toBeVisible()
})
