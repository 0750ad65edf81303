import type { Page } from '@playwright/test'
import { holdProgram } from '../scenario/beforeReact.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { demoLogin, expect, placeButton, stakeField, test } from '../scenario/test.ts'

// Overlays opened by a tap before the site's script has loaded: rendered by the bootstrap script, and taken
// over with their input.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const price = (page: Page) => page.locator('[data-home-list="live"] button[data-side="back"]').first()
const early = (page: Page) => page.locator('body > [data-early]')
const slip = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' })

/** The page's script is held back. */
async function openHome(page: Page): Promise<() => void> {
  await page.goto('/')
  await demoLogin(page)
  const release = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(price(page)).toContainText(/\d/)
  return release
}

test('a price tapped before the script opens the slip, and the site’s slip keeps the typed text', async ({
  page,
}) => {
  const release = await openHome(page)
  const odds = await price(page).locator('span').first().textContent()
  await price(page).tap()
  await expect(slip(page)).toBeVisible()
  await expect(early(page)).toBeAttached()
  await stakeField(page).tap()
  await stakeField(page).pressSequentially('1')
  await page.getByRole('button', { name: 'Add 1000', exact: true }).tap()
  await expect(stakeField(page)).toHaveValue('1001')
  await stakeField(page).focus()
  await expect(slip(page).locator('dl')).toContainText(/1,001\.00/)
  // Bets cannot be placed before the site has started.
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(early(page)).not.toBeAttached({ timeout: 30_000 })
  await expect(slip(page)).toHaveCount(1)
  await expect(stakeField(page)).toHaveValue('1001')
  await expect(stakeField(page)).toBeFocused()
  await expect(placeButton(page)).toContainText(odds!)
  await placeButton(page).tap()
  await expect(page.getByRole('heading', { name: 'Your Bet Placed Successfully' })).toBeVisible({
    timeout: 30_000,
  })
})

test('a slip that was closed before the script loaded stays closed', async ({ page }) => {
  const release = await openHome(page)
  await price(page).tap()
  await slip(page).getByRole('button', { name: 'Close' }).tap()
  await expect(early(page)).not.toBeAttached()
  await expect(price(page)).toBeFocused()
  release()
  await isTakenOver(page)
  await expect(price(page)).not.toHaveAttribute('data-kept')
  await expect(slip(page)).toHaveCount(0)
  // The page is as before: it scrolls, and the next tap opens the slip.
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'))).toBe(false)
  await price(page).tap()
  await expect(slip(page)).toBeVisible({ timeout: 30_000 })
})

test('a tab pressed before the script is the selected one', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  const release = await holdProgram(page)
  await page.goto('/open-bets', { waitUntil: 'commit' })
  const results = page.getByRole('tab', { name: 'Results' })
  await results.tap()
  await expect(results).toHaveAttribute('data-kept')
  release()
  await isTakenOver(page)
  await expect(results).toHaveAttribute('aria-selected', 'true')
  await expect(results).not.toHaveAttribute('data-kept')
})

test.describe('a refused login', () => {
  test.use({ expectedFaults: ['400 (Bad Request)'] })

  test('a visitor types name and password before the script, which sends them unchanged and shows the refusal', async ({
    page,
  }) => {
    const release = await holdProgram(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(price(page)).toContainText(/\d/)
    await price(page).tap()
    await expect(login(page)).toBeVisible()
    await login(page).getByLabel('User Name or Mobile No.').fill('nobody-here')
    await login(page).getByLabel('Password', { exact: true }).fill('wrong-password')
    await login(page).getByRole('checkbox').tap()
    await login(page).getByLabel('Password', { exact: true }).press('Enter')
    await expect(early(page)).toBeAttached()
    release()
    await expect(early(page)).not.toBeAttached({ timeout: 30_000 })
    await expect(login(page)).toHaveCount(1)
    await expect(login(page).getByLabel('User Name or Mobile No.')).toHaveValue('nobody-here')
    await expect(login(page).getByRole('checkbox')).toBeChecked()
    await expect(login(page).getByRole('alert')).toBeVisible({ timeout: 30_000 })
  })
})
