import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, bet, orderRequest, posting } from '../database/schema.ts'
import type { MarketState } from '../markets/marketState.ts'
import { newMarketState } from '../markets/marketState.ts'
import { createOutbox, type Outbox } from '../announcements/outbox.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { codeOf, startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'
import { createPlacing } from './placeBet.ts'

const settling = testMarket('1.2')
let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), settling))
})
afterAll(() => operator.sandbox.close())

const manyPlayers = async (count: number) => {
  const made = []
  for (let who = 0; who < count; who += 1) made.push(await operator.newMember('user', 100_000n))
  return made
}
const sumOfAll = async () => {
  const [row] = await operator.sandbox.database
    .select({ all: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
  return row?.all
}

it('accepts simultaneous orders of many players, each answered with its own bet', async () => {
  const everybody = await manyPlayers(20)
  const before = await operator.sandbox.database.$count(bet)
  const orders = everybody.flatMap((player) =>
    Array.from({ length: 12 }, () => ({ player, order: testOrder('1.1') })),
  )
  const answers = await Promise.all(orders.map(({ player, order }) => player.place(order)))
  // Each player has points for ten of the twelve.
  const keyOrCode = answers.map(({ body }) => body['code'] ?? (body.docs as { bet: { key: string } }).bet.key)
  const expected = answers.map(({ status }, index) =>
    status === 200 ? orders[index]?.order.key : 'not-enough-points',
  )
  expect(keyOrCode).toEqual(expected)
  for (const player of everybody) expect(await player.balance()).toEqual({ availablePts: 0, exposure: 1000 })
  expect((await operator.sandbox.database.$count(bet)) - before).toBe(200)
  expect(await sumOfAll()).toBe('0')
})

it('places the others if the database refuses one of a batch, which takes nothing', async () => {
  const { database } = operator.sandbox
  const everybody = await manyPlayers(8)
  const [unlucky] = everybody
  await database.execute(
    sql.raw(`
      create function refuse_one() returns trigger language plpgsql as $$
      begin
        if new.user_id = '${unlucky?.id}' then raise exception 'not this one'; end if;
        return new;
      end $$`),
  )
  await database.execute(
    sql.raw('create trigger refuse_one before insert on bet for each row execute function refuse_one()'),
  )
  const answers = await Promise.all(everybody.map((player) => player.place(testOrder('1.1'))))
  await database.execute(sql.raw('drop trigger refuse_one on bet'))
  expect(answers.map(codeOf)).toEqual(
    everybody.map((player) => (player === unlucky ? [409, 'interrupted'] : [200, undefined])),
  )
  expect(await unlucky?.balance()).toEqual({ availablePts: 1000, exposure: 0 })
  for (const player of everybody.slice(1))
    expect(await player.balance()).toEqual({ availablePts: 900, exposure: 100 })
})

it('answers with the bet if the confirmation of its write is lost', async () => {
  const { database } = operator.sandbox
  const member = await operator.newMember('user', 100_000n)
  const [row] = await database.select().from(account).where(eq(account.id, member.id))
  const real = createOutbox({ database, deliver: async () => {}, onError: () => {} })
  const outbox: Outbox = {
    ...real,
    async transaction(work) {
      await real.transaction(work)
      throw new Error('the connection broke')
    },
  }
  const live = newMarketState(testMarket('1.1'), 'epoch')
  live.status = 'active'
  const level = [{ odds: 200, run: 0, size: 0n }]
  live.runners.set('101', { id: '101', status: 'active', back: level, lay: [] })
  const { takeOrder } = createPlacing({
    database,
    books: { get: (): MarketState => live } as unknown as Parameters<typeof createPlacing>[0]['books'],
    clock: Date.now,
    outbox,
    processNumber: 0,
    delayScale: 1,
    stopping: new AbortController().signal,
    onError: () => {},
  })
  const order = testOrder('1.1')
  const better = { account: row!, checkDueAt: null }
  const answer = await takeOrder(better, order)
  expect(answer).toMatchObject({ status: 200, body: { docs: { bet: { key: order.key } } } })
  expect(await takeOrder(better, order)).toEqual(answer)
  expect(await database.$count(bet, eq(bet.userId, member.id))).toBe(1)
  const [known] = await database.select().from(orderRequest).where(eq(orderRequest.key, order.key))
  expect(known?.state).toBe('placed')
  await real.stop()
})

// The in-process database has one connection, so nothing else can hold a lock.
const isServer = process.env['KIT_DATABASE'] === 'postgres'

it.runIf(isServer)('delays nobody else for a market that is being settled, nor for a player', async () => {
  const { database } = operator.sandbox
  const [waiting, other, locked] = await manyPlayers(3)
  if (!waiting || !other || !locked) throw new Error('there are no players')
  let held: Promise<{ status: number }>[] = []
  const answered: string[] = []
  await database.transaction(async (tx) => {
    await tx.execute(sql`select from market where id = '1.2' for no key update`)
    await tx.execute(sql`select from account where id = ${locked.id} for no key update`)
    held = [waiting.place(testOrder('1.2')), locked.place(testOrder('1.1'))]
    void held[0]?.then(() => answered.push('settling'))
    void held[1]?.then(() => answered.push('locked'))
    // Both hold their locks by then.
    await until(async () => {
      const { rows } = (await tx.execute(
        sql`select count(*)::integer as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`,
      )) as unknown as { rows: { waiting: number }[] }
      return (rows[0]?.waiting ?? 0) > 0
    })
    for (let times = 0; times < 3; times += 1) expect((await other.place(testOrder('1.1'))).status).toBe(200)
    expect(answered).toEqual([])
  })
  for (const one of await Promise.all(held)) expect(one.status).toBe(200)
})

it.runIf(isServer)(
  'an order whose market is locked for long delays other waiting orders only briefly',
  async () => {
    const { database } = operator.sandbox
    const [slow, quick, later] = await manyPlayers(3)
    if (!slow || !quick || !later) throw new Error('there are no players')
    const answered: string[] = []
    let all: Promise<unknown>[] = []
    await database.transaction(async (tx) => {
      await tx.execute(sql`select from market where id = '1.2' for no key update`)
      await database.transaction(async (other) => {
        await other.execute(sql`select from account where id = ${quick.id} for no key update`)
        const note = (name: string, placed: Promise<{ status: number }>) =>
          placed.then(({ status }) => answered.push(`${name} ${status}`))
        all = [note('slow', slow.place(testOrder('1.2'))), note('quick', quick.place(testOrder('1.1')))]
        await new Promise((resolve) => setTimeout(resolve, 300))
      })
      await until(async () => answered.includes('quick 200'))
      // A second order for the locked market does not delay an order without a lock either.
      all.push(later.place(testOrder('1.2')).then(({ status }) => answered.push(`later ${status}`)))
      expect((await quick.place(testOrder('1.1'))).status).toBe(200)
      expect(answered).toEqual(['quick 200'])
    })
    await Promise.all(all)
    expect(answered.toSorted()).toEqual(['later 200', 'quick 200', 'slow 200'])
  },
)
