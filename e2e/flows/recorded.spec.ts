import { whyNoTestData } from '../scenario/recordings.ts'
import {
  bestPrice,
  demoLogin,
  expect,
  placeButton,
  showOpenBets,
  stakeField,
  test,
} from '../scenario/test.ts'

// Real prices move between tap and place: a refusal is an answer too, and the test taps again.
test.use({ feed: 'recorded', speed: 6, expectedFaults: ['status of 409'] })
test.skip(whyNoTestData !== undefined, whyNoTestData)

test(
  'a recorded market moves, a bet is placed on it exactly once, and settles by its result',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(270_000)
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Netherlands/ }).first()).toBeVisible()
    await demoLogin(page)
    await expect(async () => {
      await page.goto('/')
      await page
        .getByRole('link', { name: /Sheffield/ })
        .first()
        .click({ timeout: 3_000 })
      const win = page.getByRole('region', { name: 'Win' })
      await bestPrice(win, 'Back', 'Castlehill Jil').click({ timeout: 3_000 })
      await stakeField(page).fill('100')
      await placeButton(page).click({ timeout: 3_000 })
      const okay = page.getByRole('button', { name: 'Okay' })
      // Only an answer ends an attempt, because another one before it could place a second bet.
      await expect(okay.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 15_000 })
      if (!(await okay.isVisible())) throw new Error('The bet was refused.')
      await okay.click()
      // Two of the race's loops: a start that just missed the race waits for the next one.
    }).toPass({ timeout: 180_000 })
    await showOpenBets(page)
    await expect(page.getByText('You have no open bets')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/^(Won|Lost)$/)).toHaveCount(1)
  },
)
