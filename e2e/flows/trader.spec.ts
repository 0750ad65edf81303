import { demoPlayerOf } from '../scenario/operatorClient.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true })

test('Q-133 the desk lists events in rows, and a bet is three taps and no dialog', async ({
  page,
  sandbox,
}) => {
  const address = new URL('/', sandbox.url)
  address.hostname = 'meridian.localhost'
  const { operator, login } = await demoPlayerOf(sandbox)
  operator.close()
  await page.addInitScript((kept) => localStorage.setItem('kit.login', kept), JSON.stringify(login))
  await page.goto(address.href)
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
