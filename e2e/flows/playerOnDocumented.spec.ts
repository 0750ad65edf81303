import { test as base } from '@playwright/test'
import { DocumentedProcess } from '../scenario/documentedProcess.ts'
import { balance, playerFlow, playerFlowTitle } from '../scenario/playerFlow.ts'
import { expect } from '../scenario/test.ts'

const test = base.extend<object, { documented: DocumentedProcess }>({
  documented: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs.
    async ({}, use) => {
      const documented = new DocumentedProcess()
      await documented.start()
      await use(documented)
      await documented.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ documented }, use) => use(documented.url),
})

test(playerFlowTitle, async ({ page, documented }) => {
  const { password } = documented
  await playerFlow(page, { userName: 'player', password }, 'Eastport', 'Eastport')
})

test('Q-138 a player registers, and tries a demo account @both', async ({ page }) => {
  await page.goto('/signup')
  await page
    .getByLabel(/Mobile/)
    .first()
    .fill('9812345678')
  await page.getByRole('button', { name: /Send/ }).first().click()
  await page.getByLabel('Verification Code').first().click()
  await page.keyboard.type('135790')
  await page.getByLabel(/Create Password/).fill('password12')
  await page.getByLabel(/Confirm Password/).fill('password12')
  await page.getByLabel('I am 18+').check()
  await page.getByLabel(/I Accept/).check()
  await page.getByRole('button', { name: 'Register', exact: true }).last().click()
  await expect(page).toHaveURL(/welcome-screen/)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.getByRole('button', { name: 'Demo Login' }).first().click()
  await expect(balance(page)).toBeVisible({ timeout: 20_000 })
})
