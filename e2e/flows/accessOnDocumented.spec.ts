import { setMaintenance } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { shows } from '../scenario/act.ts'
import { accountOf, clientAs, password, storePlayer, test, undocumented } from '../scenario/documentedTest.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { balance } from '../scenario/playerFlow.ts'
import { expect, openEvent } from '../scenario/test.ts'

// Logins, passwords, maintenance and the end of a session on an operator with only the documented calls.

test.use({
  expectedFaults: [
    ...undocumented,
    'status of 400',
    'status of 401',
    'status of 503',
    'logout during maintenance',
  ],
})

const freshPassword = 'another-2'
const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })
const storedLogin = (page: Page) =>
  page.evaluate(() => `${localStorage.getItem('kit.login')} ${sessionStorage.getItem('kit.login')}`)

async function openLogin(page: Page) {
  await page.goto('/')
  await isTakenOver(page)
  await loginButton(page).click()
  return page.getByRole('dialog', { name: 'Login' })
}

/** Logs in on the open login sheet. */
async function logIn(page: Page, secret: string) {
  const sheet = page.getByRole('dialog', { name: 'Login' })
  await sheet.getByLabel('User Name or Mobile No.').fill('player')
  await sheet.getByLabel('Password', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
}

test('Q-138 AUTH-016 AUTH-019 AUTH-020 a player logs in by a code, after a wrong one', async ({
  page,
  documented,
}) => {
  const sheet = await openLogin(page)
  await sheet.getByRole('button', { name: 'Send Verification Code | Login through Mobile' }).click()
  const form = page.getByRole('dialog', { name: 'Login through Mobile' })
  await form.getByLabel('Mobile No.').fill('9876543210')
  await form.getByRole('button', { name: 'Send Verification Code' }).click()
  await form.getByLabel('Verification Code').fill('111111')
  await expect(page.getByText('Invalid User Name or Password').first()).toBeVisible()
  await form.getByLabel('Verification Code').fill(documented.otp)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(balance(page)).toBeVisible()
})

test('Q-138 PWD-007 PWD-022 PWD-023 a player who forgot the password sets a new one, after a wrong code', async ({
  page,
  documented,
}) => {
  const sheet = await openLogin(page)
  await sheet.getByRole('button', { name: 'Forgot Password?' }).click()
  const step = (action: string) =>
    page.getByRole('dialog').filter({ has: page.getByRole('button', { name: action, exact: true }) })
  await step('Send OTP').getByLabel('Mobile No.').fill('9876543210')
  await step('Send OTP').getByRole('button', { name: 'Send OTP' }).click()
  const code = step('Verify Code')
  const fresh = step('Save & Update')
  const save = async (otp: string) => {
    await code.getByLabel('Verification Code').fill(otp)
    await code.getByRole('button', { name: 'Verify Code' }).click()
    await fresh.getByLabel('New Password').fill(freshPassword)
    await fresh.getByLabel('Confirm Password').fill(freshPassword)
    await fresh.getByRole('button', { name: 'Save & Update' }).click()
  }
  await save('111111')
  await expect(code.getByText('OTP Verification Failed')).toBeVisible()
  expect(accountOf(documented, 'player').password).toBe(password)
  await shows(page, 'Password Updated Successfully', () => save(documented.otp))
  await logIn(page, freshPassword)
})

async function changePassword(page: Page, old: string, act: (save: () => Promise<void>) => Promise<void>) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
  await page.getByRole('button', { name: 'Change Password' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change Password' })
  await sheet.getByLabel('Old Password').fill(old)
  await sheet.getByLabel('New Password').fill(freshPassword)
  await sheet.getByLabel('Confirm Password').fill(freshPassword)
  await act(() => sheet.getByRole('button', { name: 'Change Password' }).click())
}

test('Q-138 PWD-030 PWD-038 a changed password, answered by a message alone, logs the player out', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  await page.goto('/')
  await expect(balance(page)).toBeVisible()
  await changePassword(page, password, (save) => shows(page, 'PASSWORD UPDATED', save))
  await expect.poll(() => storedLogin(page)).toBe('null null')
  await logIn(page, freshPassword)
})

const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'You are logged out' })

test('Q-138 PWD-039 a wrong old password, answered by "error", ends the login', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  await page.goto('/')
  await expect(balance(page)).toBeVisible()
  await changePassword(page, 'not the password', (save) => save())
  await expect(endedDialog(page)).toBeVisible()
  expect(await storedLogin(page)).toBe('null null')
  expect(accountOf(documented, 'player').password).toBe(password)
})

test('Q-138 AUTH-070 AUTH-071 AUTH-072 a 401 in the middle of a session ends the login once, with a message, and the page reloads once', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  // Its scores are read every few seconds.
  await openEvent(page, 'Eastport')
  await expect(balance(page)).toBeVisible()
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  documented.store.sessions.clear()
  const ended = endedDialog(page)
  await expect(ended).toContainText('Your session has ended. Please log in again.')
  expect(await storedLogin(page)).toBe('null null')
  await ended.getByRole('button', { name: 'Login' }).click()
  await logIn(page, password)
  expect(loads).toEqual(['/'])
})

test('Q-138 SHELL-107 SHELL-108 SHELL-119 SHELL-121 maintenance, known by a 503 alone, covers the site of a player, who can log out', async ({
  page,
  documented,
}) => {
  const staff = clientAs(documented, 'administrator')
  const maintain = (maintenanceMode: boolean) =>
    staff.client.call(setMaintenance, { maintenanceMode, transactionCode: documented.transactionCode })
  await storePlayer(page, documented)
  await openEvent(page, 'Eastport')
  const title = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await maintain(true)
  await expect(title).toBeVisible()
  await expect(page.getByText('Wait for a few Minute')).toBeVisible()
  await maintain(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eastport')
  await expect(balance(page)).toBeVisible()
  await maintain(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(loginButton(page)).toBeVisible()
  expect(await storedLogin(page)).toBe('null null')
  staff.close()
})
