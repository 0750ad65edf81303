import { demoLogin, expect, fillSlip, openEvent, placeButton, stakeField, test } from '../scenario/test.ts'
import type { Page } from '@playwright/test'

async function betsAtOperator(page: Page): Promise<{ key: string; stake: number }[]> {
  const token: string = await page.evaluate(() => {
    const stored = sessionStorage.getItem('kit.login') ?? localStorage.getItem('kit.login') ?? '{}'
    return JSON.parse(stored).token
  })
  const answer = await page.request.get('/api/user/openBet?page=1&limit=100', {
    headers: { authorization: `Bearer ${token}`, 'X-Authentication': token },
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).docs
}

const success = (page: Page) =>
  page.getByRole('heading', { name: 'Congratulations! Your Bet Placed Successfully' })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
})

test('fifty clicks and Enter are one bet', async ({ page }) => {
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Back', 'River Kings', '1000')
  let orders = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/user/openBet')) orders += 1
  })
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) button.click()
  })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Okay' }).click()
  expect(orders).toBe(1)
  expect(await betsAtOperator(page)).toHaveLength(1)
})

test.describe('the answer is lost after the operator accepted the bet', () => {
  test.use({ expectedFaults: ['ERR_FAILED', 'ERR_CONNECTION', 'status of 404'] })

  test('the player sees that it is being checked, then that it is placed, and it exists once', async ({
    page,
  }) => {
    await openEvent(page, 'Harbour Hawks')
    await fillSlip(page, 'Back', 'River Kings', '1000')
    let isLost = false
    await page.route('**/api/user/openBet?*', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort('connectionfailed')
    })
    await placeButton(page).click()
    await expect(success(page)).toBeVisible({ timeout: 20_000 })
    expect(isLost).toBe(true)
    expect(await betsAtOperator(page)).toHaveLength(1)
  })

  test('an order that never arrived is sent once more with the same key', async ({ page }) => {
    await openEvent(page, 'Harbour Hawks')
    await fillSlip(page, 'Back', 'River Kings', '1000')
    const keys: string[] = []
    await page.route('**/api/user/openBet?*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().postDataJSON().key)
      return keys.length === 1 ? route.abort('connectionfailed') : route.fallback()
    })
    test
      .info()
      .annotations.push({ type: 'why', description: 'the look-up answers 404 for a key that never arrived' })
    await placeButton(page).click()
    await expect(success(page)).toBeVisible({ timeout: 30_000 })
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await betsAtOperator(page)).toHaveLength(1)
  })
})

test('a reload during the delay shows the outcome of the bet', async ({ page }) => {
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Back', 'River Kings', '1000')
  await placeButton(page).click()
  await expect(page.getByText('Betting in process')).toBeVisible()
  await page.waitForTimeout(300)
  await page.reload()
  await expect(success(page)).toBeVisible({ timeout: 20_000 })
  expect(await betsAtOperator(page)).toHaveLength(1)
})

test.describe('the price moves during the delay', () => {
  test.use({ expectedFaults: ['status of 409'] })

  test('a price that moved during the delay keeps the slip, shows old and new, and asks', async ({
    page,
  }) => {
    await openEvent(page, 'Falling Stars')
    await fillSlip(page, 'Back', 'Falling Stars', '1000')
    await placeButton(page).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'The odds moved from' })
    await expect(refusal).toBeVisible({ timeout: 15_000 })
    await expect(stakeField(page)).toHaveValue('1000')
    expect(await betsAtOperator(page)).toHaveLength(0)
    await expect(refusal.getByRole('button', { name: /^Accept/ })).toBeVisible()
  })
})
