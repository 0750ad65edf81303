import { holdProgram } from '../scenario/beforeReact.ts'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import { expect, stakeField, test } from '../scenario/test.ts'

// The slip of the trader site, which does not cover the page, before the page's script has loaded.

test.use({ everySite: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('of two prices tapped before the script, the slip next to the page has the last', async ({
  page,
  sandbox,
}) => {
  const address = deskAddress(sandbox)
  const operator = await logInAhead(page, sandbox)
  operator.close()
  const release = await holdProgram(page)
  await page.goto(address, { waitUntil: 'commit' })
  const prices = page.locator('[data-home-list="live"] button[data-side="back"]')
  await expect(prices.first()).toContainText(/\d/)
  const half = page.getByRole('region', { name: 'Bet slip' })
  await prices.first().tap()
  await expect(half).toBeVisible()
  await half.getByRole('textbox', { name: 'Stake' }).fill('7')
  const first = await half.locator('bdi').first().textContent()
  await prices.nth(1).tap()
  await expect(half.locator('bdi').first()).not.toHaveText(first!)
  const second = await half.locator('bdi').first().textContent()
  await expect(stakeField(page)).toHaveValue('')
  await stakeField(page).fill('3')
  release()
  await expect(page.locator('body > [data-early]')).not.toBeAttached({ timeout: 30_000 })
  await expect(half).toHaveCount(1)
  await expect(half.locator('bdi').first()).toHaveText(second!)
  await expect(stakeField(page)).toHaveValue('3')
})
