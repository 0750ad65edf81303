import { demoLogin, expect, fillSlip, openEvent, placeButton, showOpenBets, test } from '../scenario/test.ts'

test.use({
  expectedFaults: ['ERR_CONNECTION', 'ERR_EMPTY_RESPONSE', 'WebSocket', 'ERR_SOCKET', 'status of 409'],
})

test('the operator is killed during the delay and started again: the slip shows the true state, and no bet is doubled', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Back', 'River Kings', '1000')
  await placeButton(page).click()
  await expect(page.getByText('Betting in process')).toBeVisible()
  await page.waitForTimeout(500)
  await sandbox.stop('SIGKILL')
  await expect(page.getByText('Prices interrupted').first()).toBeVisible()
  await sandbox.start()
  // The order ended in its delay: the operator refuses it permanently, and the slip says so and keeps the
  // stake.
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was taken' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Congratulations!')).toBeHidden()
  await showOpenBets(page)
  await expect(page.getByText('You have no open bets')).toBeVisible()
})
