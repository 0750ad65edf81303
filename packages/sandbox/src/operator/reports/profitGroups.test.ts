import { createOperator, memoryTokenStore } from '@kit/sdk'
import { getProfitReport, listBetDetails, type RunnerStatus } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profitBy, profitGroups, profitTotal } from '../../../../history/src/profit/profitGroups.ts'
import { readRange } from '../../../../sdk/src/sheets/index.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator } from '../../testing/operator.ts'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { settleMarket } from '../bets/settleMarket.ts'

// The sums on a player's page, calculated from bets, against the operator's report of the ledger.

const tennis = { eventType: { id: '2', name: 'Tennis' } }
let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(
    opening(testMarket('1.1'), testMarket('1.2'), testMarket('2.1', tennis), testMarket('2.2', tennis)),
  )
})
afterAll(() => operator.sandbox.close())

it('adds up ended bets to the ledger’s sums, by market, sport and day, also after a rollback', async () => {
  const { database } = operator.sandbox
  const player = await operator.newMember()
  const settle = (marketId: string, winner: string, number = 1) =>
    settleMarket(database, {
      marketId,
      outcome: new Map(
        ['101', '102', '103'].map((id): [string, RunnerStatus] => [id, id === winner ? 'winner' : 'loser']),
      ),
      by: 'operator',
      at: new Date(Date.now() + number * 1000),
    })
  const stakes = [10_033n, 20_101n, 33_333n, 99_999n]
  for (const marketId of ['1.1', '1.2', '2.1', '2.2'])
    for (const [at, stake] of stakes.entries()) {
      const side = at % 2 === 0 ? ('back' as const) : ('lay' as const)
      const odds = side === 'back' ? 200 : 202
      expect((await player.place(testOrder(marketId, { side, odds, stake }))).status).toBe(200)
    }
  await settle('1.1', '101')
  await settle('1.2', '102')
  await settle('2.1', '103')
  await rollBackSettlement(database, { marketId: '2.1', number: 1, at: new Date(Date.now() + 2000) })
  await settle('2.1', '101', 3)

  const { client } = createOperator({
    hosts: operator.url,
    clientKey: 'key',
    domain: { name: 'localhost', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: player.token, userType: 'user' }),
    connectSocket: () => new Promise(() => {}),
    fetch,
  })
  const details = await readRange(
    (page, limit) => client.page(listBetDetails, { page, limit: Math.min(limit, 5), gameType: 'exchange' }),
    { signal: new AbortController().signal, onProgress: () => {} },
  )
  expect(details).toHaveLength(12)
  const bets = details.map((bet) => ({
    ...bet,
    endedAt: bet.updatedAt,
    market: { id: bet.marketId, name: bet.marketName, event: bet.event.name },
    sport: { id: bet.eventTypeId, name: bet.eventTypeId },
    outcome: bet.marketEnd?.winners.join() ?? '',
    commission: bet.marketTotals.commission,
  }))
  const { exchange } = await client.call(getProfitReport, {})
  const total = exchange.reduce((sum, { totalAmount }) => sum + totalAmount, 0n)
  expect(total).not.toBe(0n)
  for (const by of profitBy)
    expect(profitTotal(profitGroups(bets, by, (iso) => iso.slice(0, 10))).net).toBe(total)
  const bySport = profitGroups(bets, 'sport', (iso) => iso.slice(0, 10))
  expect(Object.fromEntries(bySport.map(({ id, net }) => [id, net]))).toEqual(
    Object.fromEntries(exchange.map(({ eventTypeId, totalAmount }) => [eventTypeId, totalAmount])),
  )
  const byMarket = profitGroups(bets, 'market', (iso) => iso.slice(0, 10))
  expect(byMarket.find(({ id }) => id === '2.1')?.last.outcome).toBe('Runner 101')
})
