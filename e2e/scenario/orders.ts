import { expect, type Page, type Route } from '@playwright/test'
import { shownBalance, type Player } from './player.ts'
import { later, soon } from './stories.ts'
import { placeButton } from './test.ts'

export const success = (page: Page) =>
  page.getByRole('heading', { name: 'Congratulations! Your Bet Placed Successfully' })

const isOrder = (route: Route) => route.request().method() === 'POST'

export const ordersOf = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/api/user/openBet?*', (route) => (isOrder(route) ? act(route) : route.fallback()))

export const lookUpsOf = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route('**/api/user/openBet/ref/**', act)

/** Expects the operator and the page to agree on the number of bets, each placed once, and on the balance. */
export async function expectTruth({ page, bets, available }: Player, count: number): Promise<void> {
  const all = await bets()
  expect(all).toHaveLength(count)
  expect(new Set(all.map(({ key }) => key)).size).toBe(count)
  await expect.poll(async () => (await shownBalance(page)) - (await available()), soon).toBe(0)
}

export async function placeAndSucceed({ page }: Player): Promise<void> {
  await placeButton(page).click()
  await expect(success(page)).toBeVisible(later)
  await page.getByRole('button', { name: 'Okay' }).click()
}
