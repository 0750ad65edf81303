import type { Page } from '@playwright/test'
import { bestPrice, expect, fillSlip, openEvent, placeButton } from './test.ts'

// A flow that runs on every operator: the sandbox, and one that implements only the documents.

interface Credentials {
  userName: string
  password: string
}

export const balance = (page: Page) => page.getByRole('banner').getByText('Bal', { exact: true })

export async function logIn(page: Page, { userName, password }: Credentials) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  await page.getByLabel('User Name or Mobile No.').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible({ timeout: 20_000 })
}

export async function backs(page: Page, event: string, runner: string) {
  await openEvent(page, event)
  await expect(bestPrice(page, 'Back', runner)).toBeEnabled()
  await fillSlip(page, 'Back', runner, '1000')
  await placeButton(page).click()
  const okay = page.getByRole('button', { name: 'Okay' })
  await expect(okay).toBeVisible({ timeout: 30_000 })
  await okay.click()
  await page.goto('/open-bets')
  await expect(page.getByRole('button', { name: `Back ${runner}` }).first()).toBeVisible()
}

export async function deposits(page: Page) {
  await page.goto('/deposit')
  await page.getByLabel('Enter Deposit Amount').fill('1000')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^UPI/ }).first().click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Upload your photo below').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await page.getByLabel('Unique transaction reference').fill('412345678903')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Waiting for approval')).toBeVisible({ timeout: 20_000 })
  await page.goto('/transaction')
  await expect(page.getByText(/412345678903/).first()).toBeVisible()
}

export async function playerFlow(page: Page, credentials: Credentials, event: string, runner: string) {
  await logIn(page, credentials)
  await backs(page, event, runner)
  await deposits(page)
}

export const playerFlowTitle =
  'Q-138 a player logs in after a wrong password, places a bet, and deposits @both'
