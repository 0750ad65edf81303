import { pointsChanged, unmatchedOrderChanged, type UnmatchedOrder } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unmatchedOrder } from '../database/schema.ts'
import { checkLedger } from '../ledger/checkLedger.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { askFor, asking, placed, unmatchedOrdersOf } from '../../testing/unmatchedOrders.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2'), testMarket('1.3')))
})
afterAll(async () => {
  const check = await checkLedger(operator.sandbox.database, new Date())
  await operator.sandbox.close()
  if (!check.isSound) throw new Error(`The ledger is wrong: ${JSON.stringify(check.faults)}.`)
})

const breaks = [
  ['a time-out', 'timeOut', { hours: 24 }],
  ['an exclusion', 'exclusion', { months: 6 }],
] as const

async function listen({ token }: TestPlayer) {
  const ended: UnmatchedOrder[] = []
  let pointsMoved = 0
  const socket = io(operator.url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  socket.on(unmatchedOrderChanged.event, (payload) =>
    ended.push(z.decode(unmatchedOrderChanged.payload, payload).docs),
  )
  socket.on(pointsChanged.event, () => (pointsMoved += 1))
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  return { ended, pointsMoved: () => pointsMoved, close: () => socket.disconnect() }
}

it.each(breaks)(
  '%s ends every unmatched order, releases its reserve and says why',
  async (_what, path, body) => {
    const player = await operator.newMember('user', 1_000_000n)
    await player.place(testOrder('1.1', { stake: 20_000n }))
    const orders = []
    for (const id of ['1.1', '1.2', '1.3']) orders.push((await placed(player, id)).order.id)
    expect(await player.balance()).toEqual({ availablePts: 9_500, exposure: 500 })
    const received = await listen(player)
    expect((await player.call('POST', `api/user/care/${path}`, body)).status).toBe(200)
    // Not by a later check: everything is done before the answer.
    const rows = await operator.sandbox.database
      .select()
      .from(unmatchedOrder)
      .where(eq(unmatchedOrder.userId, player.id))
    expect(rows.map(({ state, end }) => [state, end])).toEqual(rows.map(() => ['cancelled', 'break']))
    expect(await unmatchedOrdersOf(player)).toEqual([])
    // The earlier matched bet stays.
    expect(await player.balance()).toEqual({ availablePts: 9_800, exposure: 200 })
    const history = (await player.call('GET', 'api/user/care/history?page=1&limit=10')).body.docs
    expect(history).toMatchObject([{ kind: path, endedOrders: 3 }])
    await expect.poll(() => received.ended.length).toBe(3)
    expect(received.ended.map(({ id }) => id).toSorted()).toEqual(orders.toSorted())
    expect(received.ended.every(({ state, end }) => state === 'cancelled' && end === 'break')).toBe(true)
    await expect.poll(received.pointsMoved).toBeGreaterThan(0)
    received.close()
  },
)

it('leaves no unmatched orders that are placed at the same moment', async () => {
  const player = await operator.newMember('user', 10_000_000n)
  const ids = ['1.1', '1.2', '1.3']
  await placed(player, '1.1')
  const [broke] = await Promise.all([
    player.call('POST', 'api/user/care/exclusion', { months: 6 }),
    ...Array.from({ length: 12 }, (_none, index) => askFor(player, asking(ids[index % 3] ?? ''))),
  ])
  expect(broke.status).toBe(200)
  expect(await unmatchedOrdersOf(player)).toEqual([])
  expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
})
