import { createOperator, type Operator, type OperatorError } from '@kit/sdk'
import {
  betsSettled,
  demoSignUp,
  findOrder,
  getHome,
  getMarketGroup,
  getPoints,
  listBetHistory,
  listOpenBets,
  logOut,
  marketChanged,
  placeBet,
  type MarketChange,
} from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'

let sandbox: TestOperator
let operator: Operator
const problems: unknown[] = []

beforeAll(async () => {
  sandbox = await startTestOperator(opening(testMarket('1.1')))
  operator = createOperator({
    hosts: sandbox.url,
    clientKey: 'test',
    domain: { name: 'localhost', type: 'b2c' },
    visitors: true,
    onError: (error) => problems.push(error),
  })
})
afterAll(async () => {
  operator.close()
  await sandbox.sandbox.close()
})

const refusal = (call: Promise<unknown>): Promise<OperatorError> =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: OperatorError) => error,
  )

it('runs a whole session through the typed client: visit, demo login, prices, bet, result', async () => {
  const { client, live, session } = operator
  await operator.configure()
  const changes: MarketChange[] = []
  live.on(marketChanged, ({ docs }) => changes.push(...docs))
  live.followEvent('event-1.1')
  await until(async () => changes.some((change) => change.isImage))

  const { ongoing } = await client.call(getHome, {})
  expect(ongoing).toMatchObject([{ event: { id: 'event-1.1' }, mainMarket: { status: 'active' } }])
  const [market] = await client.call(getMarketGroup, { eventId: 'event-1.1' })
  expect(market?.runners.map((runner) => runner.back[0]?.odds)).toEqual([200, 200, 200])

  const credentials = { userName: 'demo_of_sdk', password: randomUUID() }
  const blank = { email: '', phone: '', demoWhiteLabelId: '', fullName: 'Demo User' }
  await client.call(demoSignUp, { ...credentials, ...blank })
  const location = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }
  const { token, user } = await operator.authenticate({
    email: credentials.userName,
    password: credentials.password,
    otp: '',
    whiteLabelId: '',
    correlationId: '',
    demo: 'true',
    ...location,
  })
  session.begin({ token, userType: user.userType }, false)
  const settled: string[] = []
  live.on(betsSettled, ({ docs }) => settled.push(docs.marketId))

  const order = testOrder('1.1', { stake: 100_050n })
  const placed = await client.call(placeBet, order)
  expect(placed).toMatchObject({ bet: { key: order.key, stake: 100_050n }, book: { exposure: 100_050n } })
  expect(await client.call(placeBet, order)).toEqual(placed)
  expect(await client.call(findOrder, { key: order.key })).toEqual({ state: 'placed', placed })
  expect((await client.page(listOpenBets, { page: 1, limit: 25 })).docs).toEqual([placed?.bet])
  expect(await client.call(getPoints, {})).toEqual({ available: 9_899_950n, exposure: 100_050n })

  const before = changes.length
  sandbox.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 196 })] }) })
  await until(async () => changes.length > before)
  const moved = await refusal(client.call(placeBet, testOrder('1.1')))
  expect(moved).toMatchObject({ kind: 'refused', code: 'odds-changed', details: { odds: 196 } })
  const unknown = await refusal(client.call(findOrder, { key: randomUUID() }))
  expect(unknown).toMatchObject({ code: 'order-unknown', status: 404 })

  await until(async () => live.getStatus() === 'live')
  sandbox.say({ kind: 'result', marketId: '1.1', outcome: [{ runnerId: '101', status: 'winner' }] })
  await until(async () => settled.includes('1.1'))
  expect(await client.call(getPoints, {})).toEqual({ available: 10_100_050n, exposure: 0n })
  expect((await client.page(listBetHistory, { page: 1, limit: 25 })).docs).toMatchObject([
    { state: 'won', result: 100_050n },
  ])
  await client.call(logOut, location)
  expect((await refusal(client.call(getPoints, {}))).kind).toBe('unauthorized')
  expect(problems).toEqual([])
})
