import { listTransactions, type AccountTransaction } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rollBackSettlement } from '../../bets/rollBackSettlement.ts'
import { settleMarket } from '../../bets/settleMarket.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../../testing/payments.ts'

let operator: TestOperator
let player: TestPlayer
const marketIds = ['1.1', '1.2', '1.3']

const linesOf = async (caller: TestPlayer, query = '', type = 'user') => {
  const { body } = await caller.call('GET', `api/${type}/transaction?${query}`)
  return { lines: z.decode(listTransactions.response, body.docs as never), body }
}
const amountsOf = async (query: string) => (await linesOf(player, query)).lines.map(({ amount }) => amount)

/** The markets settle on separate days: the first is won, the second lost, the third won and rolled back. */
beforeAll(async () => {
  operator = await startTestOperator(opening(...marketIds.map((id) => testMarket(id))))
  const { database } = operator.sandbox
  player = await operator.newMember()
  for (const marketId of marketIds) await player.place(testOrder(marketId, { stake: 25_050n }))
  for (const [index, marketId] of marketIds.entries()) {
    const [first, second] = index === 1 ? (['loser', 'winner'] as const) : (['winner', 'loser'] as const)
    const outcome = new Map([
      ['101', first],
      ['102', second],
    ])
    const at = new Date(Date.UTC(2030, 0, 1 + index))
    await settleMarket(database, { marketId, outcome, by: 'operator', at })
  }
  await rollBackSettlement(database, { marketId: '1.3', number: 1, at: new Date(Date.UTC(2030, 0, 4)) })
})
afterAll(() => operator.sandbox.close())

it('CALL-070 contains every change of points, newest first, and no reserves', async () => {
  const { lines, body } = await linesOf(player)
  const facts = ({ cause, amount, remarks, market }: AccountTransaction) => [
    cause,
    amount,
    remarks,
    market?.id,
  ]
  expect(lines.map(facts)).toEqual([
    ['bet', -25_050n, 'Result taken back', '1.3'],
    ['bet', 25_050n, 'Market settled', '1.3'],
    ['bet', -25_050n, 'Market settled', '1.2'],
    ['bet', 25_050n, 'Market settled', '1.1'],
    ['payment', 10_000_000n, 'Points given', undefined],
  ])
  expect(body.docs).toMatchObject([
    {
      trxType: 'bet',
      type: 'debit',
      amount: 250.5,
      createdAt: '2030-01-04T00:00:00.000Z',
      market: { marketName: 'Match Odds', event: { id: 'event-1.3', name: 'Reds v Blues' } },
    },
    { type: 'credit' },
    { type: 'debit' },
    { type: 'credit' },
    { trxType: 'dw', type: 'credit', amount: 100_000, market: null },
  ])
  const sum = lines.reduce((total, { amount }) => total + amount, 0n)
  const { availablePts, exposure } = await player.balance()
  expect(sum).toBe(BigInt(Math.round((availablePts + exposure) * 100)))
})

it('names the deposit or withdrawal of a payment', async () => {
  const staff = await operator.newMember('administrator', 0n)
  const asking = await operator.newMember()
  const payments = paymentsOf(operator)
  const deposit = requestIn(await payments.deposit(asking))
  await payments.decide(staff, 'deposit', deposit, 'approved')
  const accountId = await payments.payoutAccount(asking)
  const withdrawal = requestIn(await asking.call('POST', 'api/user/withdraw', { amount: 700, accountId }))
  await payments.decide(staff, 'withdraw', withdrawal, 'approved')
  const { lines } = await linesOf(asking)
  expect(lines.map(({ amount, request }) => [amount, request])).toEqual([
    [-70_000n, { id: withdrawal._id, direction: 'withdrawal' }],
    [100_000n, { id: deposit._id, direction: 'deposit' }],
    [10_000_000n, null],
  ])
})

it('CALL-071 returns the last result for page 1, limit 1 and trxType bet', async () => {
  const { lines, body } = await linesOf(player, 'page=1&limit=1&trxType=bet')
  expect(lines).toMatchObject([{ cause: 'bet', market: { id: '1.3' } }])
  expect(body).toMatchObject({ totalDocs: 4, totalPages: 4, nextPage: true })
})

it('TXN-021 is filtered by type, direction, dates and page', async () => {
  expect(await amountsOf('trxType=dw')).toEqual([10_000_000n])
  expect(await amountsOf('trxType=sportsBook')).toEqual([])
  expect(await amountsOf('trxType=all&transactionType=all')).toHaveLength(5)
  expect(await amountsOf('transactionType=debit')).toEqual([-25_050n, -25_050n])
  expect(await amountsOf('transactionType=credit&trxType=bet')).toEqual([25_050n, 25_050n])
  expect(await amountsOf('startDate=2030-01-02T00:00:00Z&endDate=2030-01-03T00:00:00Z')).toEqual([
    25_050n,
    -25_050n,
  ])
  expect(await amountsOf('page=3&limit=2')).toEqual([10_000_000n])
})

it('is the caller’s own, of every type', async () => {
  expect((await linesOf(await operator.newPlayer(), 'trxType=bet')).lines).toEqual([])
  const agent = await operator.newMember('agent', 5000n)
  expect((await linesOf(agent, `userId=${player.id}`, 'agent')).lines).toMatchObject([{ amount: 5000n }])
  expect((await agent.call('GET', 'api/user/transaction')).status).toBe(403)
  expect((await operator.call('GET', 'api/user/transaction')).status).toBe(401)
})

it.each([
  ['trxType', 'casino'],
  ['transactionType', 'both'],
  ['startDate', '0000-01-01T00:00:00Z'],
  ['endDate', 'now'],
])('refuses the %s %s and names the field', async (field, value) =>
  expect(await player.call('GET', `api/user/transaction?${field}=${value}`)).toMatchObject({
    status: 400,
    body: { code: 'malformed', field },
  }),
)
