import { createDeposit, demoSignUp } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { operatorOf } from '../scenario/operatorClient.ts'
import { expect, test, withoutAppOffer } from '../scenario/test.ts'
import { at } from '../scenario/visitAs.ts'

test.use({ everySite: true })

const utr = '512345678904'

async function logInAt(page: Page, address: string, { userName, password }: Record<string, string | null>) {
  await page.goto(address)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('User Name or Mobile No.').fill(userName ?? '')
  await sheet.getByLabel('Password', { exact: true }).fill(password ?? '')
  await sheet.getByRole('button', { name: 'Login', exact: true }).click()
}

async function picture(page: Page): Promise<File> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 480 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 320, 480)
    context.fillStyle = '#222'
    context.font = '24px sans-serif'
    context.fillText('Paid 1,000.00', 40, 120)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return new File([Buffer.from(base64, 'base64')], 'receipt.png', { type: 'image/png' })
}

test('ROLE-015 ROLE-018 SOCK-045 staff approve a deposit of their player with the code, the player sees it without a reload, and staff see new users', async ({
  page,
  browser,
  sandbox,
}) => {
  const player = await browser.newPage()
  await withoutAppOffer(player)
  await logInAt(player, at('b2c.localhost', '/deposit', sandbox), { ...(await sandbox.account('user')) })
  await expect(player.getByLabel('Enter Deposit Amount')).toBeVisible()

  const agent = await sandbox.account('agent')
  await logInAt(page, at('b2b.localhost', '/staff/requests', sandbox), { ...agent })
  await expect(page.getByText('No requests here')).toBeVisible()

  const { client } = await operatorOf(sandbox, 'user')
  await client.call(createDeposit, {
    utr,
    image: await picture(player),
    depositTypeId: 'deposit-upi',
    amount: 100_000n,
  })
  await expect(player.getByText('Waiting for approval')).toBeVisible()
  await page.getByRole('button', { name: /^1,000.00/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('img', { name: 'Receipt' })).toBeVisible()
  await expect(sheet.getByText(utr)).toBeVisible()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  const signing = page.getByRole('dialog', { name: 'Approve' })
  await signing.getByLabel('Transaction code').fill(agent.transactionCode ?? '')
  await signing.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(player.getByText('The points are in your balance.')).toBeVisible({ timeout: 5_000 })
  await expect(player.getByRole('banner').getByText('2,51,000.00')).toBeVisible()
  await expect(sheet.getByText('The request is approved')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect(page.getByRole('link', { name: 'branch', exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('newcomer')
  await expect(page.getByText('No account has this name')).toBeVisible()
  await client.call(demoSignUp, {
    userName: 'newcomer_1',
    password: crypto.randomUUID(),
    email: '',
    phone: '',
    fullName: 'A Newcomer',
    demoWhiteLabelId: '',
  })
  await expect(page.getByRole('link', { name: 'newcomer_1' })).toBeVisible({ timeout: 5_000 })
  await page.getByRole('link', { name: 'newcomer_1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'newcomer_1' })).toBeVisible()
  await expect(page.getByText('No open bets')).toBeVisible()
  await player.close()
})
