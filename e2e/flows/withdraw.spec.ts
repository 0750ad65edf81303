import { decideWithdrawal, listWithdrawals } from '@kit/sdk/contract'
import { administratorOf } from '../scenario/operatorClient.ts'
import { expect, test } from '../scenario/test.ts'

// The browser logs the first attempt to add an account, which the operator refuses to request the password.
test.use({ expectedFaults: ['/api/user/account'] })

test('WDR-012 ACC-001 a player adds an account, withdraws to it, and soon sees without a reload that staff approved', async ({
  page,
  sandbox,
}) => {
  const { userName, password } = await sandbox.account('user')
  await page.goto('/withdraw')
  const login = page.getByRole('dialog')
  await login.getByLabel('User Name or Mobile No.').fill(userName)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login', exact: true }).click()

  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Type').selectOption({ label: 'UPI' })
  await page.getByLabel('Account holder').fill('Asha Rao')
  await page.getByLabel('UPI id').fill('asha@bank')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByLabel('Amount').fill('1500')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Request Sent!' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: '1,500.00' })
  await expect(row).toContainText('Pending')

  const staff = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  const { docs } = await staff.client.page(listWithdrawals, { page: 1, limit: 5, search: userName })
  expect(docs).toHaveLength(1)
  const [{ id, amount }] = docs as [(typeof docs)[number]]
  await staff.client.call(decideWithdrawal, {
    depositId: id,
    amount,
    action: 'approved',
    remarks: 'Paid out',
    transactionCode: transactionCode ?? '',
  })
  await expect(row).toContainText('Approved', { timeout: 5_000 })
  await expect(page.getByRole('status').filter({ hasText: 'Your withdrawal is Approved' })).toBeAttached()

  await page.goto('/transaction')
  await page.getByRole('tab', { name: 'Statement' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click()
  await expect(page.getByRole('dialog').getByText('Paid out')).toBeVisible()
  staff.close()
})
