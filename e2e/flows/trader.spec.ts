import { listOpenBets } from '@kit/sdk/contract'
import { holdProgram } from '../scenario/beforeReact.ts'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true })

test('Q-133 the desk lists events in rows, and a bet takes three taps and no dialog', async ({
  page,
  sandbox,
}) => {
  const address = deskAddress(sandbox)
  const operator = await logInAhead(page, sandbox)
  operator.close()
  await page.goto(address)
  await expect(page).toHaveTitle('Meridian')
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked()

  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await page
    .getByRole('button', { name: /^Back River Kings/ })
    .first()
    .click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('button', { name: 'Add 1000', exact: true }).click()
  await slip.getByRole('button', { name: /^Place Bet/ }).click()
  await expect(page.getByText(/^Placed: Back River Kings/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Q-133 several prices are placed by one press with one total, each with a separate answer', async ({
  page,
  sandbox,
}) => {
  const address = deskAddress(sandbox)
  const operator = await logInAhead(page, sandbox)
  await page.goto(address)
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  const slip = page.getByRole('region', { name: 'Bet slip' })
  const price = (name: RegExp) => page.getByRole('button', { name }).first()
  await price(/^Back River Kings/).click()
  await slip.getByText('Bet settings').click()
  await slip.getByRole('switch', { name: 'Place several bets together' }).click()
  await price(/^Lay Harbour Hawks/).click()
  const lines = slip.getByRole('list', { name: 'Selections that are placed together' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(price(/^Lay Harbour Hawks/)).toHaveAttribute('aria-pressed', 'true')

  // They are restored after a reload, and a reload places nothing.
  await slip.getByRole('textbox', { name: 'Stake for all' }).fill('100')
  await page.reload()
  await page.getByRole('navigation').getByRole('button', { name: /Bet$/ }).click()
  await expect(lines).toHaveCount(2)
  await slip.getByRole('button', { name: 'Place 2 bets · 200.00' }).click()
  await expect(slip.getByText('2 placed, 0 rejected, 0 pending')).toBeVisible({
    timeout: 30_000,
  })
  await expect(slip.getByText(/^Placed: (Back River Kings|Lay Harbour Hawks)/)).toHaveCount(2)
  const { docs } = await operator.client.page(listOpenBets, { page: 1, limit: 50 })
  expect(docs.map(({ stake }) => stake)).toEqual([10_000n, 10_000n])
  operator.close()
})

test('Q-133 the half slip that a tap opens before the script has all its rows: nothing shifts when the script loads', async ({
  page,
  sandbox,
}) => {
  const operator = await logInAhead(page, sandbox)
  operator.close()
  await page.goto(deskAddress(sandbox))
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  const release = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('button[data-side="back"]').filter({ hasText: /\d/ }).first().tap()
  const tops = async () =>
    Promise.all(
      [/^Place Bet/, 'Clear All', 'Request other odds', 'Add 1000'].map(
        async (name) => (await page.getByRole('button', { name }).boundingBox())?.y,
      ),
    )
  await expect(page.getByRole('button', { name: /^Place Bet/ })).toBeVisible()
  const before = await tops()
  release()
  await expect(page.locator('body > [data-early]')).not.toBeAttached({ timeout: 30_000 })
  await expect(page.getByText('Bet settings')).toBeVisible()
  expect(await tops()).toEqual(before)
})
