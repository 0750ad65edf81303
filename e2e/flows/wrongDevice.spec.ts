import type { Page } from '@playwright/test'
import { expect, test } from '../scenario/test.ts'

// Faulty devices: accounts and safer play use the operator's clock, and need no storage.

/** Shifts the clock of the device for everything that reads it on the next page. Repeated calls add up. */
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

test('with a device clock that is a day behind, then a day ahead, a player stays logged in, has a limit, and a break that lasts until the operator ends it', async ({
  page,
  sandbox,
}) => {
  await setClockOff(page, -25)
  await page.goto('/profile')
  await logIn(page, await sandbox.account('user'))
  await page.goto('/safer-play')
  const limits = page.getByRole('region', { name: 'Your limits' })
  await limits.getByLabel('Points').fill('5000')
  await page.keyboard.press('Enter')
  await expect(limits.getByRole('listitem')).toContainText('5,000.00')

  // From behind to ahead: stored data is no longer from the future, but old.
  await setClockOff(page, 50)
  await page.reload()
  await expect(limits.getByRole('listitem')).toContainText('5,000.00')
  await page.getByRole('button', { name: 'Start the break' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the break' }).click()
  const taking = page.getByText(/^You are taking a break until/)
  await expect(taking).toBeVisible()
  await page.reload()
  await expect(taking).toBeVisible()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
})

test('a browser that refuses to store anything logs a player in and out, and locks nobody out', async ({
  page,
  sandbox,
}) => {
  await refuseStorage(page)
  await page.goto('/profile')
  await logIn(page, await sandbox.account('user'))
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

// A read in flight when the login ended is refused.
test.use({ operatorName: 'wrong device', expectedFaults: ['status of 401'] })
