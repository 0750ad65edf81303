import { placeBet } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { clientAs, storePlayer, test, undocumented } from '../scenario/documentedTest.ts'
import { orderOn } from '../scenario/documentedOrder.ts'
import { expect } from '../scenario/test.ts'

// Answers of a broken operator, and calls that no document has.

test.use({ expectedFaults: [...undocumented, 'status of 503'] })

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

test('Q-138 Q-135 HTML instead of a list shows that it failed, and a retry shows the list', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  documented.setFaults(['htmlInsteadOfJson'], 1, { calls: /^GET \/api\/user\/deposit$/ })
  await page.goto('/transaction')
  await expect(page.getByText('The transactions could not be loaded')).toBeVisible()
  documented.setFaults([])
  await retry(page).click()
  await expect(page.getByText('Oops No Transaction Found!')).toBeVisible()
})

test('Q-138 Q-135 open bets without their stakes are not shown as zero: the list fails, and a retry shows it', async ({
  page,
  documented,
}) => {
  const player = clientAs(documented, 'player')
  await player.client.call(placeBet, orderOn(documented, 'Eastport', 100_000n))
  player.close()
  await storePlayer(page, documented)
  documented.setFaults(['missingFields'], 1, { calls: /^GET \/api\/user\/openBet$/, fields: /^stake$/ })
  await page.goto('/open-bets')
  await expect(page.getByText('The bets could not be loaded')).toBeVisible()
  documented.setFaults([])
  await retry(page).click()
  await expect(page.getByRole('button', { name: 'Back Eastport' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1,000.00')
})

test('Q-138 Q-135 Q-100 a visitor keeps the page when a list answers 503, and a retry shows its games', async ({
  page,
  documented,
}) => {
  documented.setFaults(['unavailable'], 1, { calls: /casinoGame$/ })
  await page.goto('/live-casino')
  await expect(page.getByText('The games could not be loaded')).toBeVisible()
  documented.setFaults([])
  await retry(page).click()
  await expect(page.getByRole('link', { name: /Roulette/ }).first()).toBeVisible()
})

test('Q-138 Q-094 CAS-001 a game that no documented call opens says so, and the player returns to the games', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  await page.goto('/live-casino')
  await page
    .getByRole('link', { name: /Roulette/ })
    .first()
    .click()
  await expect(page.getByText('This game cannot be opened')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /Baccarat/ }).first()).toBeVisible()
})
