import { gzipSync } from 'node:zlib'
import { isProof } from '../scenario/isProof.ts'
import { demoLogin, expect, openEvent, test } from '../scenario/test.ts'

test.describe('the page with a broken operator', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: ['status of 404', 'status of 401', 'The operator can’t be reached'] })

  test('an unknown event shows a message and a link to the home page', async ({ page }) => {
    await page.goto('/events/4/no-such-event')
    await expect(page.getByText('This event is not available')).toBeVisible()
    await page.getByText('See all events').click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('an unknown path shows the 404 page', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText('OPS! Page not found')).toBeVisible()
    await expect(page.getByText('Sorry, the page your are looking for does not exist.')).toBeVisible()
  })

  const brokenDocuments = [
    [
      'cut gzip',
      gzipSync(JSON.stringify({ ongoing: [] }))
        .subarray(0, 12)
        .toString('base64'),
    ],
    ['text that is not base64', '%%%'],
    ['a document of another shape', gzipSync('[1,2,3]').toString('base64')],
  ] as const
  // Every undecodable answer has the same error. The SDK's own tests cover each kind.
  for (const [what, docs] of isProof ? brokenDocuments : brokenDocuments.slice(0, 1)) {
    test(`${what} instead of the home document shows an error with a retry that works`, async ({ page }) => {
      let isBroken = true
      // Without a socket, because the page would get the events over it.
      await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close())
      // The site requests the whole document, and the page before that only its beginning.
      await page.route(/\/api\/common\/(?:home\?|comulative\?home=true)/, (route) =>
        isBroken ? route.fulfill({ json: { docs } }) : route.fallback(),
      )
      await page.goto('/')
      const retry = page.getByRole('button', { name: 'Try again' }).first()
      await expect(retry).toBeVisible({ timeout: 20_000 })
      isBroken = false
      await retry.click()
      await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible()
    })
  }

  test('SOCK-014 events arrive over the socket if the home document cannot be decoded', async ({ page }) => {
    await page.route(/\/api\/common\/(?:home\?|comulative\?home=true)/, (route) =>
      route.fulfill({ json: { docs: '%%%' } }),
    )
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test("a whole home document that is broken leaves the page's initial events", async ({ page }) => {
    const broken = page.waitForResponse('**/api/common/home?*')
    await page.route('**/api/common/home?*', (route) => route.fulfill({ json: { docs: '%%%' } }))
    await page.goto('/')
    await broken
    await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('a forged token ends the session and the site continues', async ({ page }) => {
    await page.goto('/')
    await demoLogin(page)
    await page.evaluate(() => {
      for (const storage of [sessionStorage, localStorage]) {
        const stored = storage.getItem('kit.login')
        if (stored) storage.setItem('kit.login', JSON.stringify({ ...JSON.parse(stored), token: 'forged' }))
      }
    })
    await page.reload()
    const ended = page.getByRole('dialog', { name: 'You are logged out' })
    await ended.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible()
    await openEvent(page, 'Harbour Hawks')
  })
})
