import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, loginSession } from '../database/schema.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  wireOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'

let operator: TestOperator
let player: TestPlayer
let clockMs = 0

beforeAll(async () => {
  operator = await startTestOperator(
    [
      ...opening(testMarket('1.1'), testMarket('1.2'), testMarket('1.3'), testMarket('1.4')),
      { kind: 'book', book: testBook('1.2', { status: 'suspended' }) },
      { kind: 'result', marketId: '1.3', outcome: [{ runnerId: '101', status: 'winner' }] },
      { kind: 'book', book: testBook('1.4', { runners: [testRunner('101', { back: 0, lay: 0 })] }) },
    ],
    { clock: () => Date.now() + clockMs },
  )
  player = await operator.newPlayer()
})
afterAll(() => operator.sandbox.close())

describe('invalid orders', () => {
  it.each([
    ['an unknown market', { marketId: '1.99' }, 404, 'market-unknown', 'This market is not known'],
    [
      'a suspended market',
      { marketId: '1.2', eventId: 'event-1.2' },
      409,
      'market-suspended',
      'This market is suspended',
    ],
    [
      'a closed market',
      { marketId: '1.3', eventId: 'event-1.3' },
      409,
      'market-closed',
      'This market is closed',
    ],
    ['an unknown runner', { runnerId: '999' }, 404, 'runner-unknown', 'This runner is not in the market'],
    [
      'a price that is gone',
      { marketId: '1.4', eventId: 'event-1.4' },
      409,
      'price-gone',
      'Nobody offers this price any more',
    ],
    ['a price that is better than offered', { odds: 210 }, 409, 'odds-changed', 'The price changed to 2.00'],
    ['odds of 0', { odds: 0 }, 409, 'odds-zero', "Odd/Run Can't be 0"],
    ['a negative stake', { stake: -10_000n }, 409, 'stake-invalid', 'Invalid Stake'],
  ] as const)('refuses %s with its own message', async (_what, more, status, code, message) => {
    const answer = await player.place(testOrder('1.1', more))
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message })
  })

  it.each([
    ['below the least', 9_999n],
    ['above the most', 2_500_001n],
  ])('BET-039 refuses a stake %s', async (_what, stake) => {
    const answer = await player.place(testOrder('1.1', { stake }))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'stake-out-of-range',
      message: 'Amount should be between Min and Max Amount Range',
      field: 'stake',
      details: { min: '100', max: '25000' },
    })
  })

  it('BET-041 BET-042 refuses a stake above the cap of the player, and a cap of 0 means no cap', async () => {
    const capped = await operator.newPlayer()
    const cap = (betfairMax: bigint) =>
      operator.sandbox.database.update(account).set({ betfairMax }).where(eq(account.id, capped.id))
    await cap(15_000n)
    expect(await capped.place(testOrder('1.1', { stake: 15_001n }))).toMatchObject({
      status: 409,
      body: { code: 'stake-above-cap', message: 'Market Stake Is Greater than allowed', field: 'stake' },
    })
    expect((await capped.place(testOrder('1.1', { stake: 15_000n }))).status).toBe(200)
    await cap(0n)
    expect((await capped.place(testOrder('1.1', { stake: 15_001n }))).status).toBe(200)
  })

  it('refuses a bet beyond the balance, with the available and the required points', async () => {
    const poor = await operator.newPlayer()
    for (const marketId of ['1.1', '1.1', '1.1', '1.1'])
      expect((await poor.place(testOrder(marketId, { stake: 2_499_000n }))).status).toBe(200)
    const answer = await poor.place(testOrder('1.1', { stake: 50_000n }))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'not-enough-points',
      message: 'You have 40 points available, this bet needs 500',
    })
    expect(await poor.balance()).toEqual({ availablePts: 40, exposure: 99_960 })
  })

  it.each(['1e309', '"ten"', '"1e3"', '10.005', 'null', '{}', 'true', '-1e309'])(
    'refuses the stake %s and names the field',
    async (stake) => {
      const body = JSON.stringify(wireOrder(testOrder('1.1'))).replace('"stake":100', `"stake":${stake}`)
      const answer = await operator.call('POST', 'api/user/openBet', {
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ message: 'Invalid Stake', code: 'stake-invalid', field: 'stake' })
    },
  )

  it('names the field of other malformed orders', async () => {
    const answer = await player.call('POST', 'api/user/openBet', {
      ...wireOrder(testOrder('1.1')),
      oddType: 'BUY',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed', field: 'oddType' } })
  })
})

describe('callers', () => {
  it.each([
    ['no token', {}],
    ['a forged token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a token of another form', { authorization: 'Bearer ;drop' }],
  ])('SEC-008 answers 401 to %s', async (_what, headers) => {
    const answer = await operator.call('GET', 'api/user/profile', {
      headers: headers as Record<string, string>,
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  it('SEC-008 answers 401 to an expired token', async () => {
    const late = await operator.newPlayer()
    expect((await late.call('GET', 'api/user/profile')).status).toBe(200)
    clockMs = 6 * 3_600_000 + 1000
    expect((await late.call('GET', 'api/user/profile')).status).toBe(401)
    clockMs = 0
  })

  it('stores tokens as hashes only', async () => {
    const rows = await operator.sandbox.database.select().from(loginSession)
    expect(rows.some((row) => row.tokenHash.includes(player.token))).toBe(false)
  })

  it('accepts X-Authentication as well', async () => {
    const headers = { 'x-authentication': `Bearer ${player.token}` }
    expect((await operator.call('GET', 'api/user/profile', { headers })).status).toBe(200)
  })

  it('refuses another user type in the path', async () => {
    expect((await player.call('GET', 'api/agent/pts')).status).toBe(403)
  })
})

describe('bodies and addresses', () => {
  const post = (body: string) =>
    operator.call('POST', 'api/user/openBet', {
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body,
    })

  it.each(['{"key":', 'hello', '', '{"__proto__":{"a":1}}'])(
    'refuses the body %j as not JSON',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 400, body: { code: 'body-not-json' } })
    },
  )

  it('refuses a body that is JSON but not an object', async () => {
    expect(await post('[1]')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it('refuses a body of 10 MB and keeps running', async () => {
    const answer = await post(`{"key":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
    expect((await player.call('GET', 'api/user/profile')).status).toBe(200)
  })

  it('answers 404 as JSON for an unknown path', async () => {
    expect(await operator.call('GET', 'api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    expect(await operator.call('GET', 'nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('answers 404 for an unknown event', async () => {
    expect(await operator.call('GET', 'api/common/game/market/group?eventId=none')).toMatchObject({
      status: 404,
      body: { code: 'event-unknown' },
    })
  })

  it('carries the security headers on answers and refusals alike', async () => {
    for (const path of ['api/common/home', 'api/nothing']) {
      const { headers } = await operator.call('GET', path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

it.each([
  ['GET', `api/${'x'.repeat(200)}/pts`, 414],
  ['GET', `api/user/openBet/ref/${'x'.repeat(200)}`, 414],
  ['PATCH', `api/user/openBet/waiting/${'x'.repeat(200)}`, 414],
  ['GET', 'api/user/openBet/ref/%zz', 400],
  ['GET', 'api/%c0%ae/pts', 400],
])('refuses %s %s as the contract requires', async (method, path, status) => {
  expect(await operator.call(method, path)).toMatchObject({
    status,
    body: { message: expect.any(String), code: 'malformed' },
  })
})

it('refuses an address of 20 KB with its own message', async () => {
  expect(await operator.call('GET', `api/common/home?x=${'x'.repeat(20_000)}`)).toMatchObject({
    status: 431,
    body: { code: 'headers-too-large', message: 'The address and headers are larger than 16 KB' },
  })
})
