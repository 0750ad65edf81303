import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { settleMarket } from '../bets/settleMarket.ts'
import { account } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../testing/payments.ts'

let operator: TestOperator
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator(
    opening(...['1.1', '1.2', '1.3', '1.4', '1.5'].map((id) => testMarket(id))),
  )
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const report = async (caller: TestPlayer, query = '', type = 'user') =>
  (await caller.call('GET', `api/${type}/game/report?${query}`)).body
const nothing = { casino: [], exchange: [], deposit: [], withdraw: [] }

it('CALL-041 is empty for a player without bets and payments', async () =>
  expect((await report(await operator.newMember())).docs).toEqual(nothing))

it('CALL-040 CALL-041 sums up profit and loss by event type, and deposits and withdrawals', async () => {
  const payments = paymentsOf(operator)
  const player = await operator.newMember()
  const order = (marketId: string) => testOrder(marketId, { stake: 100_000n })
  for (const marketId of ['1.1', '1.2', '1.3']) expect((await player.place(order(marketId))).status).toBe(200)
  for (const [marketId, winner] of [
    ['1.1', '101'],
    ['1.2', '102'],
  ] as const)
    operator.say({
      kind: 'result',
      marketId,
      outcome: ['101', '102', '103'].map((runnerId) => ({
        runnerId,
        status: runnerId === winner ? 'winner' : 'loser',
      })),
    })
  await until(async () => (await player.balance()).exposure === 1000)

  const request = requestIn(await payments.deposit(player, { bonusId: 'bonus-first' }))
  await payments.decide(staff, 'deposit', request, 'approved')
  const accountId = await payments.payoutAccount(player)
  for (const action of ['rejected', 'approved']) {
    const withdrawal = requestIn(await player.call('POST', 'api/user/withdraw', { amount: 700, accountId }))
    await payments.decide(staff, 'withdraw', withdrawal, action)
  }

  const all = {
    casino: [],
    exchange: [{ eventTypeId: '4', totalAmount: 0, totalWin: 1000, totalLose: 1000 }],
    deposit: [{ totalAmount: 1000, totalBonus: 1000 }],
    withdraw: [{ totalAmount: 700, totalBonus: 0 }],
  }
  expect((await report(player)).docs).toEqual(all)
  expect((await report(staff, `userId=${player.id}`, 'administrator')).docs).toEqual(all)
  expect((await report(player, 'startDate=2020-01-01T00:00:00Z&endDate=2020-01-31T00:00:00Z')).docs).toEqual(
    nothing,
  )
})

it('counts a rolled-back result as nothing, and a deposit that repaid a debt', async () => {
  const { database } = operator.sandbox
  const payments = paymentsOf(operator)
  const player = await operator.newMember('user', 100_000n)
  const at = new Date()
  await player.place(testOrder('1.4', { stake: 100_000n }))
  const outcome = new Map([['101', 'winner' as const]])
  await settleMarket(database, { marketId: '1.4', outcome, by: 'operator', at })
  await player.place(testOrder('1.5', { stake: 200_000n }))
  await rollBackSettlement(database, { marketId: '1.4', number: 1, at })
  expect((await report(player)).docs).toEqual(nothing)

  await payments.decide(staff, 'deposit', requestIn(await payments.deposit(player)), 'approved')
  expect((await report(player)).docs).toEqual({
    ...nothing,
    deposit: [{ totalAmount: 1000, totalBonus: 0 }],
  })
  expect(await player.balance()).toMatchObject({ availablePts: 0 })
})

it('is only for the player, and for staff above the player', async () => {
  const [player, agent, other] = [
    await operator.newMember(),
    await operator.newMember('agent', 0n),
    await operator.newMember(),
  ]
  const unknown = { code: 'user-unknown', field: 'userId' }
  const query = `userId=${player.id}`
  expect(await report(other, query)).toMatchObject(unknown)
  expect(await report(agent, query, 'agent')).toMatchObject(unknown)
  await operator.sandbox.database.update(account).set({ parentId: agent.id }).where(eq(account.id, player.id))
  expect((await report(agent, query, 'agent')).docs).toEqual(nothing)
  expect(await report(staff, 'userId=nobody', 'administrator')).toMatchObject(unknown)
})
