import type { Page } from '@playwright/test'
import { expectTruth, ordersOf, placeAndSucceed, success } from '../scenario/orders.ts'
import { openPlayer, shownBalance, steadyMarket, type Player } from '../scenario/player.ts'
import { grid } from '../scenario/prices.ts'
import { later, ms, soon, tellStories } from '../scenario/stories.ts'
import {
  demoLoginAtLast,
  expect,
  fillSlip,
  placeButton,
  showOpenBets,
  showSlip,
  stakeField,
  test,
} from '../scenario/test.ts'

// Faults of the page itself in a real browser (docs/faults.md): nothing is doubled, nothing is lost, and
// nothing wrong is shown.

// A busy machine renders few frames a second, and a press waits for two equal ones.
test.use({ actionTimeout: 30_000 })

/** Runs in the page: applies a browser's fault to the site's storage. */
function spoilStorage({ how, seed }: { how: 'full' | 'blocked' | 'spoilt'; seed: number }): void {
  if (how === 'spoilt') {
    const spoils = ['', '{', 'null', '[]', '"kit"', '{"__proto__":{}}', 'NaN']
    const { getItem } = Storage.prototype
    let reads = seed
    // Reads return corrupted values, except for the login, which a page could not keep otherwise.
    Storage.prototype.getItem = function spoilt(key) {
      const kept = getItem.call(this, key)
      return kept === null || key === 'kit.login' ? kept : spoils[(reads += 1) % spoils.length]!
    }
    return
  }
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Storage.prototype.setItem = refuse
  if (how === 'full') return
  Storage.prototype.getItem = refuse
  Storage.prototype.removeItem = refuse
}

tellStories([
  {
    title:
      'the login ends during a bet: nothing is placed, the intent is kept, and the page reloads at most once',
    async tell({ player, random }) {
      const { page, bets } = player
      let loads = 0
      page.on('load', () => (loads += 1))
      await fillSlip(page, 'Back', steadyMarket.runner, String(1_000 + ms(random, 50) * 100))
      let isOver = false
      await page.route('**/api/user/**', (route) => {
        isOver ||= /openBet/.test(route.request().url()) && route.request().method() === 'POST'
        if (!isOver) return route.fallback()
        return route.fulfill({ status: 401, json: { message: 'Please log in again', code: 'unauthorized' } })
      })
      await placeButton(page).click()
      const ended = page.getByRole('dialog', { name: 'You are logged out' })
      await expect(ended).toBeVisible(soon)
      await ended.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible(soon)
      await expect(success(page)).toBeHidden()
      expect(loads).toBeLessThanOrEqual(1)
      expect(await bets()).toHaveLength(0)
      await page.unroute('**/api/user/**')
      await demoLoginAtLast(page)
    },
  },
  {
    title:
      'the clock is wrong and is set during the delay of a bet: the operator’s time is shown and the bet is placed',
    async prepare(page, random) {
      await page.addInitScript(
        (skewMs) => {
          const now = Date.now.bind(Date)
          const page = window as unknown as { skewMs: number }
          page.skewMs = skewMs
          Date.now = () => now() + page.skewMs
        },
        (random() - 0.5) * 86_400_000,
      )
    },
    async tell({ player, random }) {
      const { page } = player
      const reported: number[] = []
      page.on('request', (request) => {
        const secret = new URL(request.url()).searchParams.get('correlationSecret')
        if (secret !== null) reported.push(Math.abs(Number(secret) - Date.now()))
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await page.evaluate(
        (step) => {
          ;(window as unknown as { skewMs: number }).skewMs += step
        },
        (random() - 0.5) * 86_400_000,
      )
      await expect(success(page)).toBeVisible(later)
      await page.getByRole('button', { name: 'Okay' }).click()
      await expectTruth(player, 1)
      expect(reported.length).toBeGreaterThan(0)
      expect(Math.max(...reported)).toBeLessThan(10_000)
      await expect(grid(player)).not.toHaveAttribute('data-stale', '', later)
    },
  },
  {
    title: 'storage is full, blocked or corrupt: betting works anyway',
    async prepare(page, random) {
      const how = (['full', 'blocked', 'spoilt'] as const)[ms(random, 3)]!
      await page.addInitScript(spoilStorage, { how, seed: ms(random, 1_000) })
    },
    async tell({ player }) {
      await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'a chunk is missing after a deployment: the page reloads once, the slip is restored, and a chunk that stays missing shows an error',
    async tell({ player, random }) {
      const { page } = player
      const comesBack = random() < 0.5
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      let loads = 0
      let isMissing = true
      await page.route('**/assets/BetsPage-*.js', (route) =>
        isMissing ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
      )
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) return
        loads += 1
        if (comesBack) isMissing = false
      })
      await showOpenBets(page)
      // Clicked without a pointer, which would request the page before the press.
      const link = page.getByRole('link', { name: 'All bets and results' })
      await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
      await expect.poll(() => loads, soon).toBe(1)
      const bets = page.getByRole('heading', { name: 'My Bets', level: 1 })
      if (!comesBack) {
        await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible(soon)
        await expect.poll(async () => (await shownBalance(page)) - (await player.available()), soon).toBe(0)
        expect(loads).toBe(1)
        isMissing = false
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(bets).toBeVisible(soon)
      expect(loads).toBe(comesBack ? 1 : 2)
      await page.goBack()
      await showSlip(page)
      await expect(stakeField(page)).toHaveValue(/^1,?000$/)
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
])

test.describe('two tabs of one player', { tag: '@desktop' }, () => {
  /** Duplicates a tab like a browser: the session storage is copied. */
  async function duplicate({ context, page }: Player): Promise<Page> {
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open(location.href))
    return opened
  }

  test('share the balance and the logout', async ({ browser, sandbox }) => {
    const player = await openPlayer(browser, sandbox, { market: steadyMarket })
    const second = await duplicate(player)
    await expect.poll(() => shownBalance(second), later).toBe(await player.available())
    await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
    await placeAndSucceed(player)
    await expect.poll(async () => (await shownBalance(second)) - (await player.available()), soon).toBe(0)
    await player.page.getByRole('button', { name: /^Account of/ }).click()
    await player.page.getByText('Logout', { exact: true }).click()
    await expect(second.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible(soon)
    await player.close()
  })

  test('cannot both place the order that one has stored: each shows its outcome, and it exists once', async ({
    browser,
    sandbox,
  }) => {
    const player = await openPlayer(browser, sandbox, { market: steadyMarket })
    const keys = new Set<string>()
    player.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/user/openBet'))
        keys.add(request.postDataJSON().key)
    })
    await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
    await ordersOf(player.page, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await placeButton(player.page).click()
    const second = await duplicate(player)
    await expect(success(player.page)).toBeVisible(later)
    await expect(success(second)).toBeVisible(later)
    expect(keys.size).toBe(1)
    expect(await player.bets()).toHaveLength(1)
    await player.close()
  })
})
