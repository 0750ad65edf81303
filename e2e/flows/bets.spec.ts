import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bestPrice, demoLogin, expect, fillSlip, openEvent, placeButton, test } from '../scenario/test.ts'

// The race ends three times as soon.
test.use({ speed: 3 })
// A wide screen differs in its table alone, which a component's test draws.
test.skip(({ viewport }) => (viewport?.width ?? 0) >= 720, 'proved on a phone')

async function place(page: Page, side: 'Back' | 'Lay', runner: string): Promise<void> {
  await fillSlip(page, side, runner, '1000')
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Okay' }).click({ timeout: 15_000 })
}

/** Bets on the race, which loops: waits for a run of it that takes bets long enough. */
const placeOnRace = (page: Page) =>
  expect(async () => {
    await openEvent(page, 'Sandown')
    await expect(bestPrice(page, 'Back', 'Paper Moon')).toBeEnabled({ timeout: 1_000 })
    await place(page, 'Back', 'Paper Moon')
  }).toPass({ timeout: 90_000 })

test('ROUTE-059 CALL-065 CALL-066 a bet is open on the page of the bets, ends there, and says why it ended so', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await place(page, 'Lay', 'Harbour Hawks')
  await placeOnRace(page)

  await page.goto('/open-bets')
  await expect(page.getByRole('button', { name: 'Lay Harbour Hawks' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back Paper Moon' })).toBeHidden({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Back Paper Moon' }).click()
  const sheet = page.getByRole('dialog', { name: 'Back Paper Moon' })
  await expect(sheet.getByText('Silver Lantern won', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Paper Moon did not win: a back of it loses.')).toBeVisible()
  await expect(sheet.getByText('The stake: −1,000.00')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')

  // The list is the same after the way to the event and back.
  await page.getByRole('link', { name: /Sandown/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sandown')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Back Paper Moon' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})
