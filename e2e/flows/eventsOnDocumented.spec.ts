import { placeBet } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { orderOn } from '../scenario/documentedOrder.ts'
import { callsOf, clientAs, storePlayer, test, undocumented } from '../scenario/documentedTest.ts'
import { shownBalance } from '../scenario/player.ts'
import { expect } from '../scenario/test.ts'

// Events of a broken operator, which has only the documented calls.

// The documents show no payloads: the site reads its own data again, and logs that it could not read the event.
test.use({ expectedFaults: [...undocumented, 'socket event get'] })

/** Returns the names of the operator's events that the page receives. Call it before the first navigation. */
function eventsOf(page: Page): string[] {
  const events: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const name = /^42\["(\w+)"/.exec(String(payload))?.[1]
      if (name !== undefined) events.push(name)
    }),
  )
  return events
}

const live = (page: Page) => page.getByRole('banner').getByRole('img', { name: 'Prices are live' })
const stake = 100_000n

test.describe('events', () => {
  // A browser sends no headers with a websocket, and the site puts no token into an address.
  test.use({ operatorOptions: { variations: ['socketTokenInAuth'] } })

  test('Q-138 SOCK-019 SOCK-028 SOCK-047 AUTH-069 events that arrive twice show a bet once, and pay it once', async ({
    page,
    documented,
  }) => {
    const events = eventsOf(page)
    const calls = callsOf(page)
    documented.setFaults(['duplicatedEvents'], 1)
    await storePlayer(page, documented)
    await page.goto('/open-bets')
    await expect(live(page)).toBeVisible()
    await expect(page.getByText('You have no open bets').first()).toBeVisible()
    calls.length = 0
    const player = clientAs(documented, 'player')
    await player.client.call(placeBet, orderOn(documented, 'Eastport', stake))
    player.close()
    await expect(page.getByRole('button', { name: 'Back Eastport' })).toHaveCount(1)
    await expect.poll(() => shownBalance(page)).toBe(99_000)
    const [bet] = documented.store.bets
    documented.settle(bet!.market.id, { winnerId: bet!.runnerId })
    await expect(page.getByText('You have no open bets').first()).toBeVisible()
    const after = Number(documented.store.accounts[0]!.pts) / 100
    await expect.poll(() => shownBalance(page)).toBe(after)
    expect(events.filter((event) => event === 'getOpenBetUpdates')).toHaveLength(2)
    expect(events.filter((event) => event === 'getOpenBetResultUpdates')).toHaveLength(2)
    // Eight events changed the points.
    expect(calls.filter((call) => call === 'GET /api/user/pts').length).toBeLessThanOrEqual(5)
  })

  test('Q-138 Q-028 events that belong to another player change nothing that is shown', async ({
    page,
    documented,
  }) => {
    const events = eventsOf(page)
    const calls = callsOf(page)
    documented.setFaults(['eventsOfOthers'], 1)
    await storePlayer(page, documented)
    await page.goto('/open-bets')
    await expect(live(page)).toBeVisible()
    await expect(page.getByText('You have no open bets').first()).toBeVisible()
    await expect.poll(() => shownBalance(page)).toBe(100_000)
    calls.length = 0
    const other = clientAs(documented, 'second')
    await other.client.call(placeBet, orderOn(documented, 'Eastport', stake))
    other.close()
    const [bet] = documented.store.bets
    documented.settle(bet!.market.id, { winnerId: bet!.runnerId })
    for (const event of ['getOpenBetUpdates', 'getPtsUpdates', 'getOpenBetResultUpdates'])
      await expect.poll(() => events).toContain(event)
    // The page reads its own data again.
    await expect.poll(() => calls).toContain('GET /api/user/openBet')
    await expect.poll(() => calls).toContain('GET /api/user/pts')
    await expect(page.getByRole('button', { name: 'Back Eastport' })).toHaveCount(0)
    await expect(page.getByText('You have no open bets').first()).toBeVisible()
    expect(await shownBalance(page)).toBe(100_000)
  })
})
