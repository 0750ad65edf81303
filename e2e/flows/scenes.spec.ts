import type { Page } from '@playwright/test'
import { expect, test, withoutAppOffer } from '../scenario/test.ts'

test.use({
  feed: 'simulated',
  operatorName: 'scenes',
  // One connection is cut on purpose.
  expectedFaults: ['WebSocket', 'ERR_CONNECTION'],
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
})
