import {
  bestPrice,
  demoLogin,
  expect,
  fillSlip,
  openEvent,
  placeButton,
  showOpenBets,
  stakeField,
  test,
} from '../scenario/test.ts'
import type { Locator, Page } from '@playwright/test'

// A price may move, or its market be suspended, while a bet waits: a refusal is an answer too.
test.use({ played: true, expectedFaults: ['status of 409'] })

const okay = (page: Page) => page.getByRole('button', { name: 'Okay' })
const slipSheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })
/** On a phone the slip is over the page. */
async function showSlip(page: Page): Promise<void> {
  const bar = page.getByRole('navigation').getByRole('button', { name: /^Bet/ })
  if (await bar.isVisible()) await bar.click()
  await expect(page.getByRole('tab', { name: 'Betslip' })).toBeVisible()
}
async function hideSlip(page: Page): Promise<void> {
  const close = slipSheet(page).getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
  await expect(slipSheet(page)).toBeHidden()
}

test('BET-013 BET-053 BET-054 BET-055 STAKE-016 a player turns quick bets on, chooses a stake, and a tap on a price is a bet', async ({
  page,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await showSlip(page)
  await page.getByRole('switch', { name: 'Quick bet' }).click()
  const warning = page.getByRole('dialog', { name: 'Your exicting bet data will be cleared' })
  await warning.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('group', { name: 'Stake of quick bets' }).getByRole('button', { name: '2000' }).click()
  // A demo account is told that it has no stakes of its own.
  await page.getByRole('button', { name: 'Edit quick bets' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit quick bets' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('This is your Demo Account, Please Login as Normal user')).toBeVisible()
  await editor.getByRole('button', { name: 'Close' }).click()
  await hideSlip(page)
  await bestPrice(page, 'Back', 'River Kings').click()
  await okay(page).click()
  const row = (await showOpenBets(page)).getByRole('listitem').first()
  await expect(row).toContainText('River Kings')
  await expect(row).toContainText('2,000')
})

test('a selection of another market waits in the slip, and all of it is there after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Back', 'River Kings', '1500')
  await hideSlip(page)
  await openEvent(page, 'Falling Stars')
  await fillSlip(page, 'Back', 'Standing Stones', '700')
  await page.reload()
  await showSlip(page)
  await expect(stakeField(page)).toHaveValue('700')
  const kept = page.getByRole('list', { name: 'Other selections' })
  await kept.getByRole('button', { name: /^Back River Kings/ }).click()
  await expect(stakeField(page)).toHaveValue('1500')
  await placeButton(page).click()
  await okay(page).click()
})

/** Bets on the first price of a market whose prices stand between two balls, until a bet stands. */
async function betOn(page: Page, market: Locator, side: 'Back' | 'Yes'): Promise<void> {
  await expect(async () => {
    await hideSlip(page)
    const price = market
      .getByRole('button', { name: new RegExp(`^${side} `) })
      .and(market.locator('[data-level="0"]'))
    await price.first().click({ timeout: 2_000 })
    await stakeField(page).fill('500', { timeout: 2_000 })
    await placeButton(page).click({ timeout: 2_000 })
    await expect(okay(page).or(page.getByRole('alert')).first()).toBeVisible({ timeout: 15_000 })
    await okay(page).click({ timeout: 1_000 })
  }).toPass({ timeout: 80_000 })
}

test('a session and a bookmaker’s market take a bet through the slip, each with its own words', async ({
  page,
}) => {
  test.setTimeout(200_000)
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Tidal Town')
  const session = page.getByRole('region', { name: /10 over/i }).first()
  await betOn(page, session, 'Yes')
  await betOn(page, page.getByRole('region', { name: 'Bookmaker' }), 'Back')
  const rows = (await showOpenBets(page)).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(/Yes/)
  await expect(rows.nth(1)).toContainText(/\d+ @ \d+/)
})
