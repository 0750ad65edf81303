import type { Page } from '@playwright/test'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { memberOf, storeMember } from '../scenario/member.ts'
import { bestPrice, expect, test } from '../scenario/test.ts'
import { at, decide } from '../scenario/visitAs.ts'

// When the shipped exchange site reads again, what it does without an answer, and how it connects again.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

const host = 'b2c.localhost'
const pathOf = (call: { url(): string }) => new URL(call.url()).pathname
const count = (calls: readonly string[], path: string) => calls.filter((call) => call === path).length

/** Paths of calls to the operator. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (pathOf(request).startsWith('/api/')) calls.push(pathOf(request))
  })
  return calls
}

test('CONF-022 CONF-024 home is read every 30 s, and the casino again once it is 120 s old', async ({
  page,
  sandbox,
}) => {
  const home = '/api/common/home'
  const games = '/api/common/game/casinoGame'
  const calls = callsOf(page)
  await page.clock.install()
  await page.goto(at(host, '/', sandbox))
  await isTakenOver(page)
  await expect.poll(() => count(calls, home)).toBeGreaterThan(0)
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)))
  calls.length = 0
  // The first read shows when the interval began.
  for (let second = 0; second < 31 && count(calls, home) === 0; second += 1) {
    await page.clock.runFor(1_000)
    await page.evaluate(() => undefined)
  }
  await expect.poll(() => count(calls, home)).toBe(1)
  await page.clock.runFor(27_000)
  await page.evaluate(() => undefined)
  expect(count(calls, home)).toBe(1)
  await page.clock.runFor(4_000)
  await expect.poll(() => count(calls, home)).toBe(2)
  await page.clock.resume()

  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  const open = async (name: string, title: string) => {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await open('Casino', 'Live Casino')
  await expect.poll(() => count(calls, games)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  calls.length = 0
  await open('Home', 'The exchange under floodlights')
  await page.clock.fastForward(60_000)
  await open('Casino', 'Live Casino')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(count(calls, games)).toBe(0)
  await open('Home', 'The exchange under floodlights')
  await page.clock.fastForward(61_000)
  await open('Casino', 'Live Casino')
  await expect.poll(() => count(calls, games)).toBeGreaterThan(0)
})

test.describe('without the configuration', () => {
  test.use({ expectedFaults: ['status of 500'] })

  test('CONF-018 CONF-019 a failed configuration leaves neither the site nor its markets loading', async ({
    page,
    sandbox,
  }) => {
    let failed = 0
    await page.route('**/api/common/comulative?*', async (route) => {
      failed += 1
      await route.fulfill({ status: 500, json: { message: 'Out of order' } })
    })
    await page.goto(at(host, '/', sandbox))
    const event = page.getByRole('link', { name: 'Harbour Hawks' }).first()
    await expect(event).toBeVisible()
    await isTakenOver(page)
    await expect.poll(() => failed).toBeGreaterThan(0)
    await event.click()
    await expect(bestPrice(page, 'Back', 'River Kings')).toContainText('2.06')
    await expect(page.getByRole('status', { name: 'Loading markets' })).toHaveCount(0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  })
})

test('CONF-016 a device with a wrong clock sends the operator’s time once it is configured', async ({
  page,
  sandbox,
}) => {
  const offsets: { path: string; ms: number }[] = []
  page.on('request', (request) => {
    const secret = new URL(request.url()).searchParams.get('correlationSecret')
    if (secret !== null) offsets.push({ path: pathOf(request), ms: Number(secret) - Date.now() })
  })
  await page.clock.install({ time: Date.now() - 2 * 3_600_000 })
  await page.goto(at(host, '/', sandbox))
  await isTakenOver(page)
  // A text of the domain's configuration, which has then arrived.
  await expect(page.getByRole('region', { name: 'News' })).toContainText('This is a sandbox.')
  offsets.length = 0
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(bestPrice(page, 'Back', 'River Kings')).toContainText('2.06')
  await expect.poll(() => offsets.length).toBeGreaterThan(0)
  for (const { path, ms } of offsets) expect(Math.abs(ms), path).toBeLessThan(60_000)
})

test.describe('without a location', () => {
  test.use({ expectedFaults: ['status of 500', 'status of 401'] })

  test('CALL-052 a login sends an unknown location if three tries have failed, and otherwise the found one', async ({
    page,
    sandbox,
  }) => {
    const { userName, password } = await sandbox.account('user')
    let tries = 0
    let isBroken = true
    await page.route('**/api/common/location*', async (route) => {
      tries += 1
      if (isBroken) return route.fulfill({ status: 500, json: { message: 'Out of order' } })
      await route.fulfill({
        json: {
          docs: {
            ip: '203.0.113.7',
            continent: 'Asia',
            city: 'Pune',
            country_code: 'IN',
            country: 'India',
            country_flag: 'flag',
            region: 'Maharashtra',
          },
        },
      })
    })
    await page.clock.install()
    const logIn = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Login' })
      await sheet.getByLabel('User Name or Mobile No.').fill(userName)
      await sheet.getByLabel('Password', { exact: true }).fill(password)
      const [request] = await Promise.all([
        page.waitForRequest((one) => pathOf(one) === '/api/auth' && one.method() === 'POST'),
        page.keyboard.press('Enter'),
      ])
      return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
    }
    await page.goto(at(host, '/', sandbox))
    for (const number of [1, 2, 3]) {
      await expect.poll(() => tries).toBe(number)
      await page.clock.fastForward(5_000)
    }
    expect(await logIn()).toMatchObject({ country: 'unknown', city: 'unknown', countryFlag: 'unknown' })
    await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()

    isBroken = false
    await page.evaluate(() => {
      localStorage.removeItem('kit.login')
      sessionStorage.removeItem('kit.login')
    })
    await page.reload()
    await expect.poll(() => tries).toBe(4)
    await isTakenOver(page)
    expect(await logIn()).toMatchObject({ country: 'India', city: 'Pune', countryFlag: 'flag' })
  })
})

test.describe('a socket that is refused', () => {
  test.use({ expectedFaults: ['WebSocket'] })

  test('SOCK-002 SOCK-003 SOCK-004 SOCK-005 a domain with the specified reconnection tries every 5 s without end', async ({
    page,
    sandbox,
  }) => {
    await decide(sandbox, host, { 'live.reconnect': 'spec' })
    try {
      let attempts = 0
      await page.routeWebSocket(/socket\.io/, (route) => {
        attempts += 1
        void route.close()
      })
      await page.clock.install()
      await page.goto(at(host, '/', sandbox))
      await expect(page.getByRole('region', { name: 'News' })).toContainText('This is a sandbox.')
      await expect.poll(() => attempts).toBeGreaterThan(0)
      // The first attempts may use the setting of the site, until the configuration has arrived.
      await page.clock.fastForward(11_000)
      await expect.poll(() => attempts).toBeGreaterThan(1)
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 6_000)))
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const before = attempts
        await page.clock.runFor(5_100)
        await expect.poll(() => attempts, { message: `attempt ${attempt}` }).toBe(before + 1)
      }
    } finally {
      await decide(sandbox, host, { 'live.reconnect': 'jittered' })
    }
  })
})

test.describe('notifications of the device', () => {
  test.use({ expectedFaults: ['account: notifications'] })

  test('NOTIF-004 a refused permission is only logged', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = () => Promise.resolve('denied')
    })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await storeMember(page, await memberOf(sandbox))
    await page.goto(at(host, '/notification', sandbox))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    await isTakenOver(page)
    const ask = page.getByRole('main').getByRole('button', { name: 'Show them on this device' })
    await ask.click()
    await expect.poll(() => logged.join()).toContain('account: notifications')
    await expect(ask).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/denied/)).toHaveCount(0)
  })
})
