import { checkLedger, listMarketBooks } from '@kit/sdk/contract'
import { administratorOf } from '../scenario/operatorClient.ts'
import { driftingMarket, openPlayer } from '../scenario/player.ts'
import { expect, fillSlip, placeButton, showOpenBets, test } from '../scenario/test.ts'

test('Q-131 on a phone a bet is cashed out on a falling price: refused as quoted or better, and accepted within the chosen steps, as the page says', async ({
  browser,
  sandbox,
}) => {
  const player = await openPlayer(browser, sandbox, { market: driftingMarket, isPhone: true })
  const { page, operator } = player
  const granted = await player.available()
  await fillSlip(page, 'Lay', driftingMarket.runner, '100')
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Okay' }).click({ timeout: 30_000 })
  const sheet = page.getByRole('dialog', { name: /^Cash out/ })
  const confirm = sheet.getByRole('button', { name: /^Cash out \d/ })

  // The value is live outside the event's page too. The price falls while it waits, so that as quoted or
  // better is refused.
  await page.goto('/open-bets')
  const value = page.getByRole('button', { name: /^Cash out \d/ })
  const first = await value.innerText()
  await expect(value).not.toHaveText(first)
  await value.click()
  await confirm.click()
  await expect(sheet.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  expect(await player.bets()).toHaveLength(1)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: driftingMarket.title }).click()
  await page.getByRole('button', { name: new RegExp(`If ${driftingMarket.runner} wins`) }).click()
  await sheet.getByRole('radio', { name: 'Any price' }).click()
  await expect(sheet.getByText('At worst, if prices move')).toBeVisible()
  await confirm.click()
  const said = sheet.getByText(/^Cashed out 100 %: .+ guaranteed$/)
  await expect(said).toBeVisible({ timeout: 30_000 })
  const got = Number(/[\d.,]+/.exec((await said.innerText()).replace('100 %', ''))?.[0].replaceAll(',', ''))

  const [laid, backed] = (await player.bets())
    .toSorted((one, other) => one.side.localeCompare(other.side))
    .toReversed()
  expect([laid, backed]).toMatchObject([{ side: 'lay' }, { side: 'back', cashOutKey: expect.any(String) }])
  const [book] = await operator.client.call(listMarketBooks, {})
  const outcomes = new Set(book?.byRunner.map(({ amount }) => Number(amount) / 100))
  expect([...outcomes].map(Math.abs)).toEqual([got])
  const [result = 0] = outcomes
  expect(await player.available()).toBeCloseTo(granted + Math.min(0, result), 2)
  const administrator = await administratorOf(sandbox)
  expect(await administrator.client.call(checkLedger, {})).toMatchObject({ isSound: true, total: 0n })
  administrator.close()

  await sheet.getByRole('button', { name: 'Close cash out' }).last().click()
  const open = await showOpenBets(page)
  await expect(open.getByRole('listitem').filter({ hasText: driftingMarket.title })).toHaveCount(2)
  await expect(open.getByText('Placed by a cash out')).toHaveCount(1)
  await player.close()
})
