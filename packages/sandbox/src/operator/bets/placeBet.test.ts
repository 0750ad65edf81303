import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { account, orderRequest } from '../database/schema.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  wireOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

const delayed = testMarket('2.1')
let operator: TestOperator
let player: TestPlayer
let aheadMs = 0

const sayDelayed = (more: Parameters<typeof testBook>[1] = {}) =>
  operator.say({ kind: 'book', book: testBook('2.1', { betDelaySeconds: 5, isInPlay: true, ...more }) })
const openBets = async (of: TestPlayer) => {
  const { body } = await of.call('GET', 'api/user/openBet?limit=100')
  return { docs: body.docs as Record<string, unknown>[], totalDocs: body['totalDocs'] }
}
const lookUp = async (of: TestPlayer, key: string) => {
  const { body } = await of.call('GET', `api/user/openBet/ref/${key}`)
  return (body.docs ?? body) as { state?: string; code?: string }
}

beforeAll(async () => {
  // A twentieth of the delay: 5 s are 250 ms.
  operator = await startTestOperator(opening(testMarket('1.1'), delayed), {
    delayScale: 0.05,
    clock: () => Date.now() + aheadMs,
  })
  player = await operator.newPlayer()
})
afterAll(() => operator.sandbox.close())

describe('a bet and its key', () => {
  it('PNL-007 CALL-062 CALL-030 accepts a back bet, reserves its stake and answers with the book', async () => {
    const someone = await operator.newPlayer()
    const answer = await someone.place(testOrder('1.1', { odds: 190, stake: 100_000n }))
    expect(answer.status).toBe(200)
    expect(answer.body['message']).toBe('Congratulations! Your Bet Placed Successfully')
    expect(answer.body.docs).toMatchObject({
      market: { _id: '1.1', type: 'betfair', teams: [{ id: '101' }, { id: '102' }, { id: '103' }] },
      profit: 1000,
      liability: 1000,
      bet: { status: 'open', stake: 1000, odds: { odd: 2, type: 'BACK', teamId: '101' } },
      marketBook: {
        exposure: 1000,
        map: [
          { teamId: '101', exposureOrProfit: 1000 },
          { teamId: '102', exposureOrProfit: -1000 },
          { teamId: '103', exposureOrProfit: -1000 },
        ],
      },
    })
    expect(await someone.balance()).toEqual({ availablePts: 99_000, exposure: 1000 })
  })

  it('PNL-008 reserves the possible loss of a lay bet, and a hedge releases it', async () => {
    const someone = await operator.newPlayer()
    await someone.place(testOrder('1.1', { side: 'lay', odds: 202, stake: 100_000n }))
    expect(await someone.balance()).toEqual({ availablePts: 98_980, exposure: 1020 })
    await someone.place(testOrder('1.1', { side: 'back', odds: 200, stake: 100_000n }))
    expect(await someone.balance()).toEqual({ availablePts: 99_980, exposure: 20 })
  })

  it.each([3_600_000, -3_600_000])(
    'accepts a bet after its delay if the clock jumps by %i ms meanwhile, and answers with it again',
    async (jumpMs) => {
      const someone = await operator.newPlayer()
      sayDelayed()
      const order = testOrder('2.1', { stake: 100_000n })
      const begun = performance.now()
      const placing = someone.place(order)
      try {
        await until(async () => (await lookUp(someone, order.key)).code !== 'order-unknown')
        aheadMs = jumpMs
        const placed = await placing
        expect(placed.status).toBe(200)
        expect(performance.now() - begun).toBeGreaterThan(240)
        expect((await someone.place(order)).body).toEqual(placed.body)
        expect((await openBets(someone)).totalDocs).toBe(1)
        expect(await someone.balance()).toEqual({ availablePts: 99_000, exposure: 1000 })
      } finally {
        aheadMs = 0
      }
    },
  )

  it('repeats the first answer for the same key and body', async () => {
    const order = testOrder('1.1')
    const [first, second] = [await player.place(order), await player.place(order)]
    expect(second.status).toBe(first.status)
    expect(second.body).toEqual(first.body)
  })

  it('refuses permanently: the same key gets the same refusal when the price has returned', async () => {
    const order = testOrder('1.1', { odds: 300 })
    const first = await player.place(order)
    expect(first.body).toMatchObject({ code: 'odds-changed', details: { odds: 200 } })
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 300 })] }) })
    expect(await player.place(order)).toMatchObject({ status: 409, body: first.body })
    expect(await lookUp(player, order.key)).toMatchObject({
      state: 'refused',
      code: 'odds-changed',
      details: { odds: 200 },
    })
    operator.say({ kind: 'book', book: testBook('1.1') })
  })

  it.each([1, 50, 100])('BET-040 refuses odds below 1.01 on an exchange: %i hundredths', async (odds) => {
    for (const side of ['back', 'lay'] as const)
      expect(await player.place(testOrder('1.1', { odds, side }))).toMatchObject({
        status: 409,
        body: { code: 'odds-too-low', field: 'odd' },
      })
  })

  it('refuses a key with another body', async () => {
    const order = testOrder('1.1')
    await player.place(order)
    expect(await player.place({ ...order, stake: 20_000n })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
  })

  it(
    'places one bet for the same order sent many times at the same time',
    async () => {
      const atOnce = runs(20, 100)
      for (let round = 1; round <= runs(1, 20); round++) {
        const someone = await operator.newPlayer()
        const order = testOrder('1.1')
        const answers = await Promise.all(Array.from({ length: atOnce }, () => someone.place(order)))
        const others = answers.filter((answer) => answer.status !== 200)
        expect(others.length).toBeLessThan(atOnce)
        expect(new Set(others.map(({ status, body }) => `${status} ${String(body['code'])}`))).toEqual(
          new Set(others.length > 0 ? ['409 in-flight'] : []),
        )
        expect((await openBets(someone)).totalDocs).toBe(1)
        expect((await someone.balance()).exposure).toBe(100)
      }
    },
    proofTimeoutMs,
  )

  it('separates keys by player: two players may use the same one', async () => {
    const [one, other] = [await operator.newPlayer(), await operator.newPlayer()]
    const order = testOrder('1.1')
    expect((await one.place(order)).status).toBe(200)
    expect((await other.place(order)).status).toBe(200)
    expect(await lookUp(other, randomUUID())).toMatchObject({ code: 'order-unknown' })
  })

  it(
    'accepts exactly 37 of 100 simultaneous bets on a balance for 37',
    async () => {
      for (let round = 1; round <= runs(1, 25); round++) {
        const someone = await operator.newPlayer()
        for (const stake of [2_500_000n, 2_500_000n, 2_500_000n, 2_130_000n])
          expect((await someone.place(testOrder('1.1', { stake }))).status).toBe(200)
        expect(await someone.balance()).toMatchObject({ availablePts: 3700 })
        const answers = await Promise.all(Array.from({ length: 100 }, () => someone.place(testOrder('1.1'))))
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(37)
        expect(answers.filter((answer) => answer.body['code'] === 'not-enough-points')).toHaveLength(63)
        expect(await someone.balance()).toEqual({ availablePts: 0, exposure: 100_000 })
      }
    },
    proofTimeoutMs,
  )
})

describe('an order without a key', () => {
  const unkeyed = (order: ReturnType<typeof testOrder>) => {
    const { key: _key, ...wire } = wireOrder(order)
    return wire
  }
  const send = (of: TestPlayer, more: Parameters<typeof testOrder>[1] = {}, marketId = '1.1') =>
    of.call('POST', 'api/user/openBet', unkeyed(testOrder(marketId, more)))
  const keyOf = (answer: { body: { docs?: unknown } }) =>
    (answer.body.docs as { bet?: { key?: string } } | undefined)?.bet?.key ?? ''

  it('Q-134 is accepted as documented, and its bet can be looked up by its assigned key', async () => {
    const someone = await operator.newPlayer()
    const answer = await send(someone)
    expect(answer).toMatchObject({ status: 200, body: { docs: { bet: { status: 'open', stake: 100 } } } })
    expect(await lookUp(someone, keyOf(answer))).toMatchObject({ state: 'placed' })
  })

  it('Q-134 is one bet if repeated within 2 s, and another if any field differs', async () => {
    const someone = await operator.newPlayer()
    const [first, again] = [await send(someone), await send(someone)]
    expect(again).toMatchObject({ status: 200, body: first.body })
    for (const more of [{ stake: 20_000n }, { side: 'lay' as const, odds: 202 }, { runnerId: '102' }])
      expect((await send(someone, more)).status).toBe(200)
    expect((await openBets(someone)).totalDocs).toBe(4)
    expect(keyOf(await send(await operator.newPlayer()))).not.toBe(keyOf(first))
    aheadMs += 2_001
    expect((await send(someone)).status).toBe(200)
    expect((await openBets(someone)).totalDocs).toBe(5)
  })

  it(
    'Q-134 is one bet for any number of simultaneous copies, and each gets the same answer',
    async () => {
      for (let round = 1; round <= runs(2, 20); round++) {
        const someone = await operator.newPlayer()
        const answers = await Promise.all(Array.from({ length: runs(20, 60) }, () => send(someone)))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        expect(new Set(answers.map(keyOf)).size).toBe(1)
        expect((await openBets(someone)).totalDocs).toBe(1)
        expect(await someone.balance()).toMatchObject({ exposure: 100 })
      }
    },
    proofTimeoutMs,
  )

  it('Q-134 is one bet while the first is undecided, for any duration', async () => {
    sayDelayed({ runners: [testRunner('101', { back: 200 })] })
    const someone = await operator.newPlayer()
    const first = send(someone, {}, '2.1')
    const { database } = operator.sandbox
    const isHeld = async () =>
      (await database.select().from(orderRequest).where(eq(orderRequest.userId, someone.id))).length > 0
    await until(isHeld)
    aheadMs += 7_000
    const again = await send(someone, {}, '2.1')
    expect(keyOf(again)).toBe(keyOf(await first))
    expect((await openBets(someone)).totalDocs).toBe(1)
    // The first is decided and older than 2 s, so this is another bet.
    expect(keyOf(await send(someone, {}, '2.1'))).not.toBe(keyOf(again))
  })

  it('Q-134 waits for the delay with its copies', async () => {
    sayDelayed({ runners: [testRunner('101', { back: 200 })] })
    const someone = await operator.newPlayer()
    const answers = await Promise.all([send(someone, {}, '2.1'), send(someone, {}, '2.1')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await openBets(someone)).totalDocs).toBe(1)
  })
})

describe('the bet delay', () => {
  it('BET-002 holds the bet for the delay, reports that, and then accepts it', async () => {
    sayDelayed()
    const order = testOrder('2.1')
    const begun = performance.now()
    const placing = player.place(order)
    await until(async () => (await lookUp(player, order.key)).state === 'held')
    expect(await player.place(order)).toMatchObject({ status: 409, body: { code: 'in-flight' } })
    expect((await placing).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(240)
    expect(await lookUp(player, order.key)).toMatchObject({
      state: 'placed',
      placed: { bet: { key: order.key } },
    })
  })

  it('refuses if the price got worse meanwhile, with the new one', async () => {
    sayDelayed()
    const order = testOrder('2.1')
    const placing = player.place(order)
    await until(async () => (await lookUp(player, order.key)).state === 'held')
    sayDelayed({ runners: [testRunner('101', { back: 196 })] })
    expect(await placing).toMatchObject({
      status: 409,
      body: { code: 'odds-changed', message: 'The price changed to 1.96', details: { odds: 196 } },
    })
  })

  it('gives the better price if it got better meanwhile', async () => {
    sayDelayed()
    const order = testOrder('2.1')
    const placing = player.place(order)
    await until(async () => (await lookUp(player, order.key)).state === 'held')
    sayDelayed({ runners: [testRunner('101', { back: 206 })] })
    expect((await placing).body.docs).toMatchObject({ bet: { odds: { odd: 2.06 } }, profit: 106 })
  })

  it.each([
    { pricePolicy: undefined, to: 206, gets: 2.06 },
    { pricePolicy: undefined, to: 196, gets: undefined },
    { pricePolicy: 'better' as const, to: 206, gets: 2.06 },
    { pricePolicy: 'better' as const, to: 200, gets: 2 },
    { pricePolicy: 'better' as const, to: 196, gets: undefined },
    { pricePolicy: 'within' as const, priceSteps: 2, to: 206, gets: 2.06 },
    { pricePolicy: 'within' as const, priceSteps: 2, to: 198, gets: 1.98 },
    { pricePolicy: 'within' as const, priceSteps: 2, to: 197, gets: undefined },
    { pricePolicy: 'any' as const, to: 206, gets: 2.06 },
    { pricePolicy: 'any' as const, to: 196, gets: 1.96 },
  ])(
    'Q-131 places an order of $pricePolicy $priceSteps at requested odds of 2.00 and current odds of $to at $gets',
    async ({ to, gets, ...policy }) => {
      sayDelayed({ runners: [testRunner('101', { back: 200 })] })
      const order = testOrder('2.1', { odds: 200, ...policy })
      const placing = player.place(order)
      await until(async () => (await lookUp(player, order.key)).state === 'held')
      sayDelayed({ runners: [testRunner('101', { back: to })] })
      const { status, body } = await placing
      const docs = body.docs as { bet: { odds: { odd: number } } } | undefined
      expect([status, body['code'], docs?.bet.odds.odd]).toEqual(
        gets === undefined ? [409, 'odds-changed', undefined] : [200, undefined, gets],
      )
    },
  )

  it('refuses another policy under a used key', async () => {
    sayDelayed({ runners: [testRunner('101', { back: 200 })] })
    const order = testOrder('2.1', { odds: 200, pricePolicy: 'better' })
    await player.place(order)
    expect(await player.place({ ...order, pricePolicy: 'any' })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
  })

  it.each([
    { set: { isLocked: true }, refused: [403, 'account-locked'] },
    { set: { betfairMax: 5_000n }, refused: [409, 'stake-above-cap'] },
  ])('refuses by the state of the account at the end of the delay: $set', async ({ set, refused }) => {
    sayDelayed({ runners: [testRunner('101', { back: 200 })] })
    const someone = await operator.newMember()
    const order = testOrder('2.1')
    const placing = someone.place(order)
    await until(async () => (await lookUp(someone, order.key)).state === 'held')
    await operator.sandbox.database.update(account).set(set).where(eq(account.id, someone.id))
    const answer = await placing
    expect([answer.status, answer.body['code']]).toEqual(refused)
    await operator.sandbox.database.update(account).set({ isLocked: false }).where(eq(account.id, someone.id))
    expect(await someone.balance()).toMatchObject({ exposure: 0 })
  })

  it('refuses if the market was suspended meanwhile', async () => {
    sayDelayed()
    const order = testOrder('2.1')
    const placing = player.place(order)
    await until(async () => (await lookUp(player, order.key)).state === 'held')
    sayDelayed({ status: 'suspended' })
    expect(await placing).toMatchObject({ status: 409, body: { code: 'market-suspended' } })
    expect((await player.place(order)).body['code']).toBe('market-suspended')
  })
})

describe('lists', () => {
  it('CALL-012 CALL-063 fills the nine paging fields by page and limit', async () => {
    const someone = await operator.newPlayer()
    for (let index = 0; index < 5; index++) await someone.place(testOrder('1.1'))
    const { body } = await someone.call('GET', 'api/user/openBet?page=2&limit=2')
    expect(body.docs).toHaveLength(2)
    expect(body).toMatchObject({
      limit: 2,
      nextPage: true,
      nextPageNumber: 3,
      previousPage: true,
      previousPageNumber: 1,
      showingFrom: 3,
      showingTo: 4,
      totalDocs: 5,
      totalPages: 3,
    })
    const other = await someone.call('GET', 'api/user/openBet?eventId=event-2.1')
    expect(other.body).toMatchObject({ docs: [], totalDocs: 0, showingFrom: 0, showingTo: 0, totalPages: 1 })
  })
})
