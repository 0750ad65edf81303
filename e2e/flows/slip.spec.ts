import type { Locator, Page } from '@playwright/test'
import { shotsOf } from '../scenario/shots.ts'
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

// A price that moved is refused, and the browser logs every refusal.
test.use({ expectedFaults: ['status of 409'] })

const okay = (page: Page) => page.getByRole('button', { name: 'Okay' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })

/** Shows the slip, which covers the page on a phone and opens from the bottom bar. */
async function showSlip(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Betslip' })
  const bar = page.getByRole('navigation').getByRole('button', { name: /Bet$/ })
  await expect(tab.or(bar).first()).toBeVisible()
  if (!(await tab.isVisible())) await bar.click()
  await expect(tab).toBeVisible()
}
async function hideSlip(page: Page): Promise<void> {
  const close = sheet(page).getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
  await expect(sheet(page)).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
})

test(
  'BET-022 selections of several markets stay in the slip, are restored after a reload, and are removed with Clear All',
  { tag: '@layout' },
  async ({ page }) => {
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
    await expect(kept).toContainText('Standing Stones')
    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByText('No Market Selected')).toBeVisible()
    await expect(kept).toBeHidden()
    await page.reload()
    await showSlip(page)
    await expect(page.getByText('No Market Selected')).toBeVisible()
  },
)

test('BET-039 a moved price is shown next to the selected one with a question, and a stake over the maximum is offered as the maximum', async ({
  page,
}) => {
  await openEvent(page, 'Falling Stars')
  await fillSlip(page, 'Back', 'Falling Stars', '500')
  const odds = page.getByRole('spinbutton', { name: 'Odds' })
  const taken = await odds.inputValue()
  await placeButton(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: `The odds moved from ${taken}` })
  await expect(refusal).toBeVisible({ timeout: 15_000 })
  await refusal.getByRole('button', { name: /^Accept / }).click()
  await expect(refusal).toBeHidden()
  expect(Number(await odds.inputValue())).toBeLessThan(Number(taken))

  await stakeField(page).fill('999999999')
  await page.getByRole('button', { name: /^(Place Bet|Points missing)/ }).click()
  const tooMuch = page.getByRole('alert').filter({ hasText: 'Amount should be between Min and Max' })
  const offer = tooMuch.getByRole('button', { name: /^Stake the maximum/ })
  const most = (await offer.innerText()).replaceAll(/[^\d.]/g, '')
  await offer.click()
  await expect(stakeField(page)).toHaveValue(String(Math.trunc(Number(most))))
  await expect(tooMuch).toBeHidden()
})

test('BET-013 BET-053 BET-054 BET-055 STAKE-016 with quick bets on, a tap places the chosen stake, and a demo account sees that it cannot change its stakes', async ({
  page,
}) => {
  await openEvent(page, 'Harbour Hawks')
  await showSlip(page)
  await page.getByRole('switch', { name: 'Quick bet' }).click()
  const warning = page.getByRole('dialog', { name: 'Your exicting bet data will be cleared' })
  await warning.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('group', { name: 'Stake of quick bets' }).getByRole('button', { name: '2000' }).click()
  await page.getByRole('button', { name: 'Edit quick bets' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit quick bets' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('This is your Demo Account, Please Login as Normal user')).toBeVisible()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(editor).toBeHidden()
  await hideSlip(page)
  await bestPrice(page, 'Back', 'River Kings').click()
  await expect(page.getByText(/^Placed: Back River Kings/)).toBeVisible({ timeout: 20_000 })
  const row = (await showOpenBets(page)).getByRole('listitem').first()
  await expect(row).toContainText('River Kings')
  await expect(row).toContainText('2,000')
})

/** Presses Tab until a price has focus. No element before it may trap focus. */
async function tabToPrices(page: Page, focused: Locator): Promise<void> {
  const isPrice = () => focused.evaluate((element) => element.matches('[data-runner][data-level]'))
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isPrice()) return
  }
  throw new Error('No price was reached by Tab.')
}

test(
  'BET-016 BET-017 BET-025 a bet is made by keys only: from the event’s page to the success message and back to its price',
  { tag: '@desktop' },
  async ({ page }) => {
    const shot = shotsOf(page, 'keys')
    await openEvent(page, 'Harbour Hawks')
    await page.reload()
    const focused = page.locator('*:focus')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Key handling is loaded with the slip's code, after the first screen.
    await expect(page.locator('[data-runner][data-level][tabindex="-1"]').first()).toBeAttached()
    await shot('event')
    await tabToPrices(page, focused)
    await expect(focused).toHaveAccessibleName(/^Back Harbour Hawks 1\.90 /)
    await shot('first-price')
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveAccessibleName(/^Back River Kings 2\.06 /)
    await shot('next-runner')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await shot('help')
    await page.keyboard.press('Escape')
    await expect(focused).toHaveAccessibleName(/^Back River Kings/)
    await page.keyboard.press('b')
    await expect(stakeField(page)).toBeFocused()
    await page.keyboard.type('1000')
    await expect(stakeField(page)).toHaveValue('1000')
    await shot('stake')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Betting in process')).toBeVisible()
    await shot('placing')
    const popup = page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' })
    await expect(popup).toBeVisible()
    await expect(okay(page)).toBeFocused()
    await shot('placed')
    await page.keyboard.press('Enter')
    await expect(popup).toBeHidden()
    await expect(focused).toHaveAccessibleName(/^Back River Kings/)
    await shot('back-at-the-price')
    const row = (await showOpenBets(page)).getByRole('listitem').first()
    await expect(row).toContainText('River Kings')
    await expect(row).toContainText('1,000')
  },
)
