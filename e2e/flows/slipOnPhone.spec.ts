import { holdMarket } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { administratorOf } from '../scenario/operatorClient.ts'
import { ordersOf } from '../scenario/orders.ts'
import {
  bestPrice,
  demoLogin,
  expect,
  fillSlip,
  openEvent,
  placeButton,
  stakeField,
  test,
} from '../scenario/test.ts'

// The slip on a phone: Back, a login in between, a reload and a lost connection.

test.use({
  expectedFaults: [
    'status of 409',
    'ERR_INTERNET_DISCONNECTED',
    'ERR_NETWORK_CHANGED',
    'ERR_CONNECTION_RESET',
    // Chunks that were not loaded when the connection was lost.
    'a part is missing',
    'Unable to preload CSS',
    'Failed to fetch dynamically imported module',
  ],
})

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })
const success = (page: Page) =>
  page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' })

test('Back closes the slip and stays on the event; a second Back leaves it', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  const event = page.url()
  await fillSlip(page, 'Back', 'River Kings', '1500')
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  expect(page.url()).toBe(event)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await page.goBack()
  await expect.poll(() => page.url()).not.toBe(event)
})

test('Back closes the slip on the first page of a visit too; the next Back leaves the site', async ({
  page,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  const event = page.url()
  await page.goto('about:blank')
  await page.goto(event)
  await fillSlip(page, 'Back', 'River Kings', '1500')
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  expect(page.url()).toBe(event)
  await page.goBack()
  await expect.poll(() => page.url()).toBe('about:blank')
})

test('BET-035 Q-132 a visitor who taps a price finds it in the open slip after the login', async ({
  page,
}) => {
  await openEvent(page, 'Harbour Hawks')
  await bestPrice(page, 'Back', 'River Kings').click()
  await expect(page.getByText('Bet Not Allowed').first()).toBeVisible()
  const login = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Demo Login' }) })
  await login.getByRole('button', { name: 'Demo Login' }).click()
  await expect(sheet(page)).toBeVisible({ timeout: 30_000 })
  await expect(sheet(page).getByText('River Kings').first()).toBeVisible()
  await expect(stakeField(page)).toHaveValue('')
})

test.describe('after a demo', () => {
  // A read of the points may be in flight when the player logs out.
  test.use({ expectedFaults: ['status of 401'] })

  test('Q-132 a visitor finds the price after the login although a demo used the page before and logged out', async ({
    page,
  }) => {
    await page.goto('/')
    await demoLogin(page)
    await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
    await expect(bestPrice(page, 'Back', 'River Kings')).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByText('Logout', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible()
    // Not by its address, because it must be the page that the demo used. A tap on possibly stale prices
    // selects nothing.
    await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
    await expect(page.locator('section[data-market]').first()).not.toHaveAttribute('data-stale', '', {
      timeout: 30_000,
    })
    await bestPrice(page, 'Back', 'River Kings').click()
    const login = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Demo Login' }) })
    await login.getByRole('button', { name: 'Demo Login' }).click()
    await expect(sheet(page)).toBeVisible({ timeout: 30_000 })
    await expect(sheet(page).getByText('River Kings').first()).toBeVisible()
    await expect(stakeField(page)).toHaveValue('')
  })
})

test('a reload while a bet is held shows in the open slip that it was refused', async ({ page, sandbox }) => {
  const administrator = await administratorOf(sandbox)
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  const marketId = (await page.locator('[data-market]').first().getAttribute('data-market')) ?? ''
  const hold = (isHeld: boolean) => administrator.client.call(holdMarket, { marketId, isHeld })
  await fillSlip(page, 'Back', 'River Kings', '500')
  const isSent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/user/openBet?'),
  )
  await placeButton(page).click()
  await expect(page.getByText('Betting in process')).toBeVisible()
  // An order that reaches the held market would be refused immediately, so it has to arrive before the
  // reload.
  const order = await isSent
  const { key } = order.postDataJSON() as { key: string }
  const { authorization = '' } = order.headers()
  const ask = () => page.request.get(`/api/user/openBet/ref/${key}`, { headers: { authorization } })
  await expect.poll(async () => (await ask()).status()).toBe(200)
  // Held before the reload, because a slow machine loads longer than the bet's delay.
  await hold(true)
  try {
    await page.reload()
    const refusal = sheet(page).getByRole('alert').filter({ hasText: 'This market is suspended' })
    await expect(refusal).toBeVisible({ timeout: 30_000 })
  } finally {
    await hold(false)
    administrator.close()
  }
})

test('a connection that is lost while a bet is held keeps the page, and the bet’s outcome is shown when it returns', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  const ladder = page.getByRole('button', { name: 'Ladder of River Kings' })
  await expect(ladder).toBeVisible()
  // The operator accepts the bet, and its answer is lost.
  const answered = new Promise<void>((resolve) => {
    void ordersOf(page, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
      resolve()
    })
  })
  await fillSlip(page, 'Back', 'River Kings', '1000')
  await placeButton(page).click()
  await expect(page.getByText('Betting in process')).toBeVisible()
  await context.setOffline(true)
  await answered
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText('Harbour Hawks')
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  // A chunk that was not loaded shows a message or is there. Nothing reloads the page into the browser's
  // error page.
  await ladder.click()
  await expect(
    page
      .getByRole('dialog', { name: 'Ladder of River Kings' })
      .or(page.getByText('The ladder could not be loaded')),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText('Harbour Hawks')
  await context.setOffline(false)
  await expect(success(page)).toBeVisible({ timeout: 60_000 })
})
