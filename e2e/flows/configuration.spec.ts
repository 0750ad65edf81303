import type { Page } from '@playwright/test'
import { demoLogin, expect, fillSlip, openEvent, stakeField, test } from '../scenario/test.ts'

test.use({ console: true })

async function openConfiguration(page: Page, sandbox: { account(type: string): Promise<unknown> }) {
  const { userName, password, transactionCode } = (await sandbox.account('administrator')) as Record<
    string,
    string
  >
  await page.goto('/console#configuration')
  await page.getByLabel('User name').fill(userName ?? '')
  await page.getByLabel('Password').fill(password ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Configuration' })).toBeVisible()
  return transactionCode ?? ''
}

test(
  'CONF-004 CONF-020 a flag changed in the console reaches an open site within a minute, its slip stays, and the flag can be changed back',
  { tag: '@desktop' },
  async ({ page, sandbox, browser }) => {
    const context = await browser.newContext({ baseURL: sandbox.url })
    const player = await context.newPage()
    await player.clock.install()
    await player.goto('/')
    await demoLogin(player)
    await openEvent(player, 'Harbour Hawks')
    await fillSlip(player, 'Back', 'River Kings', '1000')
    const raise = player.getByRole('button', { name: 'Raise odds' })
    await expect(raise).toBeVisible()

    const code = await openConfiguration(page, sandbox)
    await page.getByRole('link', { name: 'localhost', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'localhost', exact: true })).toBeVisible()
    await page.getByLabel('Find a flag').fill('odd steppers')
    await page.getByRole('button', { name: 'Change betting.slip.oddSteppers' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Value').selectOption('false')
    await dialog.getByLabel('Transaction code').fill(code)
    await dialog.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByText('betting.slip.oddSteppers is off')).toBeVisible()

    await expect(raise).toBeVisible()
    await player.clock.fastForward(61_000)
    await expect(raise).toBeHidden()
    await expect(stakeField(player)).toHaveValue('1000')

    await page.getByRole('button', { name: 'Put everything back' }).click()
    await expect(dialog).toContainText('These flags change: betting.slip.oddSteppers.')
    await dialog.getByLabel('Transaction code').fill(code)
    await dialog.getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByText('localhost: everything is as it was')).toBeVisible()
    await player.clock.fastForward(61_000)
    await expect(raise).toBeVisible()
    await context.close()
  },
)
