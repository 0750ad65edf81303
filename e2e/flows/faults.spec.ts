import { holdMarket } from '@kit/sdk/contract'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Fate } from '../scenario/bentSocket.ts'
import { gzipSync } from 'node:zlib'
import { administratorOf } from '../scenario/operatorClient.ts'
import {
  driftingMarket,
  openPlayer,
  shownBalance,
  shownOdds,
  steadyMarket,
  type Player,
  type ScenarioMarket,
} from '../scenario/player.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { marketGroup } from '../../packages/sdk/src/testing/marketGroup.ts'
import { isProof, seededRandom } from '../scenario/seeded.ts'
import { demoLogin, expect, fillSlip, placeButton, stakeField, test } from '../scenario/test.ts'

// What goes wrong around prices and bets (section 2 of the threat model), in a real browser: nothing is doubled, nothing
// is lost, and nothing is shown that is not so. Each story is told by seeds: which moment, how often, which of its kinds.

// A busy machine draws few frames a second, and a press waits for two that agree.
test.use({ actionTimeout: 30_000 })

const seedsAtFullCount = 20
/** Players of one story at a time. */
const together = 3
/** What a busy machine may need for what a player sees at once. */
const soon = { timeout: 15_000 }
const later = { timeout: 45_000 }

interface Telling {
  player: Player
  random: () => number
  sandbox: SandboxProcess
}
interface Story {
  title: string
  market?: ScenarioMarket
  /** Runs before the page opens. */
  prepare?: (page: Page, random: () => number) => Promise<void>
  /** It touches what other players see. */
  isAlone?: boolean
  tell(telling: Telling): Promise<void>
}

const success = (page: Page) =>
  page.getByRole('heading', { name: 'Congratulations! Your Bet Placed Successfully' })
const grid = ({ page, marketId }: Player) => page.locator(`section[data-market="${marketId}"]`)
const ms = (random: () => number, most: number) => Math.floor(random() * most)
const moment = (page: Page, random: () => number, most: number) => page.waitForTimeout(ms(random, most))

const isOrder = (route: Route) => route.request().method() === 'POST'
const ordersOf = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/api/user/openBet?*', (route) => (isOrder(route) ? act(route) : route.fallback()))
const lookUpsOf = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/api/user/openBet/ref/**', act)

/** The operator and the page agree: so many bets, each once, and the balance that is left. */
async function expectTruth({ page, bets, available }: Player, count: number): Promise<void> {
  const all = await bets()
  expect(all).toHaveLength(count)
  expect(new Set(all.map(({ key }) => key)).size).toBe(count)
  await expect.poll(async () => (await shownBalance(page)) - (await available()), soon).toBe(0)
}

async function placeAndSucceed({ page }: Player): Promise<void> {
  await placeButton(page).click()
  await expect(success(page)).toBeVisible(later)
  await page.getByRole('button', { name: 'Okay' }).click()
}

/** Looks at a price again and again: while the page does not say that it may be old, it must be one of the last seconds. */
function watchPrice(player: Player) {
  const { page, socket, marketId, runnerId } = player
  const wrong: string[] = []
  const watched = new AbortController()
  const look = async () => {
    const { odds, isStale } = await shownOdds(player)
    // Two heartbeats and the check of each second, and what a busy machine adds.
    const true_ = socket.oddsWithin(marketId, runnerId, 9_000)
    if (!isStale && true_.length > 0 && !true_.includes(odds))
      wrong.push(`${odds}, not ${true_.slice(-3).join(', ')}`)
  }
  const watch = async () => {
    while (!watched.signal.aborted) {
      await look()
      await page.waitForTimeout(150)
    }
  }
  const watching = watch()
  return async () => {
    watched.abort()
    await watching
    expect(wrong).toEqual([])
  }
}

/** Stops everything the page does for a while, as a browser does that freezes it: clocks run on and messages pile up. */
async function holdScript(context: BrowserContext, page: Page, forMs: number): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const held = new Promise((resolve) => cdp.once('Debugger.paused', resolve))
  await cdp.send('Debugger.enable')
  await cdp.send('Debugger.pause')
  await held
  await new Promise((resolve) => setTimeout(resolve, forMs))
  await cdp.send('Debugger.resume')
  await cdp.detach()
}

/** The price on the page is fresh and the operator's last. */
async function expectFresh(player: Player): Promise<void> {
  const { socket, marketId, runnerId } = player
  const isRight = async () => {
    const { odds, isStale } = await shownOdds(player)
    return !isStale && socket.oddsWithin(marketId, runnerId, 1_500).includes(odds)
  }
  await expect.poll(isRight, later).toBe(true)
}

const stories: Story[] = [
  {
    title:
      'SOCK-001 the socket is cut: prices are stale and placing is locked until a new connection, which asks once for each image',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      for (let cuts = 0; cuts < 2; cuts += 1) {
        await moment(page, random, 1_500)
        const before = socket.connections
        await socket.cut()
        await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
        await expect.poll(() => socket.connections, later).toBeGreaterThan(before)
        await expectFresh(player)
        expect(new Set(socket.subscriptions).size).toBe(socket.subscriptions.length)
      }
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-009 the operator falls silent: prices are stale and placing is locked, and fresh when it speaks again',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      await moment(page, random, 2_500)
      socket.isSilent = true
      await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
      await expect(page.getByRole('button', { name: 'Prices interrupted' })).toBeDisabled(soon)
      socket.isSilent = false
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-034 changes are lost, doubled, overtaken and spoilt: no wrong price is shown as fresh, and all is right after',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      const fates: Fate[] = ['lost', 'lost', 'twice', 'late', 'late', 'corrupt']
      socket.fate = () => (random() < 0.5 ? 'arrives' : fates[ms(random, fates.length)]!)
      await page.waitForTimeout(4_000)
      socket.fate = undefined
      await expectFresh(player)
      await stop()
    },
  },
  {
    title:
      'BET-014 the price moves in the delay: the bet is refused, the reserve is free and the slip is kept',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, available } = player
      const before = await available()
      await moment(page, random, 1_000)
      await fillSlip(page, 'Back', driftingMarket.runner, '1000')
      await placeButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'The odds moved from' })).toBeVisible(later)
      await expect(stakeField(page)).toHaveValue(/^1,?000$/)
      expect(await available()).toBe(before)
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'the market is suspended in the delay: the bet is refused, the reserve is free and the slip is kept',
    isAlone: true,
    async tell({ player, random, sandbox }) {
      const { page, available } = player
      const administrator = await administratorOf(sandbox)
      const hold = (isHeld: boolean) =>
        administrator.client.call(holdMarket, { marketId: player.marketId, isHeld })
      const before = await available()
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await moment(page, random, 1_200)
      await hold(true)
      try {
        await expect(page.getByRole('alert').first()).toBeVisible(later)
        await expect(success(page)).toBeHidden()
        await expect(stakeField(page)).toHaveValue(/^1,?000$/)
        expect(await available()).toBe(before)
        await expectTruth(player, 0)
      } finally {
        await hold(false)
        administrator.close()
      }
    },
  },
  {
    title: 'clicks and Enter, as many and as fast as they come, are one order and one bet',
    async tell({ player, random }) {
      const { page } = player
      let orders = 0
      await ordersOf(page, (route) => {
        orders += 1
        return route.fallback()
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await stakeField(page).focus()
      const clicks = 2 + ms(random, 48)
      await placeButton(page).evaluate((button: HTMLButtonElement, times) => {
        for (let click = 0; click < times; click += 1) button.click()
      }, clicks)
      await page.keyboard.press('Enter')
      await expect(success(page)).toBeVisible(later)
      expect(orders).toBe(1)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the answer is lost after the operator took the bet, and look-ups too: it is told as placed once it is known, and stands once',
    async tell({ player, random }) {
      const { page } = player
      const keys = new Set<string>()
      let losses = 1 + ms(random, 3)
      await ordersOf(page, async (route) => {
        keys.add(route.request().postDataJSON().key)
        await route.fetch()
        await route.abort('connectionreset')
      })
      await lookUpsOf(page, (route) => ((losses -= 1) >= 0 ? route.abort('timedout') : route.fallback()))
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      expect(keys.size).toBe(1)
      await expectTruth(player, 1)
    },
  },
  {
    title: 'the order never arrives: it is sent once more under its key, and stands once',
    async tell({ player }) {
      const { page } = player
      const keys: string[] = []
      await ordersOf(page, (route) => {
        keys.push(route.request().postDataJSON().key)
        return keys.length === 1 ? route.abort('connectionrefused') : route.fallback()
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      await expectTruth(player, 1)
    },
  },
  {
    title: 'the operator fails or asks to wait: the player is told what is so, and no bet is doubled',
    async tell({ player, random }) {
      const { page } = player
      const status = [500, 502, 504, 429][ms(random, 4)]!
      let isFirst = true
      await ordersOf(page, (route) => {
        if (!isFirst) return route.fallback()
        isFirst = false
        const headers = { 'retry-after': '1' }
        return route.fulfill({ status, headers, json: { message: 'Not now', code: 'too-many-attempts' } })
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      if (status === 429) {
        await expect(page.getByRole('alert').first()).toBeVisible(soon)
        await expectTruth(player, 0)
      } else {
        await expect(success(page)).toBeVisible(later)
        await expectTruth(player, 1)
      }
    },
  },
  {
    title:
      'the login ends in the middle of a bet: nothing is taken, the intent is kept, and the page loads anew at most once',
    async tell({ player, random }) {
      const { page, bets } = player
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.route('**/api/user/**', (route) =>
        route.fulfill({ status: 401, json: { message: 'Please log in again', code: 'unauthorized' } }),
      )
      await fillSlip(page, 'Back', steadyMarket.runner, String(1_000 + ms(random, 50) * 100))
      await placeButton(page).click()
      await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible(soon)
      await expect(success(page)).toBeHidden()
      expect(loads).toBeLessThanOrEqual(1)
      expect(await bets()).toHaveLength(0)
      await page.unroute('**/api/user/**')
      await demoLogin(page)
    },
  },
  {
    title:
      'the clock is wrong and is set while the bet is in its delay: the operator’s time is told and the bet stands',
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
      const told: number[] = []
      page.on('request', (request) => {
        const secret = new URL(request.url()).searchParams.get('correlationSecret')
        if (secret !== null) told.push(Math.abs(Number(secret) - Date.now()))
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
      expect(told.length).toBeGreaterThan(0)
      expect(Math.max(...told)).toBeLessThan(10_000)
      await expect(grid(player)).not.toHaveAttribute('data-stale', '', later)
    },
  },
  {
    title: 'the tab sleeps and wakes: it connects anew, and what it shows then is so',
    market: driftingMarket,
    async tell({ player, random }) {
      const { context, page, socket } = player
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      const before = socket.connections
      if (random() < 0.5) await page.evaluate(() => document.dispatchEvent(new Event('resume')))
      else await holdScript(context, page, 6_000 + ms(random, 3_000))
      await expect.poll(() => socket.connections, later).toBeGreaterThan(before)
      const stop = watchPrice(player)
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title: 'storage is full or blocked: the site bets all the same',
    async prepare(page, random) {
      await page.addInitScript((isBlocked) => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = refuse
        if (!isBlocked) return
        Storage.prototype.getItem = refuse
        Storage.prototype.removeItem = refuse
      }, random() < 0.5)
    },
    async tell({ player }) {
      await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title: 'answers are spoilt while the page reads anew: the last good prices stay, live',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      let spoilt = 0
      await page.route('**/api/common/game/market/group?*', async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        const at = ms(random, text.length)
        const bad = [
          text.slice(0, at),
          text.slice(0, at) + '%' + text.slice(at + 1),
          '{"__proto__":1}',
          '{"docs":"AAAA"}',
        ]
        spoilt += 1
        await route.fulfill({ response: answer, body: bad[ms(random, bad.length)]! })
      })
      const stop = watchPrice(player)
      await socket.cut()
      await expect.poll(() => spoilt, later).toBeGreaterThan(0)
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title: 'the word of a new balance and of a new bet is lost: both are shown all the same',
    async tell({ player }) {
      for (const lost of ['getPtsUpdates', 'getOpenBetUpdates']) player.socket.lostEvents.add(lost)
      await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the connection goes while the bet is in its delay: what became of it is told once it is back, and it stands once',
    async tell({ player, random }) {
      const { context, page, bets } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await expect.poll(async () => (await page.getByText('Betting in process').count()) > 0, soon).toBe(true)
      await moment(page, random, 800)
      await context.setOffline(true)
      await moment(page, random, 4_000)
      await context.setOffline(false)
      await expect(success(page)).toBeVisible(later)
      expect(await bets()).toHaveLength(1)
      await page.getByRole('button', { name: 'Okay' }).click()
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'a third of all calls and answers is lost: the bet stands once and is told, or does not and is not',
    async tell({ player, random }) {
      const { page, bets } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await page.route('**/api/user/**', async (route) => {
        const fate = random()
        if (fate < 0.15) return route.abort('connectionreset')
        if (fate >= 0.3) return route.fallback()
        await route.fetch().catch(() => {})
        return route.abort('connectionreset')
      })
      await placeButton(page).click()
      const refusal = page.getByRole('alert').first()
      await expect(success(page).or(refusal).first()).toBeVisible({ timeout: 80_000 })
      const isTold = await success(page).isVisible()
      await page.unroute('**/api/user/**')
      expect(await bets()).toHaveLength(isTold ? 1 : 0)
    },
  },
]

stories.forEach(({ title, market = steadyMarket, prepare, isAlone = false, tell }, index) => {
  test(title, async ({ browser, sandbox }, { project }) => {
    const isPhone = project.name === 'phone'
    const isOurs = (seed: number) => (seed % 2 === 0) === isPhone
    const all = isProof ? Array.from({ length: seedsAtFullCount }, (_, at) => at + 1) : [index]
    const seeds = all.filter(isOurs)
    test.skip(seeds.length === 0, 'the other screen tells this story')
    test.setTimeout(120_000 * Math.ceil(seeds.length / (isAlone ? 1 : together)))
    const run = async (seed: number) => {
      const random = seededRandom(seed)
      const opening = { market, isPhone, ...(prepare && { prepare: (page: Page) => prepare(page, random) }) }
      const player = await openPlayer(browser, sandbox, opening)
      await test.step(`seed ${seed}`, () => tell({ player, random, sandbox }))
      await player.close()
    }
    const size = isAlone ? 1 : together
    for (let at = 0; at < seeds.length; at += size) await Promise.all(seeds.slice(at, at + size).map(run))
  })
})

test.describe('two tabs of one player', () => {
  /** Another tab as a browser duplicates one: what the first keeps for itself is copied. */
  async function duplicate({ context, page }: Player): Promise<Page> {
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open(location.href))
    return opened
  }

  test('share the balance and the logout', async ({ browser, sandbox }, { project }) => {
    test.skip(project.name === 'phone', 'tabs are the same on every screen')
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

  test('cannot both place the order that one has armed: each tells what became of it, and it stands once', async ({
    browser,
    sandbox,
  }, { project }) => {
    test.skip(project.name === 'phone', 'tabs are the same on every screen')
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

test.describe('a home document of many events', () => {
  interface Wire {
    _id: string
    inPlay: boolean
    eventType: unknown
    competition: unknown
    event: unknown
  }
  const summaries = (marketGroup(300) as Wire[]).map((market) => ({
    eventType: market.eventType,
    competition: market.competition,
    event: market.event,
    isInPlay: market.inPlay,
    marketIds: [market._id],
    mainMarket: market,
  }))
  const home = {
    ongoing: summaries.filter(({ isInPlay }) => isInPlay),
    upcoming: summaries.filter(({ isInPlay }) => !isInPlay),
    highlight: [],
    marketIds: '',
  }
  const docs = gzipSync(JSON.stringify(home)).toString('base64')

  test.beforeEach(async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'workers are the same on every screen')
    await page.route('**/api/common/home?*', (route) => route.fulfill({ json: { docs } }))
  })

  test('is read by a worker, which the page’s policy lets in', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Event 0', { exact: true }).first()).toBeVisible(later)
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/decode/),
    ])
  })

  test('is read by the page where no worker can be started', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined })
    })
    await page.goto('/')
    await expect(page.getByText('Event 0', { exact: true }).first()).toBeVisible(later)
    expect(page.workers()).toEqual([])
  })
})
