import { decideWithdrawal } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { callsOf, clientAs, storePlayer, test, undocumented } from '../scenario/documentedTest.ts'
import { receiptFile } from '../scenario/member.ts'
import { success } from '../scenario/orders.ts'
import { expect, fillSlip, openEvent, placeButton } from '../scenario/test.ts'

// Money on an operator with only the documented calls: it takes no keys, and nothing is sent twice.

test.use({ expectedFaults: [...undocumented, 'status of 500', 'ERR_EMPTY_RESPONSE'] })

const sentOf = (calls: readonly string[], call: string) => calls.filter((one) => one === call)

test('Q-138 Q-139 ACC-001 ACC-010 WDR-012 WDR-021 a player adds an account without a password, withdraws to it, and sees it in the statement', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  await page.goto('/withdraw')
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Type').selectOption({ label: 'Bank account' })
  await page.getByLabel('Account holder').fill('Asha Rao')
  await page.getByLabel('Account', { exact: true }).fill('000111222')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Account Created Successfully').first()).toBeVisible()
  await page.getByLabel('Amount').fill('1500')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Request Sent!' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: '1,500.00' })
  await expect(row).toContainText('Pending')
  const { requests } = documented.store
  expect(requests.map(({ kind, amount }) => [kind, amount])).toEqual([['withdraw', 150_000n]])

  const staff = clientAs(documented, 'administrator')
  await staff.client.call(decideWithdrawal, {
    depositId: requests[0]!._id,
    amount: 150_000n,
    action: 'approved',
    remarks: 'Paid out',
    transactionCode: documented.transactionCode,
  })
  staff.close()
  await page.goto('/transaction')
  await page.getByRole('tab', { name: 'Withdraw' }).click()
  await expect(page.getByRole('main')).toContainText('Approved')
  await page.getByRole('tab', { name: 'Statement' }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Withdraw request' }),
  ).toContainText('1,500.00')
})

async function sendDeposit(page: Page) {
  await page.goto('/deposit')
  await page.getByLabel('Enter Deposit Amount').fill('1000')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^UPI/ }).first().click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Upload your photo below').setInputFiles(receiptFile)
  await page.getByLabel('Unique transaction reference').fill('412345678903')
  await page.getByRole('button', { name: 'Proceed' }).click()
}

test('Q-138 DEP-045 a deposit that was made and answered 500 is found in the list, and sent once', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  const calls = callsOf(page)
  documented.setFaults(['errorAfterWriting'], 1, { calls: /^POST \/api\/user\/deposit$/ })
  await sendDeposit(page)
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await expect(page.getByText('412345678903').first()).toBeVisible()
  expect(sentOf(calls, 'POST /api/user/deposit')).toHaveLength(1)
  expect(documented.store.requests).toHaveLength(1)
})

test('Q-138 BET-026 a bet that was placed and answered 500 is found among the open bets, and sent once', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  const calls = callsOf(page)
  await openEvent(page, 'Eastport')
  await fillSlip(page, 'Back', 'Eastport', '1000')
  documented.setFaults(['errorAfterWriting'], 1, { calls: /^POST \/api\/user\/openBet$/ })
  await placeButton(page).click()
  await expect(success(page)).toBeVisible()
  await page.getByRole('button', { name: 'Okay' }).click()
  await page.goto('/open-bets')
  await expect(page.getByRole('button', { name: 'Back Eastport' })).toHaveCount(1)
  expect(sentOf(calls, 'POST /api/user/openBet')).toHaveLength(1)
  expect(documented.store.bets).toHaveLength(1)
})

test('Q-138 BET-026 a bet that never arrived is not sent again, and the slip offers to look again', async ({
  page,
  documented,
}) => {
  await storePlayer(page, documented)
  const calls = callsOf(page)
  await openEvent(page, 'Eastport')
  await fillSlip(page, 'Back', 'Eastport', '1000')
  documented.setFaults(['lostRequests'], 1, { calls: /^POST \/api\/user\/openBet$/ })
  await placeButton(page).click()
  await expect(page.getByText('Checking your bet').first()).toBeVisible()
  await expect
    .poll(() => sentOf(calls, 'GET /api/user/openBet').length, { timeout: 15_000 })
    .toBeGreaterThan(2)
  await expect(success(page)).toBeHidden()
  expect(sentOf(calls, 'POST /api/user/openBet')).toHaveLength(1)
  expect(documented.store.bets).toHaveLength(0)
})
