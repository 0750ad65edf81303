import { violationsOf } from '../scenario/accessibility.ts'
import type { Page } from '@playwright/test'
import {
  bestPrice,
  demoLogin,
  expect,
  fillSlip,
  openEvent,
  placeButton,
  showOpenBets,
  test,
} from '../scenario/test.ts'

// The race ends three times as soon. If it ends during a bet's delay, the bet is refused.
test.use({ speed: 3, expectedFaults: ['status of 409'] })

const pointsIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''))

/**
 * Places 1,000 points and returns true if they were accepted. Only an answer ends it, because another attempt
 * before it could place a second bet.
 */
async function isTaken(page: Page, side: 'Back' | 'Lay', runner: string): Promise<boolean> {
  await fillSlip(page, side, runner, '1000')
  await placeButton(page).click({ timeout: 3_000 })
  const okay = page.getByRole('button', { name: 'Okay' })
  await expect(okay.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 30_000 })
  if (!(await okay.isVisible())) return false
  await okay.click()
  return true
}

/** Bets on the race, which loops: waits for a run that accepts bets long enough. */
const backTheWinner = (page: Page) =>
  expect(async () => {
    await openEvent(page, 'Sandown')
    await expect(bestPrice(page, 'Back', 'Silver Lantern')).toBeEnabled({ timeout: 1_000 })
    expect(await isTaken(page, 'Back', 'Silver Lantern')).toBe(true)
  }).toPass({ timeout: 120_000 })

test('ROUTE-059 CALL-065 CALL-066 a bet ends when its race closes: the points are paid, and its page says why', async ({
  page,
}) => {
  test.setTimeout(270_000)
  await page.goto('/')
  await demoLogin(page)
  const balance = page.locator('header dd').first()
  const atLogin = pointsIn(await balance.innerText())
  await openEvent(page, 'Harbour Hawks')
  expect(await isTaken(page, 'Lay', 'Harbour Hawks')).toBe(true)
  const before = atLogin - 920
  await expect.poll(async () => pointsIn(await balance.innerText())).toBeCloseTo(before, 2)
  await backTheWinner(page)

  const open = await showOpenBets(page)
  const results = open.getByRole('region', { name: 'Results' })
  await expect(results.getByText('Won', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(results.getByText('1,500.00').first()).toBeVisible()
  await expect.poll(async () => pointsIn(await balance.innerText())).toBeCloseTo(before + 1_500, 2)

  await page.goto('/open-bets')
  await expect(page.getByRole('button', { name: 'Lay Harbour Hawks' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back Silver Lantern' })).toBeHidden()
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Back Silver Lantern' }).click()
  const sheet = page.getByRole('dialog', { name: 'Back Silver Lantern' })
  await expect(sheet.getByText('Silver Lantern won', { exact: true })).toBeVisible()
  // The moment of the bet, which is loaded later, repeats the sentence.
  await expect(sheet.getByText('Silver Lantern won: a back of the winner wins.').first()).toBeVisible()
  await expect(sheet.getByText('1,000.00 × (2.50 − 1) = +1,500.00')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  // The list is unchanged after opening the event and going back.
  await page.getByRole('link', { name: /Sandown/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sandown')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Back Silver Lantern' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
