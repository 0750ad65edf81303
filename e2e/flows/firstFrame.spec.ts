import type { BrowserContext, Page } from '@playwright/test'
import { expectEventHydrated, holdProgram, programs } from '../scenario/beforeReact.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import {
  demoLogin,
  demoLoginAtLast,
  expect,
  openEvent,
  placeButton,
  stakeField,
  test,
} from '../scenario/test.ts'

// A page before its script runs: prerendered at build time, filled with prices by its bootstrap script, then
// hydrated by React.

const boots = '**/assets/boot-*.js'
const eventPages = '**/assets/EventPage-*.js'
const homeAnswer = '**/api/common/comulative?home=true**'

const hero = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const price = (page: Page) => page.locator('[data-home-list="live"] button[data-side="back"]').first()
const logins = (page: Page) => page.getByRole('button', { name: 'Demo Login' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })

async function sampleFrames(page: Page | BrowserContext, see: string): Promise<void> {
  await page.addInitScript(`(() => {
    const seen = (globalThis.seenInFrames = [])
    const frame = () => {
      if (document.body) seen.push((${see})())
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })()`)
}
const seenInFrames = (page: Page) => page.evaluate('globalThis.seenInFrames') as Promise<unknown[]>

test.describe('without its scripts', () => {
  test.use({ expectedFaults: ['ERR_FAILED', 'Failed to fetch dynamically imported module'] })

  test('a landing page shows its header, headline and bottom bar', { tag: '@layout' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(hero(page)).toBeVisible()
    await expect(logins(page).first()).toBeVisible()
    if ((page.viewportSize()?.width ?? 0) < 720)
      await expect(page.getByRole('navigation').last()).toBeVisible()
  })
})

test('a browser without JavaScript shows the page, and what it needs', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ baseURL: sandbox.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(hero(page)).toBeVisible()
  // Its text is not found by the browser's other locators.
  await expect(page.locator('noscript')).toBeVisible()
  expect(await page.locator('noscript').textContent()).toContain('JavaScript')
  await context.close()
})

test(
  'prices are shown before React, which takes over the very same cells',
  { tag: '@layout' },
  async ({ page }) => {
    const release = await holdProgram(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(price(page)).toContainText(/\d\.\d\d/)
    const before = await price(page).elementHandle()
    release()
    await isTakenOver(page)
    expect(await before!.evaluate((cell) => cell.isConnected)).toBe(true)
    // Prices continue in the same cell: the sizes of this match change each second.
    const size = await before!.textContent()
    await expect.poll(() => before!.textContent(), { timeout: 20_000 }).not.toBe(size)
    expect(await before!.evaluate((cell) => cell.isConnected)).toBe(true)
  },
)

test(
  'an event’s prices are shown before React, which takes over the very same cells',
  { tag: '@layout' },
  async ({ page }) => {
    await openEvent(page, 'Harbour Hawks')
    const release = await holdProgram(page)
    await page.reload({ waitUntil: 'commit' })
    await expectEventHydrated(page, release)
  },
)

test('a player’s home is taken over as rendered: no element of it is rendered again', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  await page.reload()
  await isTakenOver(page)
  // The lazy chunks are hydrated last.
  await expect(page.getByRole('button', { name: /^Account of \w/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText(/\d/, { timeout: 30_000 })
  const renderedAgain = await page.evaluate(() => performance.getEntriesByName('kit:rendered-again').length)
  expect(renderedAgain).toBe(0)
})

test('Back, pressed while a page is still loading, goes back', async ({ page }) => {
  await openEvent(page, 'Harbour Hawks')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest(eventPages)
  await page.route(eventPages, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/:\d+\/$/)
  release()
  await expect(page.locator('[data-home-list="live"]')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('section[data-market]')).toHaveCount(0)
})

test('an event is completely shown when going back to a position further down', async ({ page }) => {
  // Its markets are higher than this, so that the position does not exist with its header only.
  await page.setViewportSize({ width: 390, height: 400 })
  await openEvent(page, 'Harbour Hawks')
  const market = 'section[data-market]'
  const last = page.locator(market).last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const place = await page.evaluate(
    () => new Promise<number>((resolve) => setTimeout(() => resolve(scrollY), 500)),
  )
  await page.evaluate(() => history.back())
  await expect(page.locator('[data-home-list="live"]')).toBeVisible()
  await page.evaluate((part) => {
    new MutationObserver((_, watch) => {
      const screen = document.querySelector('[data-event-screen]')
      if (!screen) return
      watch.disconnect()
      Object.assign(globalThis, { isWhole: screen.querySelector(part) !== null })
    }).observe(document.body, { childList: true, subtree: true })
  }, market)
  await page.evaluate(() => history.forward())
  await expect(last).toBeAttached()
  expect(await page.evaluate('globalThis.isWhole')).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a visitor’s tap on Login before React opens the login', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login', exact: true }).first().click()
  release()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 30_000 })
})

test('a tap on a card before React opens its event without a reload', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks', { timeout: 30_000 })
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a player’s tap on a price before React opens the slip', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  const release = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(price(page)).toContainText(/\d\.\d\d/)
  await price(page).click()
  release()
  await expect(stakeField(page)).toBeVisible({ timeout: 30_000 })
})

test('BET-053 a tap before React places no quick bet: the slip has it ready', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  await price(page).click()
  await page.getByRole('switch', { name: 'Quick bet' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Quick bet' })).toBeChecked()
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/openBet')) orders.push(request.url())
  })
  const release = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(price(page)).toContainText(/\d\.\d\d/)
  await price(page).click()
  release()
  await expect(sheet(page)).toBeVisible({ timeout: 30_000 })
  await expect(placeButton(page)).toBeEnabled()
  await page.waitForTimeout(1_000)
  expect(orders).toEqual([])
})

test('a logged-in player never sees the landing page', async ({ page }) => {
  await page.goto('/')
  const headline = (await hero(page).textContent()) ?? ''
  await demoLogin(page)
  await sampleFrames(page, `() => document.getElementById('root')?.innerText ?? ''`)
  await page.reload()
  await isTakenOver(page)
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  const seen = (await seenInFrames(page)).map(String)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.filter((text) => text.includes(headline) || text.includes('Demo Login'))).toEqual([])
})

test('a player who chose light sees no dark frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kit.mode', 'light'))
  await sampleFrames(
    page,
    `() => document.documentElement.dataset.mode + ' ' + getComputedStyle(document.body).backgroundColor`,
  )
  await page.goto('/')
  await isTakenOver(page)
  await page.waitForTimeout(500)
  const seen = new Set(await seenInFrames(page))
  expect([...seen]).toEqual([expect.stringMatching(/^light rgb\(2\d\d, 2\d\d, 2\d\d\)$/)])
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a device that prefers ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test(`SHELL-125 a visitor sees no other frame, and the player's switch is remembered`, async ({
      page,
    }) => {
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await sampleFrames(page, `() => document.documentElement.dataset.mode`)
      await page.goto('/')
      await isTakenOver(page)
      await page.waitForTimeout(500)
      expect([...new Set(await seenInFrames(page))]).toEqual([colorScheme])
      const mode = () => page.evaluate(() => document.documentElement.dataset['mode'])
      await page.emulateMedia({ colorScheme: other })
      await expect.poll(mode).toBe(other)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /dark|light/i })
        .click()
      await expect.poll(mode).toBe(colorScheme)
      await page.emulateMedia({ colorScheme: other })
      await page.reload()
      await isTakenOver(page)
      expect(await mode()).toBe(colorScheme)
    })
  })

test('a player who reads Hindi sees no English words first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kit.language', 'hi'))
  await sampleFrames(page, `() => document.getElementById('root')?.innerText ?? ''`)
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  const seen = (await seenInFrames(page)).map(String)
  expect(seen.filter((text) => /Demo Login|Upcoming|In-Play|Sports/.test(text))).toEqual([])
})

test.describe('with missing files or answers', () => {
  test.use({ expectedFaults: ['status of 404', 'ERR_FAILED', 'status of 500', 'Unexpected end of input'] })

  test('a missing boot script leaves the page to the site', async ({ page }) => {
    await page.route(boots, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await demoLoginAtLast(page)
  })

  test('a truncated boot script leaves the page to the site', async ({ page }) => {
    await page.route(boots, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, body.length / 2) })
    })
    await page.goto('/')
    await demoLoginAtLast(page)
  })

  test('an operator that answers late delays no tap', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(homeAnswer, async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Login', exact: true }).first().click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 30_000 })
    release()
    await page.keyboard.press('Escape')
    await expect(price(page)).toContainText(/\d\.\d\d/, { timeout: 30_000 })
  })

  test('a press before the boot script has loaded is kept for it', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/boot-*.js', async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    await page.goto('/', { waitUntil: 'commit' })
    const login = page.getByRole('button', { name: 'Login', exact: true }).first()
    await login.click()
    await expect(login).toHaveAttribute('data-kept')
    release()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('[data-kept]')).toHaveCount(0)
  })

  for (const [what, answer] of [
    ['an error', { status: 500, json: { message: 'Down', code: 'down' } }],
    ['words that are no JSON', { status: 200, body: '<html>' }],
    ['no home in it', { status: 200, json: { docs: {} } }],
    ['a home of another shape', { status: 200, json: { docs: { home: { ongoing: 'all' } } } }],
  ] as const)
    test(`a first answer that is ${what} leaves the lists to the site`, async ({ page }) => {
      await page.route(homeAnswer, (route) => route.fulfill(answer))
      await page.goto('/')
      await expect(price(page)).toContainText(/\d\.\d\d/, { timeout: 30_000 })
      await demoLogin(page)
    })

  test('a browser that refuses to store anything shows the page and its prices', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, { get: refuse })
    })
    await page.goto('/')
    await expect(hero(page)).toBeVisible()
    await expect(price(page)).toContainText(/\d\.\d\d/)
    await isTakenOver(page)
  })
})

test.describe('no layout shifts', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Records shifts as browsers count them, with what shifted. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(globalThis, { shifts, shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        })[]) {
          if (entry.hadRecentInput) continue
          ;(globalThis as unknown as { shifted: number }).shifted += entry.value
          shifts.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${entry.sources
              .map(({ node, previousRect, currentRect }) => {
                const [from, to] = [previousRect, currentRect].map(
                  ({ x, y, width, height }) => `${[x, y, width, height].map(Math.round).join(' ')}`,
                )
                const what = node instanceof Element ? node.outerHTML : node?.textContent
                return `${what?.slice(0, 120)} from ${from} to ${to}`
              })
              .join('\n  ')}`,
          )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
  async function expectStill(page: Page, most = 0.01) {
    await isTakenOver(page)
    await page.waitForTimeout(2_500)
    const { shifted, shifts } = await page.evaluate(() => {
      const { shifted, shifts } = globalThis as unknown as { shifted: number; shifts: string[] }
      return { shifted, shifts }
    })
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(most)
  }

  test('on the landing page', { tag: '@layout' }, async ({ page }) => {
    await watchShifts(page)
    await page.goto('/')
    await expect(price(page)).toContainText(/\d\.\d\d/)
    await expectStill(page)
  })

  test('on the home page of a player', { tag: '@layout' }, async ({ page }) => {
    await page.goto('/')
    await demoLogin(page)
    await watchShifts(page)
    await page.reload()
    await expect(price(page)).toContainText(/\d\.\d\d/)
    // On a wide screen, both lists are visible, and three placeholders replace as many cards as there are.
    await expectStill(page, 0.02)
  })

  test('on a list of casino games', { tag: '@layout' }, async ({ page }) => {
    await watchShifts(page)
    await page.goto('/live-casino')
    await expect(page.locator('[data-game-grid] a').first()).toBeVisible()
    await expectStill(page)
  })

  test('on an event', { tag: '@layout' }, async ({ page }) => {
    await page.goto('/')
    const address = await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')
    await watchShifts(page)
    await page.goto(address!)
    await expect(page.locator('[data-market] button[data-side="back"]').first()).toContainText(/\d\.\d\d/)
    await expectStill(page)
  })
})

test.describe('a list of casino games', () => {
  const tile = (page: Page) => page.locator('[data-game-grid] a').first()
  const domainAnswer = '**/api/common/comulative?first=1'

  test(
    'CAS-003 is shown before React, which takes over the very same tiles',
    { tag: '@layout' },
    async ({ page }) => {
      const release = await holdProgram(page)
      await page.goto('/live-casino', { waitUntil: 'commit' })
      await expect(tile(page)).toBeVisible()
      const before = await tile(page).elementHandle()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('casinoGame')) asked.push(request.url())
      })
      release()
      await isTakenOver(page)
      await expect(page.getByRole('group', { name: 'Providers' })).toBeVisible()
      expect(await before!.evaluate((link) => link.isConnected)).toBe(true)
      expect(await page.evaluate(() => performance.getEntriesByName('kit:rendered-again').length)).toBe(0)
      // The site uses the boot script's answer: a list of thousands is requested once.
      expect(asked).toEqual([])
      await before!.click()
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    },
  )

  test('is not rendered if the operator no longer has a casino, nor for a player before the profile', async ({
    page,
  }) => {
    await sampleFrames(page, `() => document.querySelectorAll('[data-game-grid]').length`)
    await page.route(domainAnswer, (route) =>
      route.fulfill({ json: { docs: { appConfigruation: { flags: { 'casino.enabled': false } } } } }),
    )
    const release = await holdProgram(page)
    const answered = page.waitForResponse(domainAnswer)
    await page.goto('/live-casino', { waitUntil: 'commit' })
    await answered
    await page.waitForTimeout(500)
    expect(new Set(await seenInFrames(page))).toEqual(new Set([0]))
    release()
    await page.unroute(domainAnswer)
    await page.unroute(programs)

    await page.goto('/')
    await demoLogin(page)
    const releaseOwn = await holdProgram(page)
    const asked = page.waitForResponse('**/casinoGame?gameType=live')
    await page.goto('/live-casino', { waitUntil: 'commit' })
    await asked
    await page.waitForTimeout(500)
    expect(new Set(await seenInFrames(page))).toEqual(new Set([0]))
    releaseOwn()
    await expect(tile(page)).toBeVisible({ timeout: 30_000 })
  })
})
