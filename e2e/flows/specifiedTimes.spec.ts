import { isTakenOver } from '../scenario/isTakenOver.ts'
import { bestPrice, expect, test } from '../scenario/test.ts'
import { at, storeLogin } from '../scenario/visitAs.ts'

// The shipped exchange site without an answer of the operator, and on a device with a wrong clock.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

const host = 'b2c.localhost'
const pathOf = (call: { url(): string }) => new URL(call.url()).pathname
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

test('AUTH-061 CONF-021 a reload reads the profile only if the kept one is older than a minute', async ({
  page,
  sandbox,
}) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && pathOf(request).endsWith('/profile')) reads += 1
  })
  const stakesAreRead = () => page.waitForResponse((response) => pathOf(response).endsWith('/stake'))
  const balance = page.getByRole('banner').getByText('Bal', { exact: true })
  await storeLogin(page, sandbox)
  await page.goto(at(host, '/', sandbox))
  await expect(balance).toBeVisible()
  const kept = () => page.evaluate(() => sessionStorage.getItem('kit.profile'))
  await expect.poll(kept).not.toBeNull()
  for (const [ageMs, expected] of [
    [0, 0],
    [61_000, 1],
  ] as const) {
    await page.evaluate((age) => {
      const profile = JSON.parse(sessionStorage['kit.profile']) as { atMs: number }
      if (age > 0) sessionStorage['kit.profile'] = JSON.stringify({ ...profile, atMs: Date.now() - age })
    }, ageMs)
    reads = 0
    // The last call of a restored login, which follows the profile.
    await Promise.all([stakesAreRead(), page.reload()])
    await expect(balance).toBeVisible()
    expect(reads, `a profile of ${ageMs} ms`).toBe(expected)
  }
})
