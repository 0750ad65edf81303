import { asReserved, marketBook, priceLadder } from '@kit/rules'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testBook, testMarket } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'
import {
  askFor,
  asking,
  pricedRunner,
  unmatchedOrdersOf,
  whenSettled,
} from '../../../testing/unmatchedOrders.ts'
import { bet, unmatchedOrder } from '../../database/schema.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'
import { heldOn } from '../../ledger/ledger.ts'

const histories = runs(12, 300)
const runnerIds = ['101', '102', '103']
const marketIds = Array.from({ length: histories + 20 }, (_none, index) => `1.${index + 1}`)
const players: TestPlayer[] = []
let operator: TestOperator
let used = 0

beforeAll(async () => {
  operator = await startTestOperator(opening(...marketIds.map((id) => testMarket(id))))
  for (let index = 0; index < 2; index += 1) players.push(await operator.newMember('user', 1_000_000_000n))
})
afterAll(() => operator.sandbox.close())

const step = fc.integer({ min: priceLadder.indexOf(190), max: priceLadder.indexOf(216) })
const runnerId = fc.constantFrom(...runnerIds)
const player = fc.integer({ min: 0, max: 1 })
const stake = fc.integer({ min: 100, max: 400 })
const side = fc.constantFrom('back' as const, 'lay' as const)
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('ask' as const), player, runnerId, side, step, stake }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bet' as const), player, runnerId, side, stake }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), player, which: fc.nat(9), step, stake }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), player, which: fc.nat(9) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      runnerId,
      step,
      traded: fc.array(fc.tuple(step, fc.integer({ min: 1, max: 500 })), { maxLength: 4 }),
      isOpen: fc.boolean(),
    }),
  },
)

const oddsOf = (place: number) => priceLadder[place] ?? 200

async function stateOn(marketId: string, userId: string) {
  const { database } = operator.sandbox
  const bets = await database
    .select()
    .from(bet)
    .where(and(eq(bet.marketId, marketId), eq(bet.userId, userId)))
  const orders = await database
    .select()
    .from(unmatchedOrder)
    .where(and(eq(unmatchedOrder.marketId, marketId), eq(unmatchedOrder.userId, userId)))
  return { bets, orders, held: await heldOn(database, userId, marketId) }
}

/** The invariants hold while no call is in flight. */
async function check(marketId: string): Promise<void> {
  for (const { id } of players) {
    const { bets, orders, held } = await stateOn(marketId, id)
    const unmatched = orders
      .filter(({ state }) => state === 'waiting')
      .map((order) => asReserved({ ...order, left: order.stake - order.matched }))
    expect(held).toBe(marketBook([...bets, ...unmatched], runnerIds).exposure)
    for (const order of orders) {
      const parts = bets.filter(({ orderId }) => orderId === order.id)
      expect(parts.reduce((sum, part) => sum + part.stake, 0n)).toBe(order.matched)
      expect(parts.reduce((sum, part) => sum + part.stake * BigInt(part.odds), 0n)).toBe(order.matchedWeight)
    }
  }
}

it(
  `reserves the worst of every outcome and every match, and is the sum of its parts, after each step of ${histories} histories`,
  async () => {
    let steps = 0
    let parts = 0
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
        const marketId = marketIds[used++] ?? ''
        const traded = new Map<string, Map<number, number>>()
        for (const one of actions) {
          steps += 1
          const who = 'player' in one ? players[one.player] : undefined
          if (one.do === 'ask' && who)
            await askFor(
              who,
              asking(marketId, {
                teamId: one.runnerId,
                oddType: one.side.toUpperCase(),
                odd: oddsOf(one.step) / 100,
                stake: one.stake,
                atInPlay: 'keep',
              }),
            )
          else if (one.do === 'bet' && who)
            await who.place(
              testOrder(marketId, {
                runnerId: one.runnerId,
                side: one.side,
                odds: 200,
                stake: BigInt(one.stake) * 100n,
                pricePolicy: 'any',
              }),
            )
          else if ((one.do === 'edit' || one.do === 'cancel') && who) {
            const own = (await unmatchedOrdersOf(who)).filter((order) => order.marketId === marketId)
            const order = own[one.which % Math.max(own.length, 1)]
            if (!order) continue
            if (one.do === 'cancel')
              await who.call('POST', 'api/user/openBet/waiting/cancel', { id: order.id })
            else
              await who.call('PATCH', `api/user/openBet/waiting/${order.id}`, {
                odd: oddsOf(one.step) / 100,
                stake: one.stake,
              })
          } else if (one.do === 'move') {
            const sums = traded.get(one.runnerId) ?? new Map<number, number>()
            traded.set(one.runnerId, sums)
            for (const [place, points] of one.traded)
              sums.set(oddsOf(place), (sums.get(oddsOf(place)) ?? 0) + points)
            const levels = (from: number, by: number) =>
              [0, 1, 2].map((nth) => [oddsOf(from + nth * by), 120 + nth * 40] as const)
            const runner = pricedRunner(one.runnerId, {
              back: levels(one.step, -1),
              lay: levels(one.step + 1, 1),
              traded: [...sums],
            })
            operator.say({
              kind: 'book',
              book: testBook(marketId, { runners: [runner], status: one.isOpen ? 'active' : 'suspended' }),
            })
            // The next call must see the effects of this change, so it is queued after it.
            await whenSettled(operator)
          }
          await check(marketId)
        }
        for (const { id } of players)
          parts += (await stateOn(marketId, id)).bets.filter(({ orderId }) => orderId !== null).length
        operator.say({ kind: 'abandoned', marketId, reason: 'The history is over.' })
        await until(async () => (await stateOn(marketId, players[0]?.id ?? '')).held === 0n)
      }),
      { numRuns: histories },
    )
    const ledger = await checkLedger(operator.sandbox.database, new Date())
    expect([ledger.isSound, ledger.total]).toEqual([true, 0n])
    expect(parts).toBeGreaterThan(0)
    process.stdout.write(
      `${steps} steps in ${histories} histories, ${parts} matched parts; ledger sum ${ledger.total}\n`,
    )
  },
  proofTimeoutMs,
)
