import { createBranchDeposit, listAccountsBelow, listInbox } from '@kit/sdk/contract'
import { keyTo } from '../scenario/keyboard.ts'
import { administratorOf, operatorOf } from '../scenario/operatorClient.ts'
import { bestPrice, expect, placeButton, stakeField, test } from '../scenario/test.ts'

test('REG-027 REG-028 REG-056 AUTH-074 by keyboard only, a visitor registers with the code of the phone, bets, sets a limit, takes a break that the operator enforces, leaves, and logs in again by the number', async ({
  page,
  sandbox,
}) => {
  const administrator = await administratorOf(sandbox)
  const codeOf = async (number: string) => {
    const inbox = await administrator.client.call(listInbox, { page: 1, limit: 10 })
    const sent = inbox.find((message) => message.phone === `+91${number}`)
    return sent?.code ?? ''
  }
  const number = '9812345670'
  const { keyboard } = page

  await page.goto('/signUp?referrerCode=FRIEND')
  const panel = page.getByRole('dialog', { name: 'Register' })
  await keyTo(page, panel.getByLabel('Mobile No.'))
  await keyboard.type(`0${number}`)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const boxes = panel.getByLabel('Verification Code')
  await expect(boxes).toBeFocused()
  await keyboard.type(await codeOf(number))
  await keyboard.press('Tab')
  await keyboard.type('the first 1 of all')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('the first 1 of all')
  await keyTo(page, panel.getByRole('checkbox', { name: 'I am 18+' }))
  await keyboard.press('Space')
  await keyTo(page, panel.getByRole('checkbox', { name: 'I Accept Terms & Conditions' }))
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const verified = page.getByRole('dialog', { name: /^Congratulations! Your Phone Number/ })
  await expect(verified).toMatchAriaSnapshot(`
    - dialog "Congratulations! Your Phone Number has been Verified":
      - heading "Congratulations! Your Phone Number has been Verified" [level=2]
      - button "Close"
      - paragraph: Verified
      - button "Okay"
  `)
  await expect(page).toHaveURL(/\/welcome-screen$/)
  await keyboard.press('Enter')
  await keyTo(page, page.getByRole('link', { name: 'Enjoy Now' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/FRIEND|first 1/)

  const branch = await operatorOf(sandbox, 'defaultBranch')
  const { transactionCode } = await sandbox.account('defaultBranch')
  const [player] = await branch.client.call(listAccountsBelow, { page: 1, limit: 10, search: number })
  await branch.client.call(createBranchDeposit, {
    key: crypto.randomUUID(),
    userId: player?.id ?? '',
    amount: 100_000n,
    remarks: '',
    transactionCode: transactionCode ?? '',
  })
  branch.close()
  await expect(page.getByRole('banner').getByText('1,000.00')).toBeVisible()

  /**
   * Selects a price and stakes 100. A price that is stale for a moment is not selected, and is pressed again.
   */
  const bet = async () => {
    await page.goto('/')
    await keyTo(page, page.getByRole('link', { name: 'Harbour Hawks' }).first())
    await keyboard.press('Enter')
    await keyTo(page, bestPrice(page, 'Back', 'Harbour Hawks'))
    await keyTo(page, bestPrice(page, 'Back', 'River Kings'), 'ArrowDown')
    await expect(async () => {
      if (!(await stakeField(page).isVisible())) await keyboard.press('Enter')
      await expect(stakeField(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    // Selecting a price by key moves focus to its stake.
    await expect(stakeField(page)).toBeFocused()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('100')
    await keyTo(page, placeButton(page))
    await keyboard.press('Enter')
  }
  await bet()
  const placed = page.getByRole('dialog', { name: /Your Bet Placed Successfully$/ })
  await expect(placed).toBeVisible()
  await keyboard.press('Escape')

  await page.goto('/safer-play')
  const limits = page.getByRole('region', { name: 'Your limits' })
  await keyTo(page, limits.getByLabel('Points'))
  await keyboard.type('5000')
  await keyboard.press('Enter')
  await expect(limits.getByRole('listitem')).toMatchAriaSnapshot(`
    - listitem:
      - text: /Deposits, a day 1,000\\.00 of 5,000\\.00 used/
      - 'button "Remove the limit: Deposits, a day"': Remove
  `)
  await keyTo(page, page.getByRole('button', { name: 'Start the break' }))
  await keyboard.press('Enter')
  const sure = page.getByRole('dialog', { name: 'Take a break' })
  await expect(sure).toMatchAriaSnapshot(`
    - dialog "Take a break":
      - heading "Take a break" [level=2]
      - button "Close"
      - text: No bets and no deposits for 1 day. The break cannot be shortened.
      - button "Cancel"
      - button "Start the break"
  `)
  await keyTo(page, sure.getByRole('button', { name: 'Start the break' }))
  await keyboard.press('Enter')
  await expect(page.getByText(/^You are taking a break until/)).toBeVisible()
  await bet()
  await expect(page.getByText(/^You are taking a break until/).first()).toBeVisible()
  // The slip closes, and the page behind it is accessible again.
  await keyboard.press('Escape')

  await keyTo(page, page.getByRole('banner').getByRole('button', { name: /^Account of/ }))
  await keyboard.press('Enter')
  await keyTo(page, page.getByRole('button', { name: 'Logout' }))
  await keyboard.press('Enter')
  await keyTo(page, page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }))
  await keyboard.press('Enter')
  await keyTo(page, page.getByLabel('User Name or Mobile No.'))
  await keyboard.type(number)
  await keyTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type('the first 1 of all')
  await keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  administrator.close()
})

// The operator refuses the bet of a player on a break, and a read in flight when the login ended.
test.use({ expectedFaults: ['status of 403', 'status of 401'] })
