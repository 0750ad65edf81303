import type { Page } from '@playwright/test'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, fillSlip, placeButton, test } from '../scenario/test.ts'
import { at, decide } from '../scenario/visitAs.ts'

test.use({ everySite: true, console: true })

async function logIn(page: Page, sandbox: SandboxProcess): Promise<void> {
  const { userName, password } = await sandbox.account('user')
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
}

test('CONF-001 CONF-002 the business site opens cold and accepts a bet, without deposits and chat', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2b.localhost', '/', sandbox))
  await expect(page).toHaveTitle('Ledger')
  await expect(
    page
      .getByRole('button', { name: 'IN PLAY' })
      .or(page.getByRole('link', { name: 'IN PLAY' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Demo Login' }).first().click()
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  for (const name of ['Deposit', 'Withdraw', 'Register', 'Chat'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await fillSlip(page, 'Back', 'River Kings', '1000')
  await placeButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Your bet has been entered.' })).toBeVisible()

  // This site keeps logins in a cookie: data that its scripts can read does not log in, and a reload finds
  // the login again.
  const readable = await page.evaluate(() => ({ cookie: document.cookie, login: localStorage['kit.login'] }))
  const { token } = JSON.parse(readable.login) as { token: string }
  const authorization = `Bearer ${token}`
  const stolen = await fetch(new URL('api/user/pts', sandbox.url), { headers: { authorization } })
  expect([stolen.status, readable.cookie.includes('login=')]).toEqual([401, false])
  await page.reload()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
})

test('ROUTE-072 ROUTE-057 the casino opens cold at its live casino, asks a visitor who taps a game to log in, and then opens it', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('casino.localhost', '/', sandbox))
  await expect(page).toHaveURL(/\/live-casino$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Live Casino' })).toBeVisible()
  await page.getByRole('link', { name: 'Teen Patti' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { userName, password } = await sandbox.account('user')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/casino\/1001\/teen-patti\//)
  const game = page.frameLocator('iframe[title="Teen Patti"]')
  await expect(game.getByRole('button').first()).toBeVisible()
})

test('SHELL-113 SHELL-129 SHELL-116 chat and pixels load late and separately, and the site works while they are blocked or hang', async ({
  page,
  sandbox,
}) => {
  await decide(sandbox, 'b2c.localhost', {
    'chat.provider': 'tawk',
    'chat.value': '5f0a/default',
    'analytics.adPixels': ['12345'],
  })
  const pixels: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pixel.gif')) pixels.push(new URL(request.url()).search)
  })
  let mode: 'blocked' | 'hangs' | 'loads' = 'hangs'
  await page.route('**/outside/chat/**', (route) => {
    if (mode === 'loads') return route.continue()
    return mode === 'blocked' ? route.abort() : undefined
  })
  await page.clock.install()
  await page.goto(at('b2c.localhost', '/', sandbox))
  await logIn(page, sandbox)
  await page.clock.runFor(6_000)
  await page.getByRole('region', { name: 'Measuring' }).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => pixels).toEqual(['?id=12345&event=PageView'])

  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const chat = page.getByRole('region', { name: 'Live chat' })
  await page.clock.runFor(16_000)
  await expect(chat.getByText('The chat does not answer')).toBeVisible()
  mode = 'loads'
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.frameLocator('iframe').getByRole('heading', { name: 'tawk.to' })).toBeVisible()
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await expect(chat).toHaveCount(0)
})
