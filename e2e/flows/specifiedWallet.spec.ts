import { createHostedDeposit, listDeposits, setAccountLocks } from '@kit/sdk/contract'
import type { Locator, Page } from '@playwright/test'
import readQr from 'jsqr'
import { randomInt } from 'node:crypto'
import { addAccounts, addDeposits, memberOf, receiptFile, storeMember } from '../scenario/member.ts'
import { administratorOf, demoPlayerOf } from '../scenario/operatorClient.ts'
import { expect, test } from '../scenario/test.ts'
import { shows } from '../scenario/act.ts'
import { at, decide } from '../scenario/visitAs.ts'

// Deposits, withdrawals, payout accounts and transactions on the shipped sites.
test.use({ everySite: true, operatorName: 'specified wallet' })

// Not by role: a dialog hides the page behind it from the accessibility tree.
const text = (page: Page, words: string | RegExp) => page.getByText(words).first()
/** A button of the page's content or of a dialog: the bottom bar has a Back button as well. */
const button = (page: Page, name: string) =>
  page.locator('main, [role="dialog"]').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const amountField = (page: Page) => page.getByLabel('Enter Deposit Amount')
const method = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

async function toMethods(page: Page, amount: string) {
  await amountField(page).fill(amount)
  await button(page, 'Next').click()
  await expect(heading(page, 'CHOOSE PAYMENT METHOD')).toBeVisible()
}

/** Answers the calls of a path and method with a refusal of the contract. */
const refuse = (page: Page, path: string, httpMethod: string, status: number, body: object) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    (route) =>
      route.request().method() === httpMethod ? route.fulfill({ status, json: body }) : route.fallback(),
  )

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname

/** Returns the text of a QR code as it is drawn. */
async function decodeQr(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64')
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    canvas.drawImage(bitmap, 0, 0)
    const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
    return { pixels: [...data], width, height }
  }, picture)
  return readQr(Uint8ClampedArray.from(pixels), width, height)?.data ?? ''
}

const aReference = () => String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12)

test('DEP-002 DEP-003 DEP-006 DEP-007 DEP-008 DEP-009 DEP-010 DEP-011 DEP-013 DEP-017 DEP-018 DEP-039 a deposit starts with an amount, a method and a bonus', async ({
  page,
  sandbox,
}) => {
  await storeMember(page, await memberOf(sandbox))
  await page.goto(at('b2c.localhost', '/deposit', sandbox))
  await expect(heading(page, 'ADD FUNDS')).toBeVisible()
  await expect(text(page, /^In INR/)).toBeVisible()
  await amountField(page).fill('000')
  await button(page, 'Next').click()
  await expect(text(page, 'Please Enter Amount First')).toBeVisible()
  await expect(heading(page, 'ADD FUNDS')).toBeVisible()
  await toMethods(page, '1000')
  await expect(page.getByText('Amount to deposit').locator('..')).toContainText('₹1,000.00')
  await expect(page.getByRole('link', { name: /WHATSAPP/ })).toHaveAttribute(
    'href',
    'https://wa.me/910000000002',
  )
  const methods = page.getByRole('radiogroup', { name: 'Payment methods' }).getByRole('radio')
  await expect(methods).toHaveCount(6)
  for (const name of ['UPI', 'QR code', 'IPAY - Card', /IMPS/, /NEFT/, /USDT/])
    await expect(method(page, name), String(name)).toBeVisible()
  await method(page, 'UPI').click()
  await expect(method(page, 'No Offer Selected')).toBeChecked()
  await button(page, 'Next').click()
  await expect(heading(page, 'DETAIL')).toBeVisible()
  await button(page, 'Back').click()
  await expect(heading(page, 'CHOOSE PAYMENT METHOD')).toBeVisible()
  await expect(method(page, 'UPI')).toBeChecked()
  await button(page, 'Back').click()
  await expect(heading(page, 'ADD FUNDS')).toBeVisible()
  await expect(amountField(page)).toHaveValue('1000')
})

test('BET-060 DEP-019 DEP-025 DEP-026 DEP-027 DEP-028 DEP-029 DEP-030 DEP-031 DEP-032 DEP-034 DEP-035 DEP-037 DEP-040 the detail shows the account to pay, a code, and takes the proof', async ({
  page,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeMember(page, await memberOf(sandbox))
  await page.goto(at('b2c.localhost', '/deposit', sandbox))
  await toMethods(page, '1000')
  await method(page, 'UPI').click()
  await button(page, 'Next').click()
  await expect(heading(page, 'DETAIL')).toBeVisible()
  await expect(text(page, 'operator@upi')).toBeVisible()
  await expect(text(page, 'Example Traders')).toBeVisible()
  const details = page.locator('dl').filter({ hasText: 'operator@upi' })
  await expect(details.getByRole('term')).toHaveText(['Account name', 'UPI id', 'App'])
  await expect(details.getByRole('button', { name: /^Copy: / })).toHaveCount(3)
  await shows(page, 'Copied: operator@upi', () => button(page, 'Copy: UPI id').click())
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('operator@upi')
  const code = page.getByRole('img', { name: 'UPI QR code for ₹1,000.00' })
  await expect(code.locator('svg')).toHaveCSS('width', '136px')
  const link = new URL(await decodeQr(page, code))
  expect([link.protocol, link.searchParams.get('pa'), link.searchParams.get('am')]).toEqual([
    'upi:',
    'operator@upi',
    '1000.00',
  ])
  await expect(page.getByText('No File Chosen')).toBeVisible()
  const reference = page.getByLabel('Unique transaction reference')
  await expect(reference).toHaveAttribute('required', '')
  await expect(text(page, '6 to 12 Digit UTR Number')).toBeVisible()
  await button(page, 'Proceed').click()
  await expect(text(page, 'Choose a photo of your payment first')).toBeVisible()
  await expect(reference).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Upload your photo below').setInputFiles(receiptFile)
  await expect(text(page, 'qrCode.png')).toBeVisible()
  await expect(page.getByText('No File Chosen')).toHaveCount(0)
  await button(page, 'View the photo').click()
  const uploader = page.getByRole('dialog', { name: 'Upload your photo' })
  await expect(uploader.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await uploader.getByRole('button', { name: 'Use this photo' }).click()
  await expect(uploader).toHaveCount(0)

  await button(page, 'Back').click()
  for (const name of [/USDT/, 'QR code']) {
    await method(page, name).click()
    await button(page, 'Next').click()
    await expect(page.getByRole('img', { name: 'QR code to pay by' })).toBeVisible()
    if (name !== 'QR code') await button(page, 'Back').click()
  }
  const [download, request] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest((asked) => asked.url().includes('/api/common/imageBaseUrl')),
    button(page, 'Download QR Code').click(),
  ])
  expect(request.method()).toBe('GET')
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  expect(download.suggestedFilename()).toBe(`qr-code-${day}.png`)
})

test.describe('a deposit that is refused', () => {
  test.use({ expectedFaults: ['status of 409', 'status of 413'] })

  test('DEP-038 DEP-045 DEP-046 DEP-047 DEP-048 BON-008 shows the message of the operator, is sent with its bonus, and blocks the next one', async ({
    page,
    sandbox,
  }) => {
    const member = await memberOf(sandbox)
    await storeMember(page, member)
    await page.goto(at('b2c.localhost', '/deposit', sandbox))
    await toMethods(page, '1000')
    await method(page, 'UPI').click()
    await method(page, /First deposit/).click()
    await button(page, 'Next').click()
    await page.getByLabel('Upload your photo below').setInputFiles(receiptFile)
    const reference = page.getByLabel('Unique transaction reference')
    await reference.fill(aReference())
    for (const [status, code, message] of [
      [413, 'file-too-large', 'This picture is larger than 5 MB'],
      [409, 'utr-used', 'This transaction reference was used before'],
    ] as const) {
      await refuse(page, '/api/user/deposit', 'POST', status, { message, code })
      await button(page, 'Proceed').click()
      await expect(text(page, message)).toBeVisible()
      await expect(heading(page, 'DETAIL')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
    await shows(page, 'Deposit Successfull', () => button(page, 'Proceed').click())
    await expect(text(page, 'Waiting for approval')).toBeVisible()
    const { docs } = await member.operator.client.page(listDeposits, { page: 1, limit: 5, search: '' })
    expect(docs.map(({ amount, bonusAmount }) => [amount, bonusAmount])).toEqual([[100_000n, 100_000n]])
    await page.reload()
    await expect(text(page, 'Already Have Request, Please Wait')).toBeVisible()
    await expect(amountField(page)).toHaveCount(0)
  })
})

test.describe('a deposit by card', () => {
  test.use({ expectedFaults: ['status of 500'] })

  test('DEP-001 DEP-020 DEP-021 DEP-023 DEP-024 is sent from the sheet without a detail step, which closes 2 s later', async ({
    page,
    sandbox,
  }) => {
    await storeMember(page, await memberOf(sandbox))
    await page.goto(at('b2c.localhost', '/awaiting-bonus', sandbox))
    await page.getByRole('main').getByRole('button', { name: 'Deposit' }).first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('dialog', { name: 'ADD FUNDS' })).toBeVisible()
    await toMethods(page, '250')
    await method(page, 'IPAY - Card').click()
    await refuse(page, '/api/user/deposit/iPay', 'POST', 500, { message: 'x', code: 'x' })
    await shows(page, 'Request Failed | Please Try Again', () => button(page, 'Next').click())
    await page.unrouteAll({ behavior: 'wait' })
    await expect(heading(page, 'CHOOSE PAYMENT METHOD')).toBeVisible()
    const headings: string[] = []
    const [popup, answered] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .waitForResponse((answer) => answer.url().includes('/api/user/deposit/iPay') && answer.ok())
        .then(() => Date.now()),
      button(page, 'Next').click(),
      page
        .getByRole('dialog', { name: 'Your request' })
        .waitFor()
        .then(async () => headings.push(...(await sheet.getByRole('heading').allTextContents()))),
    ])
    await sheet.waitFor({ state: 'detached' })
    expect(Date.now() - answered).toBeGreaterThan(1_500)
    expect(headings).not.toContain('DETAIL')
    await popup.close()
  })
})

test('DEP-050 DEP-051 WDR-019 a demo account is refused deposits and withdrawals', async ({
  page,
  sandbox,
}) => {
  await storeMember(page, await demoPlayerOf(sandbox))
  for (const path of ['/deposit', '/withdraw']) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect(
      page.getByRole('main').getByText('This is your Demo Account, Please Login as Normal user'),
      path,
    ).toBeVisible()
  }
  await page.goto(at('b2c.localhost', '/', sandbox))
  const top = page.getByRole('region', { name: 'Your balance' })
  for (const name of ['Deposit', 'Withdraw']) {
    await shows(page, 'First Login as a normal user', () => top.getByText(name, { exact: true }).click())
    await expect(page.getByText('First Login as a normal user')).toHaveCount(0)
  }
})

test('DEP-059 CONST-001 a domain with a minimum of 300 refuses less for deposits and withdrawals', async ({
  page,
  sandbox,
}) => {
  await decide(sandbox, 'meridian.localhost', { 'wallet.minimumAmount': 300 })
  const member = await memberOf(sandbox)
  await addDeposits(sandbox, member, [{ amount: 5_000n, action: 'approved' }])
  await addAccounts(member, ['asha@bank'])
  await storeMember(page, member)
  await page.goto(at('meridian.localhost', '/deposit', sandbox))
  // If the domain's configuration arrives after Next, the minimum leads back to the amount.
  await amountField(page).fill('299')
  await button(page, 'Next').click()
  await expect(text(page, 'Amount should be greater than 300')).toBeVisible()
  await expect(amountField(page)).toHaveValue('299')
  await toMethods(page, '300')
  await expect(page.getByText('Amount to deposit').locator('..')).toContainText('₹300.00')
  // A payment type's own minimum is 500, which a higher one of the domain replaces.
  await decide(sandbox, 'meridian.localhost', { 'wallet.minimumAmount': 600 })
  await page.goto(at('meridian.localhost', '/withdraw', sandbox))
  await expect(text(page, /^600 to 1,00,000/)).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('599')
  await button(page, 'Withdraw').click()
  await expect(text(page, 'Amount should be greater than 600 and less than 1,00,000')).toBeVisible()
})

test('DEP-018 BON-006 BON-007 players with a wager bonus or a bonus lock choose no bonus', async ({
  page,
  sandbox,
}) => {
  const locked = await memberOf(sandbox)
  const staff = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  await staff.client.call(setAccountLocks, {
    userId: locked.id,
    isBlocked: false,
    casinoLock: false,
    bonusLock: true,
    transactionCode: transactionCode ?? '',
  })
  staff.close()
  const wagering = await memberOf(sandbox, { wagerBonusId: 'bonus-wager' })
  for (const member of [locked, wagering]) {
    const other = await page
      .context()
      .browser()!
      .newContext({ viewport: page.viewportSize(), hasTouch: true })
    const own = await other.newPage()
    await storeMember(own, member)
    await own.goto(at('b2c.localhost', '/deposit', sandbox))
    await toMethods(own, '1000')
    await method(own, 'UPI').click()
    await expect(method(own, 'UPI')).toBeChecked()
    await expect(method(own, 'No Offer Selected')).toHaveCount(0)
    await button(own, 'Next').click()
    await expect(heading(own, 'DETAIL')).toBeVisible()
    await other.close()
  }
})

test('WDR-001 WDR-002 WDR-003 WDR-006 WDR-008 WDR-010 WDR-011 WDR-013 WDR-015 WDR-018 WDR-020 a player withdraws, sees the request for three seconds and in the list, and cancels it', async ({
  page,
  sandbox,
}) => {
  // The login's domain decides as well, which is the default one for a client outside the browser.
  for (const domain of ['localhost', 'b2c.localhost'])
    await decide(sandbox, domain, { 'wallet.withdraw.allowCancel': true })
  const member = await memberOf(sandbox)
  await addDeposits(sandbox, member, [{ amount: 5_000n, action: 'approved' }])
  await addAccounts(member, ['asha@bank', 'asha@other'])
  await storeMember(page, member)
  const listed: URL[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && pathOf(request) === '/api/user/withdraw')
      listed.push(new URL(request.url()))
  })
  await page.goto(at('b2c.localhost', '/withdraw', sandbox))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WITHDRAW FUNDS')
  const amount = page.getByLabel('Amount', { exact: true })
  const submit = button(page, 'Withdraw')
  await expect(page.getByRole('radiogroup', { name: 'Pay out to' }).getByRole('radio')).toHaveCount(2)
  await method(page, /asha@other/).click()
  await amount.fill('499')
  await submit.click()
  await expect(text(page, 'Amount should be greater than 500 and less than 1,00,000')).toBeVisible()
  await amount.fill('700')
  const before = listed.length
  const sent = page.getByRole('dialog', { name: 'Request Sent!' })
  const [shownFor] = await Promise.all([
    sent.waitFor().then(async () => {
      const from = Date.now()
      await expect(sent).toContainText('asha@other')
      await sent.waitFor({ state: 'detached' })
      return Date.now() - from
    }),
    shows(page, 'Withdraw Request Added', () => submit.click()),
  ])
  expect(shownFor).toBeGreaterThan(2_000)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '700.00' })
  await expect(row).toContainText('Pending')
  expect(listed.length).toBeGreaterThan(before)
  const { searchParams } = listed.at(-1)!
  expect([searchParams.get('page'), searchParams.get('limit'), searchParams.get('status') ?? '']).toEqual([
    '1',
    '5',
    '',
  ])
  await expect(text(page, 'Already Have Request, Please Wait')).toBeVisible()
  await expect(submit).toHaveCount(0)
  const reads = listed.length
  await row.getByRole('button', { name: /^Cancel request of/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
  await expect(row).toContainText('Canceled')
  expect(listed.length).toBeGreaterThan(reads)
  await expect(submit).toBeVisible()
})

test.describe('payout accounts', () => {
  test.use({ expectedFaults: ['status of 403', 'status of 409'] })

  test('ACC-002 ACC-003 ACC-004 ACC-009 ACC-010 ACC-011 ACC-012 ACC-013 ACC-014 ACC-015 are added, edited, made primary and deleted', async ({
    page,
    sandbox,
  }) => {
    const member = await memberOf(sandbox)
    await addAccounts(member, ['first@bank'])
    await storeMember(page, member)
    await page.goto(at('b2c.localhost', '/withdraw', sandbox))
    const prove = async (within: Pick<Page, 'getByLabel' | 'getByRole'>, action: string) => {
      await within.getByLabel('Your password').fill(member.password)
      await within.getByRole('button', { name: action, exact: true }).click()
    }
    await button(page, 'Add account').click()
    await page.getByLabel('Type').selectOption({ label: 'UPI' })
    await page.getByLabel('UPI id').fill('second@bank')
    await button(page, 'Save').click()
    await expect(text(page, 'Name is Not Valid')).toBeVisible()
    await page.getByLabel('Account holder').fill('Asha Rao')
    await refuse(page, '/api/user/account', 'POST', 409, { message: 'Enough', code: 'too-many-accounts' })
    await shows(page, 'Account Not Created', () => button(page, 'Save').click())
    await page.unrouteAll({ behavior: 'wait' })
    await button(page, 'Save').click()
    const created = page
      .waitForResponse(
        (answer) =>
          pathOf(answer) === '/api/user/account' && answer.request().method() === 'POST' && answer.ok(),
      )
      .then((answer) => {
        const { startTime, responseStart } = answer.request().timing()
        return startTime + responseStart
      })
    const logged = page.waitForRequest((request) => pathOf(request) === '/api/user/accountLog')
    await shows(page, 'Account Created Successfully', () => prove(page, 'Save'))
    const log = await logged
    await log.response()
    expect(log.timing().startTime - (await created)).toBeGreaterThan(450)
    expect(log.postData()).toContain('second@bank')

    const dialog = page.getByRole('dialog')
    await method(page, /second@bank/).click()
    await page.getByRole('button', { name: /^Make primary: .*second@bank/ }).click()
    await dialog.getByRole('button', { name: 'Make primary' }).click()
    await shows(page, 'Primary Account Updated Successfull', () => prove(dialog, 'Make primary'))
    const rowOf = (name: RegExp) =>
      page
        .getByRole('radiogroup')
        .locator('> div, > * > div')
        .filter({ has: method(page, name) })
        .last()
    await expect(rowOf(/second@bank/)).toContainText('Primary')

    await method(page, /first@bank/).click()
    await page.getByRole('button', { name: /^Edit .*first@bank/ }).click()
    await page.getByLabel('UPI id').fill('changed@bank')
    await button(page, 'Save').click()
    await shows(page, 'Account List Updated', () => prove(page, 'Save'))
    await expect(method(page, /changed@bank/)).toBeVisible()
    await expect(method(page, /first@bank/)).toHaveCount(0)

    await method(page, /second@bank/).click()
    await page.getByRole('button', { name: /^Delete .*second@bank/ }).click()
    await expect(dialog).toContainText('Delete this account?')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await shows(page, 'Account Deleted', () => prove(dialog, 'Delete'))
    await expect(method(page, /second@bank/)).toHaveCount(0)
    await expect(method(page, /changed@bank/)).toBeVisible()
  })
})

test('CONST-005 TXN-001 TXN-002 TXN-003 TXN-004 TXN-005 TXN-007 TXN-008 TXN-009 TXN-016 TXN-017 TXN-018 TXN-020 a player looks through the transactions', async ({
  page,
  sandbox,
}) => {
  const member = await memberOf(sandbox)
  await addDeposits(sandbox, member, [
    { amount: 101n, action: 'approved', remarks: 'Thank you' },
    { amount: 102n, action: 'rejected' },
    { amount: 103n, action: 'processing' },
  ])
  await member.operator.client.call(createHostedDeposit, {
    key: crypto.randomUUID(),
    depositTypeId: 'deposit-ipay',
    amount: 10_400n,
    operatorId: '1001',
    redirectUrl: `${new URL(sandbox.url).origin}/transaction`,
  })
  await storeMember(page, member)
  const read = page.waitForRequest(
    (request) => request.method() === 'GET' && pathOf(request) === '/api/user/deposit',
  )
  await page.goto(at('b2c.localhost', '/transaction', sandbox))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Transactions')
  expect(new URL((await read).url()).searchParams.get('limit')).toBe('25')
  await expect(page.getByRole('tab')).toHaveText(['Deposit', 'Withdraw', 'Statement'])
  const rows = page.getByRole('list', { name: 'Deposit' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const looks = () =>
    page
      .locator('[data-state][data-tone]')
      .evaluateAll((tags) =>
        tags.map((tag) => [
          (tag as HTMLElement).dataset['state'],
          getComputedStyle(tag).color + getComputedStyle(tag).backgroundColor,
          tag.querySelector('svg')?.innerHTML ?? '',
        ]),
      )
  const seen = await looks()
  expect(seen.map(([state]) => state)).toEqual(['pending', 'processing', 'rejected', 'approved'])
  expect(new Set(seen.map(([, colour]) => colour)).size).toBe(4)
  expect(new Set(seen.map(([, , icon]) => icon)).size).toBe(4)

  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await page.getByRole('main').getByRole('button', { name: '104.00' }).click()
  await expect(sheet).toContainText('Main Wallet')
  await expect(sheet).toContainText('No UTR')
  await expect(sheet.getByRole('definition').filter({ hasText: /^-$/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)

  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status.getByRole('option')).toHaveText([
    'All',
    'Pending',
    'Processing',
    'Approved',
    'Rejected',
  ])
  await status.selectOption({ label: 'Rejected' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('102.00')
  await status.selectOption({ label: 'All' })
  await page.getByRole('button', { name: /^Days/ }).click()
  const presets = page.getByRole('group', { name: 'Ranges' }).getByRole('button')
  await expect(presets).toHaveText([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Last month',
  ])
  await presets.filter({ hasText: 'Last month' }).click()
  await expect(text(page, 'Oops No Transaction Found!')).toBeVisible()
  const bar = page.getByRole('group', { name: 'Reset and download' })
  for (const name of ['Reset', 'Excel', 'PDF']) await expect(bar.getByRole('button', { name })).toBeVisible()
  await bar.getByRole('button', { name: 'Reset' }).click()
  await expect(rows).toHaveCount(4)
  await page.getByRole('tab', { name: 'Withdraw' }).click()
  await expect(text(page, 'Oops No Transaction Found!')).toBeVisible()
})

test('TXN-006 exports are Coming Soon on a domain without them', async ({ page, sandbox }) => {
  await decide(sandbox, 'meridian.localhost', { 'wallet.transactions.export': false })
  await storeMember(page, await memberOf(sandbox))
  await page.goto(at('meridian.localhost', '/transaction', sandbox))
  await expect(text(page, 'Oops No Transaction Found!')).toBeVisible()
  for (const name of ['Excel', 'PDF']) {
    await shows(page, 'Coming Soon', () => button(page, name).click())
    await expect(page.getByText('Coming Soon')).toHaveCount(0)
  }
})
