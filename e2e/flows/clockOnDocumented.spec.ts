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

    test(`Q-138 AUTH-066 CALL-003 TXN-014 a player stays logged in, and sees bets and the statement of the operator’s day: ${fault}`, async ({
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
      // The next page knows the operator's time before its first call.
      const refused: string[] = []
      page.on('response', (response) => response.status() === 400 && refused.push(response.url()))
      await page.goto('/transaction')
      await page.getByRole('tab', { name: 'Statement' }).click()
      await expect(page.getByRole('main')).toContainText('Eastport v Westfield / Match Odds')
      expect(refused.filter((url) => url.includes('correlationSecret'))).toEqual([])
    })
  })
}
