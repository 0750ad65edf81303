import { violationsOf } from '../scenario/accessibility.ts'
import { sizeInTurn } from '../scenario/isProof.ts'
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

test(
  'a visitor sees events in play and upcoming, with prices that move',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'In play' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
    await expect(page.getByText('LIVE').first()).toBeVisible()
    const moving = page.getByRole('link', { name: /Falling Stars/ }).first()
    await expect(moving).toBeVisible()
    // The highlights contain it too. Its prices are on its card, and change while that is on screen.
    await page.getByRole('article').filter({ has: moving }).first().scrollIntoViewIfNeeded()
    const before = await page.locator('main').innerText()
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before)
  },
)

test(
  'BET-016 BET-017 BET-018 BET-029 a demo player places a bet, watches the delay, and finds it in the open bets',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/')
    await demoLogin(page)
    await openEvent(page, 'Harbour Hawks')
    await fillSlip(page, 'Back', 'River Kings', '1000')
    await expect(page.getByText('1,060.00').first()).toBeVisible()
    await placeButton(page).click()
    await expect(page.getByText('Betting in process')).toBeVisible()
    const popup = page
      .getByRole('dialog')
      .filter({ hasText: 'Congratulations! Your Bet Placed Successfully' })
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Okay' }).click()
    await expect(popup).toBeHidden()
    const row = (await showOpenBets(page)).getByRole('listitem').first()
    await expect(row).toContainText('River Kings')
    await expect(row).toContainText('2.06')
    await expect(row).toContainText('1,000')
  },
)

test('profit and loss are shown next to each runner after a bet, and exposure is reserved', async ({
  page,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Lay', 'Harbour Hawks', '1000')
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Okay' }).click()
  const grid = page.getByRole('region', { name: 'Match Odds' })
  await expect(grid.getByRole('listitem').filter({ hasText: 'Harbour Hawks' })).toContainText('920')
  await expect(grid.getByRole('listitem').filter({ hasText: 'River Kings' })).toContainText('1,000')
  await expect(page.getByRole('banner')).toContainText('920.00')
})

test('MKT-011 a suspended market is covered and accepts no bet', async ({ page }) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Rain Delay')
  await expect(page.getByText('SUSPENDED')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Match Odds' })).toHaveAttribute(
    'data-market-status',
    'suspended',
  )
})

for (const [index, mode] of (['dark', 'light'] as const).entries()) {
  test(
    `no accessibility violation on home, event and slip in ${mode} mode`,
    { tag: sizeInTurn(index) },
    async ({ page }) => {
      await page.addInitScript((wanted) => localStorage.setItem('kit.mode', wanted), mode)
      await page.goto('/')
      await demoLogin(page)
      await expect(page.getByRole('heading', { name: 'In play' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await openEvent(page, 'Harbour Hawks')
      await expect(bestPrice(page, 'Back', 'River Kings')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await fillSlip(page, 'Back', 'River Kings', '1000')
      expect(await violationsOf(page)).toEqual([])
    },
  )
}
