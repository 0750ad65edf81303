import { password, test, undocumented } from '../scenario/documentedTest.ts'
import { backs, deposits, logIn } from '../scenario/playerFlow.ts'
import { expect } from '../scenario/test.ts'

// The business site and the casino on an operator that has only the documented calls.

// A wrong password, and the first answer that no document has, are refused with 400.
test.use({ expectedFaults: [...undocumented, 'status of 400'] })

const player = { userName: 'player', password }

test.describe('the business site', () => {
  test.use({ site: 'b2b' })

  test('Q-138 a player of the business site bets, sees the result, and logs out', async ({
    page,
    documented,
  }) => {
    await logIn(page, player)
    await backs(page, 'Eastport', 'Eastport')
    const [bet] = documented.store.bets
    documented.settle(bet!.market.id, { winnerId: bet!.runnerId })
    await page.getByRole('tab', { name: 'Results' }).click()
    await expect(page.getByRole('button', { name: 'Back Eastport' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible()
  })
})

test.describe('the casino', () => {
  test.use({ site: 'casino-only' })

  test('Q-138 DEP-001 a player of the casino finds a game, and deposits', async ({ page, documented }) => {
    await logIn(page, player)
    await expect(page.getByRole('link', { name: /Roulette/ }).first()).toBeVisible()
    await deposits(page)
    expect(documented.store.requests).toHaveLength(1)
  })
})
