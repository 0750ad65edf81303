import { decideDeposit, listDeposits } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { administratorOf } from '../scenario/operatorClient.ts'
import { expect, test } from '../scenario/test.ts'

const utr = '412345678903'

async function receipt(page: Page) {
  const base64 = await page.evaluate((reference) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 720, height: 900 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 720, 900)
    context.fillStyle = '#222'
    context.font = '30px sans-serif'
    for (const [index, line] of [
      'Paid to Example Traders',
      'UPI transaction ID',
      reference,
      '23 Nov 2026',
    ].entries())
      context.fillText(line, 60, 150 + index * 70)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, utr)
  return { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

async function choose(page: Page, amount: string, method: string) {
  await page.getByLabel('Enter Deposit Amount').fill(amount)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: method }).click()
}

test('ROUTE-049 DEP-022 DEP-042 DEP-043 a player pays by UPI with the reference read from a photo, sees the approval, and pays by card in a separate window', async ({
  page,
  sandbox,
}) => {
  const { userName, password } = await sandbox.account('user')
  await page.goto('/deposit')
  await page.getByLabel('User Name or Mobile No.').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')

  await choose(page, '1000', 'UPI')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Upload your photo below').setInputFiles(await receipt(page))
  await expect(page.getByLabel('Unique transaction reference')).toHaveValue(utr, { timeout: 20_000 })
  await expect(page.getByText(/^UTR Automatically Fetched\. Compare/)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed' }).dblclick()
  await expect(page.getByText('Waiting for approval')).toBeVisible()

  const staff = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  const { docs } = await staff.client.page(listDeposits, { page: 1, limit: 5, search: utr })
  expect(docs).toHaveLength(1)
  const [request] = docs
  await staff.client.call(decideDeposit, {
    depositId: request!.id,
    amount: request!.amount,
    action: 'approved',
    remarks: '',
    transactionCode: transactionCode ?? '',
  })
  await expect(page.getByText('The points are in your balance.')).toBeVisible({ timeout: 5_000 })

  await page.getByRole('button', { name: 'New deposit' }).click()
  await choose(page, '250', 'IPAY - Card')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Next' }).click()
  const provider = await opening
  await provider.getByRole('button', { name: 'Pay' }).click()
  await expect(provider.getByText('This payment was made.')).toBeVisible()
  expect(await provider.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText(/the points are in your balance/i).first()).toBeVisible()
})
