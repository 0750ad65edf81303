import { violationsOf } from '../scenario/accessibility.ts'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import { expect, openEvent, test } from '../scenario/test.ts'

// The race ends three times as soon. If it ends during a bet's delay, the bet is refused.
test.use({ everySite: true, speed: 3, expectedFaults: ['status of 409'] })

test(
  'a quick bet is shown before it is placed, and afterwards how it was placed and its result',
  {
    tag: '@desktop',
  },
  async ({ page, sandbox }) => {
    test.setTimeout(270_000)
    const address = deskAddress(sandbox)
    const operator = await logInAhead(page, sandbox)
    operator.close()
    await page.goto(address)
    await page.getByText('Bet settings').click()
    await page.getByRole('switch', { name: 'Quick bet' }).click()
    await page.getByRole('button', { name: 'OK', exact: true }).click()

    // The race loops: waits for a run that accepts bets long enough.
    const bar = page.getByRole('status').filter({ hasText: 'Quick bet: 1,000.00 per tap' })
    const price = page.getByRole('button', {
      name: /^Back Silver Lantern .*places 1,000\.00 immediately$/,
    })
    await expect(async () => {
      await page.goto(address)
      await openEvent(page, 'Sandown')
      await expect(bar).toBeVisible({ timeout: 3_000 })
      await price.first().click({ timeout: 1_000 })
      await expect(page.getByText(/^Placed: Back Silver Lantern/)).toBeVisible({ timeout: 20_000 })
    }).toPass({ timeout: 120_000 })
    expect(await violationsOf(page)).toEqual([])
    await bar.getByRole('button', { name: 'Turn off' }).click()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('button', { name: /places .* immediately/ })).toHaveCount(0)

    await page.goto(new URL('/open-bets', address).href)
    const results = page.getByRole('tab', { name: 'Results' })
    await results.click()
    // A reload before React has answered the tap would show the open bets.
    await expect(results).toHaveAttribute('aria-selected', 'true')
    const ended = page.getByRole('button', { name: 'Back Silver Lantern' }).first()
    await expect(async () => {
      if (!(await ended.isVisible())) await page.reload()
      await expect(ended).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await ended.click()
    const sheet = page.getByRole('dialog', { name: 'Back Silver Lantern' })
    await expect(sheet.getByText(/^Requested 2\.50 or better/)).toBeVisible()
    await expect(sheet.getByText('Matched at 2.50')).toBeVisible()
    await expect(
      sheet.getByRole('table', { name: 'Prices of Silver Lantern when it was matched' }),
    ).toBeVisible()
    // A bet whose line was seen too late on a busy machine was repeated, and bets on one price are merged.
    const won = sheet.getByText(/^Won: \+/)
    await expect(won).toBeVisible()
    expect(Number((await won.innerText()).replaceAll(/[^\d.]/g, '')) % 1_500).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'Profit and loss' }).click()
    await page.getByRole('radio', { name: 'Sport' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Horse Racing' })
    await expect(row).toContainText(/\+[\d,]+00\.00/)
    const total = page.getByRole('row').filter({ hasText: 'Total' })
    await expect(total).toContainText((await row.innerText()).split(/\s/).at(-1) ?? '')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^profit-by-sport-.*\.csv$/)
    expect(await violationsOf(page)).toEqual([])
  },
)
