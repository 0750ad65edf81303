import { expect, test } from '../scenario/test.ts'

test('a player adds a passkey, logs in with it without a password, and cannot after it is removed', async ({
  page,
  sandbox,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { userName, password } = await sandbox.account('user')
  const banner = page.getByRole('banner')
  const figures = banner.getByText('Bal', { exact: true })
  const openSheet = () => banner.getByRole('button', { name: 'Login', exact: true }).click()
  const logOut = async () => {
    await banner.getByRole('button').last().click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(banner.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  }
  const secureAuth = new URL('/secureauth', sandbox.url)
  // Browsers create passkeys for names, not for addresses.
  secureAuth.hostname = 'localhost'

  await page.goto(secureAuth.href)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const remove = section.getByRole('button', { name: /^Remove:/ })
  await expect(remove).toBeVisible()

  await logOut()
  await openSheet()
  await sheet.getByRole('button', { name: 'Login with a passkey' }).click()
  await expect(figures).toBeVisible()

  await page.goto(secureAuth.href)
  await expect(section.getByText(/Last used/)).toBeVisible()
  await remove.click()
  await section.getByLabel('Password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible()

  await logOut()
  await openSheet()
  await sheet.getByRole('button', { name: 'Login with a passkey' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('This passkey was not accepted')
})

// The refused login is a 400, which browsers log. A read in flight when the login ended is refused.
test.use({ expectedFaults: ['status of 400', 'status of 401'] })
