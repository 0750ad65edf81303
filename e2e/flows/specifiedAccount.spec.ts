import {
  createWithdrawal,
  decideWithdrawal,
  disconnectUser,
  listPaymentAccounts,
  listWithdrawals,
  sendBroadcast,
  setAccountLocks,
} from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { shows } from '../scenario/act.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { addAccounts, addDeposits, memberOf, storeMember, type Member } from '../scenario/member.ts'
import { administratorOf } from '../scenario/operatorClient.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, test } from '../scenario/test.ts'
import { at, decide } from '../scenario/visitAs.ts'

// Favourites, notifications, the report and errors on the shipped exchange site.
test.use({ everySite: true, operatorName: 'specified account' })

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname
const text = (page: Page, words: string | RegExp) => page.getByText(words).first()

/** Answers calls of a path and method. */
const answer = (page: Page, path: string, method: string, status: number, json: unknown) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    (route) => (route.request().method() === method ? route.fulfill({ status, json }) : route.fallback()),
  )

async function lock(sandbox: SandboxProcess, { id }: Member) {
  const staff = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  await staff.client.call(setAccountLocks, {
    userId: id,
    isBlocked: true,
    casinoLock: false,
    bonusLock: false,
    transactionCode: transactionCode ?? '',
  })
  staff.close()
}

test.describe('favourites', () => {
  test.use({ expectedFaults: ['status of 404'] })

  test('FAV-002 FAV-003 FAV-004 FAV-005 FAV-006 FAV-008 FAV-010 ERR-002 are marked and unmarked with a message of 2 s, and a failure is silent', async ({
    page,
    sandbox,
  }) => {
    await storeMember(page, await memberOf(sandbox))
    await page.goto(at('b2c.localhost', '/', sandbox))
    await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
    const event = page.getByRole('button', { name: /^Favorite: Harbour Hawks/ }).first()
    const market = page.getByRole('button', { name: /^Favorite: Match Odds/ }).first()
    await expect(event).toHaveAttribute('aria-pressed', 'false')

    // Records how long the first message is attached, measured in the page.
    await page.evaluate(() => {
      const shown = { from: 0, until: 0 }
      Object.assign(globalThis, { shownToast: shown })
      new MutationObserver(() => {
        const isThere = document.body.innerText.includes('Favorite Event Added')
        if (isThere) shown.from ||= performance.now()
        else if (shown.from) shown.until ||= performance.now()
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    await shows(page, 'Favorite Event Added', () => event.click())
    await expect(event).toHaveAttribute('aria-pressed', 'true')
    const lastedMs = () =>
      page.evaluate(() => {
        const { from, until } = (globalThis as unknown as { shownToast: { from: number; until: number } })
          .shownToast
        return until && until - from
      })
    await expect.poll(lastedMs).toBeGreaterThan(1_500)
    expect(await lastedMs()).toBeLessThan(6_000)
    await shows(page, 'Favorite Event Deleted', () => event.click())
    await expect(event).toHaveAttribute('aria-pressed', 'false')

    const calls: string[] = []
    page.on('request', (request) => {
      if (pathOf(request) === '/api/user/favorite/market') calls.push(request.method())
    })
    for (const [message, isMarked] of [
      ['Favorite Market Added', true],
      ['Favorite Market Deleted', false],
    ] as const) {
      calls.length = 0
      await shows(page, message, () => market.click())
      await expect.poll(() => calls).toEqual([isMarked ? 'POST' : 'DELETE', 'GET'])
      await expect(market).toHaveAttribute('aria-pressed', String(isMarked))
    }

    await answer(page, '/api/user/favorite/event', 'POST', 404, {
      message: 'Not known',
      code: 'event-unknown',
    })
    const refused = page.waitForResponse(
      (reply) => pathOf(reply) === '/api/user/favorite/event' && reply.status() === 404,
    )
    await event.click()
    await refused
    await expect(event).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('Not known')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await shows(page, 'Favorite Event Added', () => event.click())
  })
})

test.describe('notifications', () => {
  test.use({ expectedFaults: ['status of 409'] })

  test('NOTIF-001 NOTIF-002 NOTIF-003 are read and deleted on this device, and one that cannot be deleted stays', async ({
    page,
    sandbox,
  }) => {
    const title = `Doors open ${crypto.randomUUID().slice(0, 8)}`
    await storeMember(page, await memberOf(sandbox))
    await page.goto(at('b2c.localhost', '/notification', sandbox))
    await expect(page.getByRole('banner').getByRole('img', { name: 'Prices are live' })).toBeVisible()
    const staff = await administratorOf(sandbox)
    await staff.client.call(sendBroadcast, { title, body: 'The match begins.', icon: '', image: '' })
    staff.close()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText('New', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: `Mark as read: ${title}` }).click()
    await expect(row.getByText('New', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(row).toBeVisible()
    await expect(row.getByText('New', { exact: true })).toHaveCount(0)

    await answer(page, '/api/user/notification', 'DELETE', 409, {
      message: 'Not at the moment',
      code: 'busy',
    })
    const remove = row.getByRole('button', { name: `Delete: ${title}` })
    await shows(page, 'Not at the moment', () => remove.click())
    await expect(row).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await remove.click()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    await expect(text(page, 'No notifications yet')).toBeVisible()
  })
})

test.describe('the report', () => {
  test.use({ expectedFaults: ['status of 500'] })

  test('REPORT-001 REPORT-003 REPORT-006 REPORT-010 REPORT-011 REPORT-012 REPORT-014 REPORT-016 shows the totals and details of a range of days', async ({
    page,
    sandbox,
  }) => {
    const member = await memberOf(sandbox)
    await addDeposits(sandbox, member, [{ amount: 5_000n, action: 'approved' }])
    await addAccounts(member, ['asha@bank'])
    const [account] = await member.operator.client.call(listPaymentAccounts, {})
    await member.operator.client.call(createWithdrawal, {
      key: crypto.randomUUID(),
      amount: 70_000n,
      accountId: account!.id,
    })
    const staff = await administratorOf(sandbox)
    const { transactionCode } = await sandbox.account('administrator')
    const { docs } = await staff.client.page(listWithdrawals, { page: 1, limit: 1, search: member.userName })
    await staff.client.call(decideWithdrawal, {
      depositId: docs[0]!.id,
      amount: docs[0]!.amount,
      action: 'approved',
      remarks: '',
      transactionCode: transactionCode ?? '',
    })
    staff.close()
    await storeMember(page, member)
    await page.goto(at('b2c.localhost', '/', sandbox))
    // Presses before React are tested in firstFrame.spec.ts.
    await isTakenOver(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .click()
    const isReport = (call: { url(): string }) => pathOf(call) === '/api/user/game/report'
    await page.getByRole('button', { name: 'Profit and Loss', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Profit and Loss Report' })
    await expect(dialog.getByRole('button', { name: /^Days/ })).toBeVisible()
    const figure = (label: string) =>
      dialog
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd')
    await expect(figure('Total P/L')).toHaveText('4,300.00')
    await expect(figure('Casino P/L')).toHaveText('0.00')
    await expect(figure('Exchange P/L')).toHaveText('0.00')
    await expect(figure('D/W P/L')).toHaveText('4,300.00')
    const colour = (label: string) =>
      figure(label).evaluate((element) =>
        (getComputedStyle(element.firstElementChild ?? element).color.match(/[\d.]+/g) ?? []).map(Number),
      )
    const [gainRed = 0, gainGreen = 0] = await colour('D/W P/L')
    const [zeroRed = 0, zeroGreen = 0] = await colour('Casino P/L')
    expect(gainGreen).toBeGreaterThan(gainRed)
    expect(zeroRed).toBeGreaterThan(zeroGreen)
    const card = (name: string) => dialog.getByRole('region', { name, exact: true })
    await expect(card('Deposit Detail').getByRole('columnheader')).toHaveText([/Amount/, /Bonus/])
    await expect(card('Deposit Detail').getByRole('row', { name: '5,000.00 0.00' })).toBeVisible()
    await expect(card('Withdraw Detail').getByRole('row', { name: '700.00 0.00' })).toBeVisible()
    for (const name of ['Casino Detail', 'Exchange Detail'])
      await expect(card(name)).toContainText('No Data Found')

    const [again] = await Promise.all([
      page.waitForRequest(isReport),
      dialog.getByRole('button', { name: 'Refresh' }).click(),
    ])
    expect(new URL(again.url()).searchParams.get('userId')).toBe(member.id)
    await answer(page, '/api/user/game/report', 'GET', 500, { message: 'Out of order', code: 'x' })
    await dialog.getByRole('button', { name: /^Days/ }).click()
    await page.getByText('Today', { exact: true }).click()
    await expect(dialog.getByText('No Data Found')).toHaveCount(1)
    await expect(figure('Total P/L')).toHaveCount(0)
  })
})

test.describe('errors of calls', () => {
  test.use({ expectedFaults: ['status of 500', 'status of 403'] })

  test('ERR-005 a locked player sees whom to contact', async ({ page, sandbox }) => {
    const member = await memberOf(sandbox)
    await lock(sandbox, member)
    await page.goto(at('b2c.localhost', '/', sandbox))
    await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Login' })
    await sheet.getByLabel('User Name or Mobile No.').fill(member.userName)
    await sheet.getByLabel('Password', { exact: true }).fill(member.password)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Access Denied: Account Locked By Admin, Please contact your upline!').first(),
    ).toBeVisible()
  })

  test('ERR-008 ERR-009 ERR-010 a failed list is empty, a 204 too, and a copy is confirmed', async ({
    page,
    sandbox,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await storeMember(page, await memberOf(sandbox))
    await answer(page, '/api/user/complain', 'GET', 500, { message: 'Out of order', code: 'x' })
    await page.goto(at('b2c.localhost', '/complain-box', sandbox))
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Pages of complaints' })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(
      (url) => url.pathname.endsWith('/api/user/complain'),
      (route) => route.fulfill({ status: 204 }),
    )
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(text(page, 'You have no complaints')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)

    await page.goto(at('b2c.localhost', '/refer', sandbox))
    await shows(page, 'Copied to clipboard', () => main.getByRole('button', { name: 'Copy' }).first().click())
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  })

  test('CALL-047 CALL-096 failed lists of transactions are empty, and a failed search is silent', async ({
    page,
    sandbox,
  }) => {
    await storeMember(page, await memberOf(sandbox))
    for (const [tab, path] of [
      ['Deposit', '/api/user/deposit'],
      ['Withdraw', '/api/user/withdraw'],
    ] as const) {
      await answer(page, path, 'GET', 500, { message: 'Out of order', code: 'x' })
      await page.goto(at('b2c.localhost', '/transaction', sandbox))
      await page.getByRole('tab', { name: tab }).click()
      await expect(text(page, 'The transactions could not be loaded')).toBeVisible()
      await expect(page.getByRole('list', { name: tab })).toHaveCount(0)
    }

    await answer(page, '/api/common/game/market/globalSearch', 'GET', 500, {
      message: 'Out of order',
      code: 'x',
    })
    await page.getByRole('banner').getByRole('button', { name: 'Search events' }).click()
    const failed = page.waitForResponse((reply) => pathOf(reply).endsWith('globalSearch'))
    await page.getByRole('combobox', { name: /Search/ }).fill('Harbour')
    await failed
    await expect(page.getByText('Out of order')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test.describe('of a picture', () => {
    // The page's log of the failure, which the test expects.
    test.use({ expectedFaults: ['status of 500', 'saving a QR code'] })

    test('ERR-011 ERR-015 failures of a deposit without a message are silent, and a QR picture that cannot be saved too', async ({
      page,
      sandbox,
    }) => {
      await storeMember(page, await memberOf(sandbox))
      await answer(page, '/setting/depositType', 'GET', 500, { message: 'Out of order', code: 'x' })
      await page.goto(at('b2c.localhost', '/deposit', sandbox))
      await page.getByLabel('Enter Deposit Amount').fill('1000')
      await page.getByRole('main').getByRole('button', { name: 'Next' }).click()
      const main = page.getByRole('main')
      await expect(text(page, 'The payment methods could not be loaded')).toBeVisible()
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(page.getByText('Out of order')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
      await main.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('radio', { name: 'QR code' }).click()
      await main.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('img', { name: 'QR code to pay by' })).toBeVisible()
      await answer(page, '/api/common/imageBaseUrl', 'GET', 500, { message: 'Out of order', code: 'x' })
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const downloads: unknown[] = []
      page.on('download', (download) => downloads.push(download))
      const failed = page.waitForResponse((reply) => pathOf(reply) === '/api/common/imageBaseUrl')
      await main.getByRole('button', { name: 'Download QR Code' }).click()
      await failed
      await expect.poll(() => logged.join()).toContain('saving a QR code')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('Out of order')).toHaveCount(0)
      expect(downloads).toEqual([])
    })
  })
})

test.describe('a page that breaks', () => {
  test.use({ expectedFaults: ['broken on purpose'] })

  test('ERR-013 ERR-014 SHELL-111 SHELL-112 is replaced by a panel that can be tried again', async ({
    page,
    sandbox,
  }) => {
    await page.route(/\/assets\/SitemapPage-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const SitemapPage = () => { if (!globalThis.isMended) throw new Error('broken on purpose'); return 'mended' }",
      }),
    )
    await page.goto(at('b2c.localhost', '/about-us', sandbox))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(text(page, 'Something went wrong.')).toBeVisible()
    await expect(text(page, 'Unexpected error occurred. Please reload the page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aurora, home' }).first()).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { isMended: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(text(page, 'Something went wrong.')).toBeHidden()
    await expect(page.getByRole('main')).toContainText('mended')
  })
})

test.describe('maintenance', () => {
  // Reads that are in flight when the login ends.
  test.use({ expectedFaults: ['status of 401'] })

  test('SHELL-107 SHELL-108 SHELL-118 SHELL-121 players of a domain under maintenance see its page, and can log out', async ({
    page,
    sandbox,
  }) => {
    await storeMember(page, await memberOf(sandbox))
    await decide(sandbox, 'meridian.localhost', { 'maintenance.enabled': true })
    try {
      await page.goto(at('meridian.localhost', '/profile', sandbox))
      await expect(page.getByRole('heading', { name: 'Website is Under Maintenance' })).toBeVisible()
      await expect(text(page, 'OOPS!')).toBeVisible()
      await expect(text(page, 'Wait for a few Minute')).toBeVisible()
      const logOut = page.getByRole('button', { name: 'Logout' })
      await logOut.click()
      await expect(logOut).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => `${localStorage['kit.login']} ${sessionStorage['kit.login']}`))
        .toBe('undefined undefined')
    } finally {
      await decide(sandbox, 'meridian.localhost', { 'maintenance.enabled': false })
    }
  })
})

test('SHELL-031 SHELL-040 the header names a player by 10 characters, and leads to chats where a domain takes money by chat', async ({
  page,
  sandbox,
}) => {
  const member = await memberOf(sandbox)
  await storeMember(page, member)
  await decide(sandbox, 'b2c.localhost', { 'wallet.useChatRedirect': true })
  try {
    await page.goto(at('b2c.localhost', '/', sandbox))
    const top = page.getByRole('region', { name: 'Your balance' })
    for (const [name, number] of [
      ['Deposit', '910000000002'],
      ['Withdraw', '910000000003'],
    ] as const)
      await expect(top.getByRole('link', { name })).toHaveAttribute('href', `https://wa.me/${number}`)
    const account = page.getByRole('banner').getByRole('button', { name: /^Account of/ })
    await isTakenOver(page)
    await account.click()
    await expect(page.getByRole('banner')).toContainText(member.userName.slice(0, 10))
    await expect(page.getByRole('banner')).not.toContainText(member.userName.slice(0, 11))
  } finally {
    await decide(sandbox, 'b2c.localhost', { 'wallet.useChatRedirect': false })
  }
})

test('SHELL-109 SHELL-110 a screen that the operator disconnects says so, and offers no logout', async ({
  page,
  sandbox,
}) => {
  const member = await memberOf(sandbox)
  await storeMember(page, member)
  await decide(sandbox, 'b2c.localhost', { 'socket.duplicateScreen': true })
  try {
    await page.goto(at('b2c.localhost', '/', sandbox))
    // A text of the domain's configuration, which has then arrived.
    await expect(page.getByRole('region', { name: 'News' })).toContainText('This is a sandbox.')
    await expect(page.getByRole('banner').getByRole('img', { name: 'Prices are live' })).toBeVisible()
    const staff = await administratorOf(sandbox)
    await staff.client.call(disconnectUser, { userName: member.userName })
    staff.close()
    await expect(page.getByRole('heading', { name: 'Duplicate Screen or UnAuthorized Access' })).toBeVisible()
    await expect(text(page, 'Close the Screen')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  } finally {
    await decide(sandbox, 'b2c.localhost', { 'socket.duplicateScreen': false })
  }
})
