import { deskAddress } from '../scenario/desk.ts'
import { expectEventHydrated, holdProgram } from '../scenario/beforeReact.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true })

test('an event’s prices on the desk are shown before React, with bar and ladders to come', async ({
  page,
  sandbox,
}) => {
  const address = deskAddress(sandbox)
  await page.goto(address)
  const event = await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')
  const release = await holdProgram(page)
  await page.goto(new URL(event ?? '', address).href, { waitUntil: 'commit' })
  await expectEventHydrated(page, release)
})

test('the rows of home on the desk are shown before React, and stay while their code is loading', async ({
  page,
  sandbox,
}) => {
  const address = deskAddress(sandbox)
  const release = await holdProgram(page)
  const releaseRows = await holdProgram(page, '**/assets/listPages-*.js')
  await page.goto(address, { waitUntil: 'commit' })
  const row = page.locator('[data-home-list] a', { hasText: 'Harbour Hawks' }).first()
  await expect(row).toBeVisible()
  const before = await row.elementHandle()
  release()
  await isTakenOver(page)
  // Elements that React renders again after hydration appear in the next frames.
  await page.waitForTimeout(500)
  expect(await before!.evaluate((one) => one.isConnected)).toBe(true)
  releaseRows()
  await expect(page.getByRole('radio', { name: 'Cards' }).first()).toBeVisible()
  expect(await before!.evaluate((one) => one.isConnected)).toBe(true)
})
