import { checkLedger, getPoints, listUnmatchedOrders } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { administratorOf } from '../scenario/operatorClient.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true, expectedFaults: ['Failed to load resource'] })

const runner = 'River Kings'

async function openLadder(page: Page, sandbox: SandboxProcess) {
  const address = deskAddress(sandbox)
  const operator = await logInAhead(page, sandbox)
  await page.goto(address)
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked()
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await page
    .getByRole('button', { name: `Ladder of ${runner}` })
    .first()
    .click()
  const unmatched = () => operator.client.call(listUnmatchedOrders, {})
  const exposure = async () => (await operator.client.call(getPoints, {})).exposure
  return { operator, unmatched, exposure }
}

test('a requested price whose answer is lost is unmatched once, is edited and cancelled', async ({
  page,
  sandbox,
}) => {
  const { operator, unmatched, exposure } = await openLadder(page, sandbox)
  const asked: string[] = []
  await page.route('**/api/user/openBet/waiting?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked.push(route.request().postData() ?? '')
    // The operator accepts it, and its answer is lost.
    const taken = new URL(route.request().url())
    taken.hostname = new URL(sandbox.url).hostname
    expect((await route.fetch({ url: taken.href })).ok()).toBe(true)
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Ask to Back at 9.00', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Request odds' })
  await sheet.getByRole('spinbutton', { name: 'Stake in points' }).fill('250')
  await sheet.getByRole('button', { name: 'Place order: Back 9.00 for 250.00' }).click()
  await expect(sheet.getByText(`Back ${runner} at 9.00: 250.00 unmatched`)).toBeVisible({ timeout: 40_000 })
  expect(asked).toHaveLength(1)
  expect(await unmatched()).toMatchObject([{ odds: 900, stake: 25_000n, matched: 0n, state: 'waiting' }])
  expect(await exposure()).toBe(25_000n)

  await sheet.getByRole('link', { name: 'See all unmatched orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unmatched orders' })).toBeVisible()
  await page.getByRole('button', { name: `Edit Back ${runner} at 9.00` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit order' })
  await edit.getByRole('button', { name: 'Higher odds' }).click()
  await edit.getByRole('button', { name: 'Change to 9.20 for 250.00' }).click()
  await expect(edit.getByText(`Changed. Back ${runner} at 9.20: 250.00 unmatched`)).toBeVisible({
    timeout: 40_000,
  })
  await edit.getByRole('button', { name: 'Close' }).last().click()
  expect(await unmatched()).toMatchObject([{ odds: 920, stake: 25_000n }])

  await page.getByRole('button', { name: `Cancel Back ${runner} at 9.20` }).click()
  await expect(page.getByText('No unmatched orders')).toBeVisible()
  expect(await unmatched()).toEqual([])
  expect(await exposure()).toBe(0n)
  const administrator = await administratorOf(sandbox)
  expect(await administrator.client.call(checkLedger, {})).toMatchObject({ isSound: true, total: 0n })
  administrator.close()
  operator.close()
})

test('an own order is shown in the ladder and is cancelled with one press @desktop', async ({
  page,
  sandbox,
}) => {
  const { operator, unmatched } = await openLadder(page, sandbox)
  const ladder = page.getByRole('region', { name: `Ladder of ${runner}` })
  await ladder.getByRole('button', { name: 'Ask to Lay at 1.10', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Request odds' })
  await sheet.getByRole('spinbutton', { name: 'Stake in points' }).fill('100')
  await sheet.getByRole('button', { name: 'Place order: Lay 1.10 for 100.00' }).click()
  await expect(sheet.getByText(`Lay ${runner} at 1.10: 100.00 unmatched`)).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  const own = ladder.getByRole('button', { name: 'Cancel Lay 1.10, 100 unmatched' })
  await own.click()
  await expect(own).toHaveCount(0)
  await expect(page.getByText(`Cancelled: Lay ${runner} at 1.10`, { exact: true })).toBeVisible()
  expect(await unmatched()).toEqual([])
  operator.close()
})
