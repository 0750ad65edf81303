import type { Page } from '@playwright/test'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true, expectedFaults: ['Failed to load resource'] })

/** Runner whose price falls all the time. */
const runner = 'Falling Stars'

async function openEvent(page: Page, sandbox: SandboxProcess) {
  const address = deskAddress(sandbox)
  const operator = await logInAhead(page, sandbox)
  operator.close()
  await page.goto(address)
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked()
  await page.getByRole('link', { name: runner }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(runner)
}

/** Opens the chart from the runner's row, or on a phone from its ladder, since the row has no room. */
async function openChart(page: Page, isPhone: boolean) {
  if (isPhone)
    await page
      .getByRole('button', { name: `Ladder of ${runner}` })
      .first()
      .click()
  await page
    .getByRole('button', { name: `Chart of ${runner}` })
    .first()
    .click()
  return page.getByRole('dialog', { name: `Prices of ${runner}` })
}

test('a chart continues with live prices, is read by keys, and reports again when it could not be loaded @layout', async ({
  page,
  sandbox,
  isMobile,
}) => {
  let fails = true
  await page.route('**/api/common/game/priceHistory?*', (route) =>
    fails ? route.abort('connectionreset') : route.fallback(),
  )
  await openEvent(page, sandbox)
  const sheet = await openChart(page, isMobile)
  const again = sheet.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  fails = false
  await again.click()
  const chart = sheet.getByRole('slider', { name: `Chart of ${runner}` })
  await expect(chart).toBeVisible()

  const points = async () => Number(await chart.locator('canvas').getAttribute('data-chart-points'))
  const before = await points()
  expect(before).toBeGreaterThan(0)
  await expect.poll(points, { timeout: 30_000 }).toBeGreaterThan(before)

  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /^\d\d:\d\d:\d\d: back (\d+\.\d\d|None), lay/)
  const newest = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('Home')
  await expect(chart).not.toHaveAttribute('aria-valuetext', newest ?? '')

  await sheet.getByRole('button', { name: 'Show as a table' }).click()
  await expect(sheet.getByRole('table', { name: `Prices of ${runner}, the newest first` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
