import { sql } from 'drizzle-orm'
import type { LedgerCheck, RunnerStatus } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf } from '../../testing/payments.ts'
import { settleMarket } from '../bets/settleMarket.ts'

let operator: TestOperator
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')))
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

interface Wire extends Omit<LedgerCheck, 'total' | 'sums'> {
  total: number
  sums: { account: string; amount: number }[]
}

async function check(): Promise<Wire> {
  const { status, body } = await staff.call('GET', 'api/administrator/ledger/check')
  expect(status).toBe(200)
  return body.docs as Wire
}

it('sums the ledger by kind of account to zero in total, and finds no fault', async () => {
  const player = await operator.newMember()
  await player.place(testOrder('1.1', { stake: 100_000n }))
  await player.place(testOrder('1.2', { stake: 50_000n }))
  const outcome = new Map<string, RunnerStatus>([
    ['101', 'loser'],
    ['102', 'winner'],
  ])
  await settleMarket(operator.sandbox.database, { marketId: '1.2', outcome, by: 'operator', at: new Date() })
  const accountId = await paymentsOf(operator).payoutAccount(player)
  await player.call('POST', 'api/user/withdraw', { amount: 700, accountId })
  const answer = await check()
  expect(answer).toMatchObject({ isSound: true, total: 0 })
  expect(answer.faults.every(({ count }) => count === 0)).toBe(true)
  const sums = Object.fromEntries(answer.sums.map(({ account, amount }) => [account, amount]))
  expect(sums).toMatchObject({ exposure: 1000, withdrawing: 700, 'house:book': 500 })
  expect(answer.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

it('reports the fault after somebody bypassed the rules', async () => {
  const { database } = operator.sandbox
  const player = await operator.newMember()
  await database.execute(sql`set session_replication_role = replica`)
  await database.execute(sql`
    insert into posting (transaction_id, account, amount)
    select max(id), ${`player:${player.id}:withdrawing`}, 5 from ledger_transaction`)
  await database.execute(sql`set session_replication_role = origin`)
  const answer = await check()
  expect(answer).toMatchObject({ isSound: false, total: 0.05 })
  expect(answer.faults.filter(({ count }) => count > 0)).toEqual([
    { fault: 'unbalanced', count: 1 },
    { fault: 'withdrawals', count: 1 },
    // The posting bypassed the trigger that adds it to its balance.
    { fault: 'balances', count: 1 },
  ])
  await database.execute(sql`
    insert into balance (account, amount) values (${`player:${player.id}:withdrawing`}, 5)
    on conflict (account) do update set amount = 5`)
  expect((await check()).faults).toContainEqual({ fault: 'balances', count: 0 })
})

it.each([
  [
    'an account',
    (id: string) => sql`update balance set amount = amount + 1 where account = ${`player:${id}:available`}`,
  ],
  [
    'an account, deleted',
    (id: string) => sql`delete from balance where account = ${`player:${id}:available`}`,
  ],
  ['the house', () => sql`update balance set amount = amount - 1 where account = 'house:grants'`],
  ['an account that has no postings', () => sql`insert into balance values ('player:nobody:available', 1)`],
  [
    'a reserve on a market',
    (id: string) => sql`update market_balance set held = held - 1 where user_id = ${id}`,
  ],
  ['a result of a market', (id: string) => sql`update market_balance set result = 7 where user_id = ${id}`],
  ['a result of a day', (id: string) => sql`insert into day_result values (${id}, '2026-01-01', 9)`],
])('finds a stored balance that was tampered with: %s', async (_which, tamper) => {
  const { database } = operator.sandbox
  const player = await operator.newMember()
  await player.place(testOrder('1.1', { stake: 100_000n }))
  const count = async () => (await check()).faults.find(({ fault }) => fault === 'balances')?.count ?? 0
  const before = await count()
  await database.execute(tamper(player.id))
  expect(await count()).toBe(before + 1)
  expect((await check()).isSound).toBe(false)
})

it('is for the administrator only', async () => {
  const agent = await operator.newMember('agent', 0n)
  expect((await agent.call('GET', 'api/administrator/ledger/check')).status).toBe(403)
})
