import { expect, test } from '../scenario/test.ts'

// A separate speed gives it a separate operator: its open bet would appear for the same player in other
// flows.
test.use({ everySite: true, speed: 2 })

test('ROUTE-028 a player logs in on the game screen, plays a round, and checks its receipt', async ({
  page,
  sandbox,
}) => {
  const address = new URL('/game-screen?gi=1002&gc=lucky-seven&p=sandboxGames&spn=Card+House', sandbox.url)
  address.hostname = 'casino.localhost'
  await page.goto(address.href)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  const { userName, password } = await sandbox.account('user')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/game-screen\?gi=1002/)

  const game = page.frameLocator('iframe[title="Lucky Seven"]')
  await game.getByRole('button', { name: /^Red/ }).click()
  await game.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(game.getByText(/The card is/).first()).toBeVisible()
  // The balance next to the game was updated.
  const points = await game.locator('#points').innerText()
  await expect(page.getByText(`Points ${points}`)).toBeVisible()

  await page.goto(new URL('/open-bets', address).href)
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Red' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Check this round' }).click()
  await expect(page).toHaveURL(/\/verify-round\?/)
  await expect(page.getByText('This round is correct', { exact: false })).toBeVisible()
  await page.getByLabel('The server’s seed', { exact: true }).fill('0'.repeat(64))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('alert')).toContainText('does NOT match')
})
