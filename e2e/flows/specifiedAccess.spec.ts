import { listInbox } from '@kit/sdk/contract'
import type { Locator, Page } from '@playwright/test'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { addDeposits, memberOf, storeMember } from '../scenario/member.ts'
import { administratorOf } from '../scenario/operatorClient.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, test } from '../scenario/test.ts'
import { at, storeLogin } from '../scenario/visitAs.ts'

// Login, logout, sign-up and passwords on the shipped exchange site.
test.use({
  everySite: true,
  console: true,
  operatorName: 'specified access',
  // Reads that are in flight when a login ends.
  expectedFaults: ['status of 401'],
})

const banner = (page: Page) => page.getByRole('banner')
const balance = (page: Page) => banner(page).getByText('Bal', { exact: true })
// Not by role: an open dialog hides the rest of the page from the accessibility tree.
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first()

const codeBoxes = (within: Locator) => within.locator('[data-part="otp-field-digit"]')

async function openLogin(page: Page, sandbox: SandboxProcess, path = '/') {
  await page.goto(at('b2c.localhost', path, sandbox))
  if (path === '/') await banner(page).getByRole('button', { name: 'Login', exact: true }).click()
  return page.getByRole('dialog', { name: 'Login' })
}

async function logIn(page: Page, sandbox: SandboxProcess, path = '/') {
  const { userName, password } = await sandbox.account('user')
  const sheet = await openLogin(page, sandbox, path)
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
}

async function logOut(page: Page) {
  await banner(page)
    .getByRole('button', { name: /^Account of/ })
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(banner(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
}

async function codeOf(sandbox: SandboxProcess, number: string): Promise<string> {
  const administrator = await administratorOf(sandbox)
  const inbox = await administrator.client.call(listInbox, { page: 1, limit: 10 })
  administrator.close()
  return inbox.find((message) => message.phone === `+91${number}`)?.code ?? ''
}

const homeCall = 'GET /api/common/home'
const marketsCall = 'GET /api/common/game/market/group'
const referralCall = 'GET /api/user/setting/referral'

const storedLogin = (page: Page) =>
  page.evaluate(() => `${localStorage.getItem('kit.login')} ${sessionStorage.getItem('kit.login')}`)

/** Returns calls as `METHOD path`. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('AUTH-001 AUTH-002 AUTH-004 AUTH-005 AUTH-006 AUTH-010 AUTH-011 AUTH-013 AUTH-015 AUTH-016 the login sheet has every field and choice of the specification', async ({
  page,
  sandbox,
}) => {
  const sheet = await openLogin(page, sandbox)
  const viewport = page.viewportSize()!
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox()
      return box && Math.round(box.y + box.height)
    })
    .toBe(viewport.height)
  await expect(sheet.getByLabel('User Name or Mobile No.')).toBeVisible()
  const password = sheet.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await sheet.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(sheet.getByRole('checkbox', { name: 'Remember me' })).toBeVisible()
  for (const name of ['Demo Login', 'Forgot Password?', 'Register'])
    await expect(sheet.getByRole('button', { name })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Download APK' })).toBeVisible()
  await expect(
    sheet.getByRole('button', { name: 'Send Verification Code | Login through Mobile' }),
  ).toBeVisible()
})

test('AUTH-011 AUTH-013 AUTH-035 the business site offers neither a forgotten password nor a sign-up, and reads no referral', async ({
  page,
  sandbox,
}) => {
  const calls = callsOf(page)
  await page.goto(at('b2b.localhost', '/', sandbox))
  await banner(page).getByRole('button', { name: 'Login', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Login' })
  await expect(sheet.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: /Forgot|Register/ })).toHaveCount(0)
  const { userName, password } = await sandbox.account('user')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
  // Read after the moment at which a b2c site reads the referral.
  calls.length = 0
  await expect.poll(() => calls.filter((call) => call === homeCall).length).toBeGreaterThan(0)
  expect(calls).not.toContain(referralCall)
})

test('AUTH-007 AUTH-008 AUTH-023 AUTH-024 AUTH-032 AUTH-033 Enter logs in with a spinner, says so, and shows the requested page', async ({
  page,
  sandbox,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth?*', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/api/auth', async (route) => {
    await held
    await route.continue()
  })
  const calls = callsOf(page)
  const { userName, password } = await sandbox.account('user')
  const sheet = await openLogin(page, sandbox, '/profile')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(sheet.locator('[aria-busy="true"], [role="progressbar"]').first()).toBeVisible()
  answer()
  await expect(notice(page, 'Login Successful')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.locator('h1')).toHaveText('Profile')
  expect(calls).toContain('POST /api/auth')
})

test('AUTH-037 AUTH-038 AUTH-039 AUTH-043 a logout calls the operator, leaves no login behind, and shows the landing page', async ({
  page,
  sandbox,
}) => {
  await logIn(page, sandbox)
  expect(await storedLogin(page)).toContain('token')
  await page.goto(at('b2c.localhost', '/profile', sandbox))
  const calls = callsOf(page)
  await logOut(page)
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(calls).toContain('DELETE /api/user/auth')
  expect(await storedLogin(page)).toBe('null null')
  await expect(page.getByRole('region', { name: 'Your balance' }).locator('strong')).toHaveText('0')
})

test.describe('a logout without the operator', () => {
  test.use({ expectedFaults: ['ERR_FAILED', 'Failed to load resource', 'logout OperatorError'] })

  test('AUTH-042 leaves no login behind either', async ({ page, sandbox }) => {
    await logIn(page, sandbox)
    await page.route('**/api/user/auth*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await logOut(page)
    expect(await storedLogin(page)).toBe('null null')
  })
})

test('AUTH-041 AUTH-044 AUTH-045 AUTH-046 AUTH-047 SHELL-095 a demo login makes an account, logs it in, welcomes it, and ends with the logout', async ({
  page,
  sandbox,
}) => {
  const calls = callsOf(page)
  await page.goto(at('b2c.localhost', '/', sandbox))
  await page.getByRole('button', { name: 'Demo Login' }).first().click()
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Okay' }).click()
  await expect(balance(page)).toBeVisible()
  const made = calls.filter((call) => call.startsWith('POST /api/auth'))
  expect(made).toEqual(['POST /api/auth/signup/demo', 'POST /api/auth'])
  expect(await storedLogin(page)).toContain('demoUntil')
  await logOut(page)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('demoUntil')
})

test.describe('a demo login that the operator refuses', () => {
  test.use({ expectedFaults: ['status of 500'] })

  test('AUTH-049 AUTH-050 says so, and the button works again', async ({ page, sandbox }) => {
    await page.route('**/api/auth/signup/demo*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Internal error' } }),
    )
    await page.goto(at('b2c.localhost', '/', sandbox))
    const button = page.locator('main').getByText('Demo Login').locator('xpath=ancestor-or-self::button')
    await button.click()
    await expect(notice(page, 'Something Went Wrong, Please Try again!')).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
  })
})

test('AUTH-059 AUTH-060 AUTH-062 AUTH-063 AUTH-065 AUTH-068 a stored login is restored with its data, and changed points are read', async ({
  page,
  sandbox,
}) => {
  const member = await memberOf(sandbox)
  await storeMember(page, member)
  const calls = callsOf(page)
  await page.goto(at('b2c.localhost', '/', sandbox))
  await expect(balance(page)).toBeVisible()
  for (const call of [
    'GET /api/user/profile',
    'GET /api/user/stake',
    'GET /api/user/whiteLabelRole',
    'GET /api/common/setting/currency',
    'GET /api/user/cockFight/create',
  ])
    await expect.poll(() => calls).toContain(call)
  await expect(banner(page).getByRole('img', { name: 'Prices are live' })).toBeVisible()

  // The operator announces changed points over the socket, and the page reads them.
  calls.length = 0
  await addDeposits(sandbox, member, [{ amount: 5_000n, action: 'approved' }])
  await expect(page.getByRole('region', { name: 'Your balance' }).locator('strong')).toHaveText('5,000.00')
  expect(calls).toContain('GET /api/user/pts')
})

test('AUTH-035 AUTH-036 a login reads the referral after 0.5 s, and home and markets again after 1 s', async ({
  page,
  sandbox,
}) => {
  const seen: { call: string; atMs: number }[] = []
  page.on('request', (request) => {
    seen.push({ call: `${request.method()} ${new URL(request.url()).pathname}`, atMs: Date.now() })
  })
  const { userName, password } = await sandbox.account('user')
  /** Returns when a call was sent after the login, in ms. */
  const afterLogin = (call: string) => {
    const loggedInAtMs = seen.find((one) => one.call === 'GET /api/user/pts')?.atMs ?? Number.MAX_VALUE
    return seen.filter((one) => one.call === call).map(({ atMs }) => atMs - loggedInAtMs)
  }
  const enter = async () => {
    seen.length = 0
    await banner(page).getByRole('button', { name: 'Login', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Login' })
    await sheet.getByLabel('User Name or Mobile No.').fill(userName)
    await sheet.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(balance(page)).toBeVisible()
  }
  await page.goto(at('b2c.localhost', '/', sandbox))
  const event = (await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')) ?? ''
  await isTakenOver(page)
  await enter()
  await expect.poll(() => afterLogin(referralCall).length).toBe(1)
  // The login's answer is seen some time after it arrived.
  expect(afterLogin(referralCall)[0]).toBeGreaterThan(250)
  // Home is read with the screen of a player, and once more a second after the login.
  await expect.poll(() => afterLogin(homeCall).filter((ms) => ms > 900).length).toBe(1)
  expect(afterLogin(homeCall).at(-1)).toBeLessThan(15_000)
  await logOut(page)

  await page.goto(at('b2c.localhost', event, sandbox))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await isTakenOver(page)
  await enter()
  await expect.poll(() => afterLogin(marketsCall).filter((ms) => ms > 900).length).toBe(1)
})

test.describe('a login that the operator no longer accepts', () => {
  test.use({ expectedFaults: ['status of 401'] })

  test('AUTH-066 AUTH-067 AUTH-070 AUTH-071 AUTH-072 is removed, and the page goes to the landing page', async ({
    page,
    sandbox,
  }) => {
    await storeLogin(page, sandbox)
    await page.route('**/api/user/profile*', (route) =>
      route.fulfill({ status: 401, json: { message: 'unauthorized' } }),
    )
    await page.goto(at('b2c.localhost', '/my-wallet', sandbox))
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(banner(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    // The page may still be loading, which ends what is evaluated in it.
    await expect(async () => expect(await storedLogin(page)).toBe('null null')).toPass({ timeout: 10_000 })
  })
})

test('AUTH-025 AUTH-026 staff are sent to their own site', async ({ page, sandbox }) => {
  const { userName, password } = await sandbox.account('agent')
  const sheet = await openLogin(page, sandbox)
  await sheet.getByLabel('User Name or Mobile No.').fill(userName)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login with admin website').first()).toBeVisible()
  expect(await storedLogin(page)).toBe('null null')
})

test('AUTH-017 AUTH-018 AUTH-019 a login by phone sends a code to six boxes, counts down, and shows that the phone is verified', async ({
  page,
  sandbox,
}) => {
  const sheet = await openLogin(page, sandbox)
  await sheet.getByRole('button', { name: 'Send Verification Code | Login through Mobile' }).click()
  const code = page.getByRole('dialog', { name: 'Login through Mobile' })
  await code.getByLabel('Mobile No.').fill('9876500001')
  await code.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect(code.getByRole('button', { name: /^Resend \((60|5\d)s\)$/ })).toBeVisible()
  await expect(codeBoxes(code)).toHaveCount(6)
  // No account has this phone: the seeded player is logged in instead.
  const { userName, password } = await sandbox.account('user')
  await page.route('**/api/auth?*', async (route) => {
    const sent = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    const asPlayer = new URLSearchParams({ ...sent, email: userName, password, otp: '' })
    await route.continue({ postData: asPlayer.toString() })
  })
  await code.getByLabel('Verification Code').fill('123456')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(balance(page)).toBeVisible()
})

test('REG-003 REG-004 REG-005 REG-006 REG-012 REG-013 REG-015 REG-016 REG-018 REG-019 REG-021 REG-023 the register panel has every field, and its links work', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/signup', sandbox))
  const panel = page.getByRole('dialog', { name: 'Register' })
  await expect(panel.getByLabel('Mobile No.')).toBeVisible()
  await expect(panel.getByLabel('User Name')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Send Verification Code' })).toBeVisible()
  await panel.getByRole('button', { name: /^Country code/ }).click()
  const countries = page.getByRole('listbox').or(page.getByRole('menu')).first()
  await expect(countries).toBeVisible()
  expect((await countries.boundingBox())!.height).toBeLessThanOrEqual(200)
  await page.keyboard.press('Escape')
  await panel.getByLabel('Create Password').fill('short1')
  await expect(panel.getByText('8 characters')).toBeVisible()
  await expect(panel.getByLabel('Confirm Password')).toBeVisible()
  await panel.getByRole('switch', { name: 'I have a referral code' }).click()
  await expect(panel.getByLabel('Referral Code', { exact: true })).toBeVisible()
  await panel.getByRole('switch', { name: 'I have a promo code' }).click()
  await expect(panel.getByLabel('Promo Code', { exact: true })).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: 'I am 18+' })).toBeVisible()
  await panel.getByRole('button', { name: 'Terms & Conditions' }).click()
  const terms = page.getByRole('dialog', { name: /Terms/ })
  // The sheet grows with its text, which moves the button.
  await expect(terms.getByText('Beware of phishing')).toBeVisible()
  await terms.getByRole('button', { name: 'Close' }).click()
  await expect(terms).toHaveCount(0)
  await panel.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('REG-025 REG-043 REG-044 REG-045 REG-061 REG-063 the register panel refuses what is missing, with the texts of the specification', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/signup', sandbox))
  const panel = page.getByRole('dialog', { name: 'Register' })
  const send = panel.getByRole('button', { name: 'Send Verification Code' })
  await send.click()
  await expect(page.getByText(/^Mobile Number is Required$/i).first()).toBeVisible()
  await panel.getByLabel('Mobile No.').fill('98123')
  await send.click()
  await expect(page.getByText(/^Mobile Number is Invalid ?$/i).first()).toBeVisible()
  await panel.getByLabel('Mobile No.').fill('9812345671')
  await send.click()
  await expect(panel.getByLabel('Verification Code')).toBeVisible()
  const register = panel.getByRole('button', { name: 'Register', exact: true })
  await register.click()
  await expect(page.getByText('Please enter and confirm your password').first()).toBeVisible()
  await panel.getByLabel('Create Password').fill('the first 1 of all')
  await panel.getByLabel('Confirm Password').fill('the first 2 of all')
  await register.click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await panel.getByLabel('Confirm Password').fill('the first 1 of all')
  await register.click()
  await expect(page.getByText('Please accept the age and terms conditions').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/:\d+\/$/)
})

async function expectCode(sandbox: SandboxProcess, number: string): Promise<string> {
  await expect.poll(() => codeOf(sandbox, number), { timeout: 15_000 }).toMatch(/^\d+$/)
  return codeOf(sandbox, number)
}

// One account: it is registered, gets another password, and changes that.
test.describe.serial('an account of a phone', () => {
  test('REG-007 REG-029 REG-030 REG-031 REG-033 REG-034 REG-037 REG-057 a visitor registers with the code of the phone', async ({
    page,
    sandbox,
  }) => {
    const number = '9812345672'
    const calls = callsOf(page)
    await page.clock.install()
    await page.goto(at('b2c.localhost', '/signup', sandbox))
    const panel = page.getByRole('dialog', { name: 'Register' })
    await panel.getByLabel('Mobile No.').fill(number)
    await panel.getByRole('button', { name: 'Send Verification Code' }).click()
    await expect(codeBoxes(panel)).toHaveCount(6)
    await expect(panel.getByRole('button', { name: /^Resend \((60|5\d)s\)$/ })).toBeVisible()
    await panel.getByLabel('Verification Code').fill(await expectCode(sandbox, number))
    await panel.getByLabel('Create Password').fill('the first 1 of all')
    await panel.getByLabel('Confirm Password').fill('the first 1 of all')
    await panel.getByRole('checkbox', { name: 'I am 18+' }).click()
    await panel.getByRole('checkbox', { name: 'I Accept Terms & Conditions' }).click()
    await panel.getByRole('button', { name: 'Register', exact: true }).click()
    const verified = page.getByRole('dialog', { name: /^Congratulations! Your Phone Number/ })
    const mark = verified.getByText('Verified', { exact: true })
    await expect(mark).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect(mark).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect(mark).toHaveCount(0)
    await verified.getByRole('button', { name: 'Okay' }).click()
    await expect(verified).toHaveCount(0)
    await expect(panel).toHaveCount(0)
    expect(calls.some((call) => /duplicate|dup/i.test(call))).toBe(true)
  })

  test('PWD-001 PWD-003 PWD-004 PWD-005 PWD-006 PWD-007 PWD-008 PWD-009 PWD-014 PWD-017 PWD-019 PWD-020 PWD-021 PWD-022 a player who forgot the password sets a new one by the code of the phone', async ({
    page,
    sandbox,
  }) => {
    const number = '9812345672'
    const sheet = await openLogin(page, sandbox)
    await sheet.getByRole('button', { name: 'Forgot Password?' }).click()
    const step = page.getByRole('dialog', { name: 'Forgot Password?' }).last()
    await expect(step.getByRole('button', { name: 'Register' })).toBeVisible()
    await expect(step.getByRole('button', { name: /^Country code/ })).toBeVisible()
    const send = step.getByRole('button', { name: 'Send OTP' })
    await send.click()
    await expect(page.getByText(/^Mobile Number is Required$/i).first()).toBeVisible()
    await step.getByLabel('Mobile No.').fill('98')
    await send.click()
    await expect(page.getByText(/^Mobile Number is Invalid ?$/i).first()).toBeVisible()
    await step.getByLabel('Mobile No.').fill(number)
    await send.click()
    await expect(notice(page, 'OTP Send Successfully')).toBeVisible()
    const code = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Verify Code' }) })
    await expect(code.getByRole('button', { name: /^Resend/ })).toBeVisible()
    await expect(codeBoxes(code)).toHaveCount(6)
    await code.getByRole('button', { name: 'Verify Code' }).click()
    await expect(page.getByText('Invalid OTP').first()).toBeVisible()
    await code.getByLabel('Verification Code').fill(await expectCode(sandbox, number))
    const fresh = page.getByRole('textbox', { name: 'New Password' })
    await expect(async () => {
      if (!(await fresh.isVisible()))
        await code.getByRole('button', { name: 'Verify Code' }).click({ timeout: 2_000 })
      await expect(fresh).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await fresh.fill('the second 2 of all')
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('the third 3 of all')
    await page.getByRole('button', { name: 'Save & Update' }).click()
    await expect(page.getByText("Password Ddin't Match").first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('the second 2 of all')
    await page.getByRole('button', { name: 'Save & Update' }).click()
    await expect(notice(page, 'Password Updated Successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save & Update' })).toHaveCount(0)
  })

  test('PWD-027 PWD-030 PWD-033 PWD-034 PWD-036 PWD-037 PWD-038 a changed password logs the player out everywhere', async ({
    page,
    sandbox,
  }) => {
    const number = '9812345672'
    const sheet = await openLogin(page, sandbox)
    await sheet.getByLabel('User Name or Mobile No.').fill(number)
    await sheet.getByLabel('Password', { exact: true }).fill('the second 2 of all')
    await page.keyboard.press('Enter')
    await expect(balance(page)).toBeVisible()
    await banner(page)
      .getByRole('button', { name: /^Account of/ })
      .click()
    await page.getByRole('button', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await expect(dialog.getByRole('button', { name: 'Show password' })).toHaveCount(3)
    const save = dialog.getByRole('button', { name: 'Change Password' })
    await save.click()
    await expect(page.getByText('Invalid Password').first()).toBeVisible()
    await dialog.getByLabel('Old Password').fill('the second 2 of all')
    await dialog.getByLabel('New Password').fill('the fourth 4 of all')
    await dialog.getByLabel('Confirm Password').fill('the fifth 5 of all')
    await save.click()
    await expect(page.getByText("Password Didn't Match").first()).toBeVisible()
    await dialog.getByLabel('Confirm Password').fill('the fourth 4 of all')
    // The message is short, and the logout follows it.
    await Promise.all([page.getByText('PASSWORD UPDATED').first().waitFor(), save.click()])
    await expect(page.locator('header').getByText('Login', { exact: true })).toBeVisible()
    await expect.poll(() => storedLogin(page)).toBe('null null')
  })
})
