import { placeBet } from '@kit/sdk/contract'
import { orderOn } from '../scenario/documentedOrder.ts'
import { clientAs, storePlayer, test, undocumented } from '../scenario/documentedTest.ts'
import { expect } from '../scenario/test.ts'

// The clocks of the operator and of the device differ by a day. The operator has only the documented calls.

// Calls are refused until the operator's time is known.
test.use({ expectedFaults: [...undocumented, 'status of 400', 'Check The Time Of Your Device'] })

const stake = 100_000n

for (const fault of ['clockDayAhead', 'clockDayBehind'] as const) {
  test.describe(`an operator with ${fault}`, () => {
    test.use({ operatorOptions: { faults: [fault] } })

    test(`Q-138 AUTH-066 CALL-003 TXN-014 a player stays logged in, and sees bets and movements of the operator’s day: ${fault}`, async ({
      page,
      documented,
    }) => {
      await storePlayer(page, documented)
      const player = clientAs(documented, 'player')
      await player.configure()
      await player.client.call(placeBet, orderOn(documented, 'Eastport', stake))
      player.close()
      const [bet] = documented.store.bets
      await page.goto('/open-bets')
      await expect(page.getByRole('button', { name: 'Back Eastport' })).toBeVisible()
      documented.settle(bet!.market.id, { winnerId: bet!.runnerId })
      await page.getByRole('tab', { name: 'Results' }).click()
      await expect(page.getByRole('button', { name: 'Back Eastport' })).toBeVisible()
      await page.goto('/transaction')
      await page.getByRole('tab', { name: 'Statement' }).click()
      const statement = page.getByRole('main')
      // A list that was refused before the operator's time was known offers to be read again.
      await expect(async () => {
        const retry = statement.getByRole('button', { name: 'Try again' })
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
        await expect(statement).toContainText('Eastport v Westfield / Match Odds', { timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
    })
  })
}
