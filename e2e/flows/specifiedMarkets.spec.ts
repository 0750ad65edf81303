import type { Page } from '@playwright/test'
import { storeMember } from '../scenario/member.ts'
import { demoPlayerOf } from '../scenario/operatorClient.ts'
import { bestPrice, expect, openEvent, placeButton, stakeField, test } from '../scenario/test.ts'

// Pages of events on the shipped exchange site: how often they read, what they show while they load, and stakes above
// the caps of a player, for each kind of market.
test.use({ played: true })

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname
const text = (page: Page, words: string | RegExp) => page.getByText(words).first()
const live = (page: Page) =>
  expect(page.locator('section[data-market]').first()).not.toHaveAttribute('data-stale', '', {
    timeout: 30_000,
  })

/** Records when the page asks over its socket for the status of markets. */
function statusQuestions(page: Page): number[] {
  const sent: number[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('getMarketStatusByEventId')) sent.push(Date.now())
    }),
  )
  return sent
}

test('MKT-023 MKT-038 a visitor’s page shows loaders while the markets load, and requests their status every 10 s', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/common/game/market/group?*', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto('/')
  const href = (await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')) ?? ''
  const asked = statusQuestions(page)
  const openedAt = Date.now()
  await page.goto(href)
  const loading = page.getByRole('status', { name: 'Loading markets' })
  await expect(loading).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(bestPrice(page, 'Back', 'River Kings')).toContainText('2.06')
  await expect(loading).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Prices are live' }).first()).toBeVisible()
  const liveAt = Date.now()
  await expect.poll(() => asked.length, { timeout: 30_000, intervals: [250] }).toBe(1)
  expect(Date.now() - openedAt).toBeGreaterThan(9_500)
  expect(Date.now() - liveAt).toBeLessThan(20_000)
})

test('MKT-024 a player’s page requests the status every 1.5 s', async ({ page, sandbox }) => {
  const asked = statusQuestions(page)
  await storeMember(page, await demoPlayerOf(sandbox))
  await openEvent(page, 'Tidal Town')
  await live(page)
  await expect.poll(() => asked.length).toBeGreaterThan(5)
  const span = asked[5]! - asked[0]!
  expect(span).toBeGreaterThan(6_500)
  expect(span).toBeLessThan(20_000)
})

test(
  'BET-041 a stake above the player’s cap for the kind of market is refused',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    // No call of the operator's staff sets the caps: they are added to the profile that it answers.
    await page.route('**/api/user/profile?*', async (route) => {
      const answered = await route.fetch()
      const body = (await answered.json()) as { docs: object }
      const docs = { ...body.docs, sessionMax: 300, bookmakerMax: 400, betfairMax: 500 }
      await route.fulfill({ response: answered, json: { ...body, docs } })
    })
    await storeMember(page, await demoPlayerOf(sandbox))
    let orders = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && pathOf(request) === '/api/user/openBet') orders += 1
    })
    const refuses = async (market: string, stake: string) => {
      await live(page)
      const price = page.locator(`[data-market^="${market}"] [data-side="back"][data-level="0"]`).first()
      await expect(async () => {
        await price.click({ timeout: 5_000 })
        await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 })
      }).toPass({ timeout: 30_000 })
      await stakeField(page).fill(stake)
      await placeButton(page).click()
      await expect(text(page, 'Market Stake Is Greater than allowed')).toBeVisible()
      await page.getByRole('button', { name: 'Clear All' }).click()
      await expect(page.getByText('Market Stake Is Greater than allowed')).toHaveCount(0)
    }
    await openEvent(page, 'Tidal Town')
    await refuses('played.1.overs', '400')
    await refuses('played.bookmaker', '500')
    await openEvent(page, 'Harbour Hawks')
    await refuses('1.900000001', '600')
    expect(orders).toBe(0)
  },
)
