import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from '../scenario/test.ts'

// Browsers log two refusals: of a read in flight when a login ended, and of a wrong code.
test.use({ operatorName: 'second factor', expectedFaults: ['status of 400', 'status of 401'] })

const codeField = (page: Page) => page.getByLabel('Authenticator code', { exact: true })

async function logOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button').last().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(banner.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
}

test('AUTH-027 ROUTE-060 ROUTE-044 a player sets up the second factor from the profile, logs in with the app’s code, and once with a recovery code', async ({
  page,
  sandbox,
}) => {
  const { userName, password } = await sandbox.account('user')
  const figures = page.getByRole('banner').getByText('Bal', { exact: true })
  const sheet = page.getByRole('dialog')
  const fillLogin = async () => {
    await sheet.getByLabel('User Name or Mobile No.').fill(userName)
    await sheet.getByLabel('Password', { exact: true }).fill(password)
    await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  }
  const logIn = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
    await fillLogin()
    await expect(page).toHaveURL(/\/login-auth$/)
    await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
  }

  await page.goto('/profile')
  await fillLogin()
  await page.getByRole('link', { name: /^Secure Auth/ }).click()
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const key = await page.getByLabel('Key', { exact: true }).innerText()
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) })
  await codeField(page).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const recovery = await page
    .getByRole('list')
    .getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    .allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(`${recovery.length} recovery codes are left.`)).toBeVisible()

  await logOut(page)
  await logIn()
  // A code is accepted once, and one step early too, so there is no need to wait for the next one.
  await codeField(page).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(figures).toBeVisible()

  await logOut(page)
  await logIn()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recoveryField = page.getByLabel('Recovery code', { exact: true })
  await recoveryField.fill(recovery[0]!)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(figures).toBeVisible()
  await page.goto('/secureauth')
  await expect(page.getByText(`${recovery.length - 1} recovery codes are left.`)).toBeVisible()
})
