import type { Page } from '@playwright/test'
import { expect, test } from '../scenario/test.ts'

// Devices that are not as they should be: accounts and care go by the operator's clock, and need no storage.

/** Puts the clock of the device off, for everything that reads it. */
const setClockOff = (page: Page, hours: number) =>
  page.addInitScript((offMs) => {
    const RealDate = Date
    const now = () => RealDate.now() + offMs
    globalThis.Date = new Proxy(RealDate, {
      construct: (of, given) => (given.length === 0 ? new of(now()) : Reflect.construct(of, given)),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    })
  }, hours * 3_600_000)

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse })
  })

async function logIn(page: Page, { userName, password }: { userName: string; password: string }) {
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
}

for (const [which, hours] of [
  ['ahead', 25],
  ['behind', -25],
] as const)
  test.describe(`with a clock that is more than a day ${which}`, () => {
    // The player takes a break, which would follow into other flows.
    test.use({ operatorName: `clock ${which}` })

    test('a player stays logged in, sets a limit, and a break of a day lasts until the operator ends it', async ({
      page,
      sandbox,
    }) => {
      await setClockOff(page, hours)
      await page.goto('/profile')
      await logIn(page, await sandbox.account('user'))
      await page.goto('/safer-play')
      const limits = page.getByRole('region', { name: 'Your limits' })
      await limits.getByLabel('Points').fill('5000')
      await page.keyboard.press('Enter')
      await expect(limits.getByRole('listitem')).toContainText('5,000.00')
      await page.getByRole('button', { name: 'Start the break' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start the break' }).click()
      const taking = page.getByText(/^You are taking a break until/)
      await expect(taking).toBeVisible()
      await page.reload()
      await expect(taking).toBeVisible()
      await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
    })
  })

test('a browser that refuses to store anything logs a player in and out, and keeps nobody at the door', async ({
  page,
  sandbox,
}) => {
  await refuseStorage(page)
  await page.goto('/profile')
  await logIn(page, await sandbox.account('user'))
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

// A read that was under way when the login ended is refused.
test.use({ expectedFaults: ['status of 401'] })
