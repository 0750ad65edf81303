import { createHostedDeposit, listDeposits, setAccountLocks } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
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
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
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

test('DEP-019 DEP-025 DEP-026 DEP-027 DEP-028 DEP-029 DEP-030 DEP-031 DEP-032 DEP-034 DEP-035 DEP-037 DEP-040 the detail shows the account to pay, a code, and takes the proof', async ({
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
  await expect(page.getByRole('button', { name: /^Copy: / })).toHaveCount(3)
  await shows(page, 'Copied: operator@upi', () => button(page, 'Copy: UPI id').click())
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('operator@upi')
  await expect(page.getByRole('img', { name: 'UPI QR code for ₹1,000.00' })).toBeVisible()
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
  await button(page, 'Look at the photo').click()
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
    const { docs } = await member.operator.client.page(listDeposits, { page: 1, limit: 5 })
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
    expect(Date.now() - answered).toBeGreaterThan(1_900)
    expect(headings).not.toContain('DETAIL')
    await popup.close()
  })
})

test('DEP-050 DEP-051 WDR-019 a demo account is refused deposits and withdrawals', async ({ page, sandbox }) => {
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
  await amountField(page).fill('299')
  await button(page, 'Next').click()
  await expect(text(page, 'Amount should be greater than 300')).toBeVisible()
  await toMethods(page, '300')
  await expect(page.getByText('Amount to deposit').locator('..')).toContainText('₹300.00')
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
    const other = await page.context().browser()!.newContext({ viewport: page.viewportSize(), hasTouch: true })
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
