import { setReplaySpeed } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { administratorOf } from '../scenario/operatorClient.ts'
import { expect, stakeField, test, withoutAppOffer } from '../scenario/test.ts'

test.use({
  feed: 'simulated',
  operatorName: 'scenes',
  // One connection is cut on purpose, and a bet during a wicket is refused.
  expectedFaults: ['WebSocket', 'ERR_CONNECTION', 'status of 409'],
})

/** Each thing to try is opened in a separate tab, so that their waits pass together. */
async function open(page: Page, id: string): Promise<Page> {
  const tab = await page.context().newPage()
  await withoutAppOffer(tab)
  await tab.goto(`/console/try/${id}`)
  // The login opens the page from the home page.
  await expect.poll(() => new URL(tab.url()).pathname).not.toBe('/')
  return tab
}

const firstPrice = (page: Page) => page.locator('section[data-market] button[data-level="0"]').first()

async function tapFirstPrice(page: Page): Promise<void> {
  await expect(page.locator('section[data-market]').first()).not.toHaveAttribute('data-stale', '')
  await expect(async () => {
    await firstPrice(page).click({ timeout: 5_000 })
    await expect(stakeField(page)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

const clears = (page: Page, text: string) =>
  expect(page.getByText(text).first()).toBeHidden({ timeout: 30_000 })

test.describe('things to try', { tag: '@desktop' }, () => {
  test('a deposit is approved, a withdrawal is rejected with its reason, the connection drops and returns, a crash round runs', async ({
    page,
  }) => {
    const deposit = await open(page, 'deposit')
    await expect(deposit.getByText('Waiting for approval')).toBeVisible()
    const withdrawal = await open(page, 'withdrawal')
    await expect(withdrawal.getByText('Pending')).toBeVisible()
    const connection = await open(page, 'connection')
    await expect(connection.getByText('Prices interrupted').first()).toBeVisible()
    const crash = await open(page, 'crash')
    const game = crash.frameLocator('iframe[title="Kite"]')
    await expect(game.getByText(/×|Place|round/i).first()).toBeVisible()
    await expect(deposit.getByText('The points are in your balance.')).toBeVisible()
    await expect(withdrawal.getByText('The name on the bank account is not yours')).toBeVisible()
    await clears(connection, 'Prices interrupted')
  })

  test('a cash out offer moves, a session’s line moves, a price moves in the slip, a market is suspended under it', async ({
    page,
  }) => {
    const cashOut = await open(page, 'cash-out')
    const session = await open(page, 'session')
    // Which of the sessions has prices at a moment is chance.
    const lines = async () =>
      (await session.locator('[data-market-kind="session"] button[data-side]').allInnerTexts()).join(' ')
    await expect.poll(lines).toMatch(/\d/)
    const firstLines = await lines()

    const price = await open(page, 'moving-price')
    await tapFirstPrice(price)
    await expect(price.getByRole('button', { name: /Take this price/ })).toBeVisible({ timeout: 30_000 })

    const offer = cashOut.getByRole('button', { name: /^Cash out \d/ }).first()
    await expect(offer).toBeVisible()
    const firstOffer = await offer.innerText()

    const suspension = await open(page, 'suspension')
    await tapFirstPrice(suspension)
    await stakeField(suspension).fill('100')
    const text = 'This market is suspended. You can bet when it reopens.'
    await expect(suspension.getByText(text)).toBeVisible()
    await expect(offer).not.toHaveText(firstOffer)
    await expect.poll(lines).not.toBe(firstLines)
    await clears(suspension, text)
    await expect(stakeField(suspension)).toHaveValue('100')
  })

  test('a match ends and settles the bet, and a wicket falls while the player bets', async ({
    page,
    sandbox,
  }) => {
    const administrator = await administratorOf(sandbox)
    const settlement = await open(page, 'settlement')
    // The bet is placed first: one on the same market would be refused during a wicket.
    const result = settlement.getByRole('dialog', { name: 'Your last bet' })
    await expect(result).toContainText('Stake 100.00', { timeout: 60_000 })

    const wicket = await open(page, 'wicket')
    await tapFirstPrice(wicket)
    await stakeField(wicket).fill('100')
    await administrator.client.call(setReplaySpeed, { speed: 4 })
    await expect(wicket.getByText('This market is suspended.').first()).toBeVisible()
    await administrator.client.call(setReplaySpeed, { speed: 1 })
    administrator.close()
  })
})
