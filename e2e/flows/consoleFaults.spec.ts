import type { Page } from '@playwright/test'
import { openConsole, openSection, rowOf, visitor } from '../scenario/operatorConsole.ts'
import { bestPrice, expect, fillSlip, openEvent, placeButton, showOpenBets, test } from '../scenario/test.ts'

test.use({ console: true })

test.describe('faults', { tag: '@desktop' }, () => {
  const setFault = async (page: Page, kind: string, on: string) => {
    await openSection(page, 'Faults')
    await page.getByLabel('What goes wrong').selectOption(kind)
    await page.getByLabel('Where').fill(on)
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(rowOf(page, kind)).toBeVisible()
  }
  const clear = async (page: Page) => {
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByText('No fault is set: everything works.')).toBeVisible()
  }

  test('a repeatedly cut socket makes prices stale within 6 s and locks placing, until it is stable', async ({
    page,
    sandbox,
    browser,
  }) => {
    const player = await visitor(browser, sandbox)
    await openEvent(player, 'Harbour Hawks')
    await fillSlip(player, 'Back', 'River Kings', '1000')
    await expect(placeButton(player)).toBeEnabled()
    await openConsole(page, sandbox)
    await setFault(page, 'killSocket', '*')
    const locked = player.getByRole('button', { name: 'Prices interrupted' })
    await expect(locked).toBeVisible({ timeout: 6_000 })
    await expect(locked).toBeDisabled()
    await clear(page)
    await expect(placeButton(player)).toBeEnabled({ timeout: 20_000 })
    await player.context().close()
  })

  test('silence of the operator is noticed too', async ({ page, sandbox, browser }) => {
    const player = await visitor(browser, sandbox)
    await openEvent(player, 'Harbour Hawks')
    await expect(bestPrice(player, 'Back', 'River Kings')).toBeEnabled()
    await openConsole(page, sandbox)
    await setFault(page, 'silence', '*')
    await expect(player.getByText('Prices interrupted').first()).toBeVisible({ timeout: 10_000 })
    await clear(page)
    await expect(bestPrice(player, 'Back', 'River Kings')).toBeEnabled({ timeout: 20_000 })
    await player.context().close()
  })

  test('an answer that is lost after the bet was accepted is found again, and the bet exists once', async ({
    page,
    sandbox,
    browser,
  }) => {
    const player = await visitor(browser, sandbox)
    await openEvent(player, 'Harbour Hawks')
    await fillSlip(player, 'Back', 'River Kings', '1000')
    await openConsole(page, sandbox)
    await setFault(page, 'loseAnswer', 'POST api/user/openBet')
    await placeButton(player).click()
    await expect(
      player.getByRole('heading', { name: 'Congratulations! Your Bet Placed Successfully' }),
    ).toBeVisible({ timeout: 30_000 })
    // A browser automatically resends a request that it lost on a reused connection. The operator accepts it
    // once.
    await expect(rowOf(page, 'loseAnswer')).toContainText(/struck [1-9]/)
    await clear(page)
    await player.getByRole('button', { name: 'Okay' }).click()
    await expect((await showOpenBets(player)).getByRole('listitem')).toHaveCount(1)
    await player.context().close()
  })
})

test.describe('a market by hand', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: ['status of 400'] })

  // Runs last, because it changes the market.
  test('is suspended, released, settled and rolled back, as the player sees it', async ({
    page,
    sandbox,
    browser,
  }) => {
    const player = await visitor(browser, sandbox)
    await openEvent(player, 'Harbour Hawks')
    await fillSlip(player, 'Back', 'River Kings', '1000')
    await placeButton(player).click()
    await player.getByRole('button', { name: 'Okay' }).click()

    const code = await openConsole(page, sandbox)
    await page.getByLabel('Event or market').fill('harbour')
    const row = rowOf(page, 'Harbour Hawks')
    await expect(row).toContainText('active')
    await row.getByRole('button', { name: 'Suspend' }).click()
    const grid = player.getByRole('region', { name: 'Match Odds' })
    await expect(grid).toHaveAttribute('data-market-status', 'suspended')
    await row.getByRole('button', { name: 'Resume' }).click()
    await expect(grid).not.toHaveAttribute('data-market-status', 'suspended')

    await row.getByRole('button', { name: 'Settle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('River Kings').check()
    await dialog.getByLabel('Transaction code').fill('wrong')
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Invalid Transaction Code')
    await dialog.getByLabel('Transaction code').fill(code)
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await expect(dialog).toBeHidden()
    await showOpenBets(player)
    await expect(player.getByText('Won').first()).toBeVisible()

    await page.getByLabel('State').selectOption('ended')
    await rowOf(page, 'Harbour Hawks').getByRole('button', { name: 'Roll back' }).click()
    await dialog.getByLabel('Transaction code').fill(code)
    await dialog.getByRole('button', { name: 'Roll back' }).click()
    await expect(dialog).toBeHidden()
    await expect((await showOpenBets(player)).getByRole('listitem')).toHaveCount(1)
    await expect(player.getByText('Won')).toBeHidden()
    await player.context().close()
  })
})
