import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketBook, type BookedBet } from '@kit/betting/rules'
import { bet, posting } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

let operator: TestOperator
let loops = 0

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const runnerIds = ['101', '102', '103']

const order = fc.record({
  side: fc.constantFrom('back' as const, 'lay' as const),
  runnerId: fc.constantFrom(...runnerIds),
  stake: fc.bigInt({ min: 10_000n, max: 2_500_000n }),
})
const end = fc.oneof(
  fc.record({ kind: fc.constant('result' as const), winner: fc.constantFrom(...runnerIds) }),
  fc.record({ kind: fc.constant('abandoned' as const) }),
)

const total = async (condition: ReturnType<typeof sql>) => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(condition)
  return BigInt(row?.total ?? '0')
}

it(
  'keeps points where the model says through random bets and ends: nothing appears, nothing is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), end, async (orders, how) => {
        const market = testMarket(`9.${++loops}`)
        opening(market).forEach(operator.say)
        const player = await operator.newPlayer()
        const mine = (name: string) => total(eq(posting.account, `player:${player.id}:${name}`))
        await until(
          async () => (await player.place(testOrder(market.id, { odds: 0 }))).body['code'] === 'odds-zero',
        )

        const accepted: (BookedBet & { stake: bigint })[] = []
        let available = 10_000_000n
        let exposure = 0n
        for (const { side, runnerId, stake } of orders) {
          const odds = side === 'back' ? 200 : 202
          // At 2.00 a backer wins the stake; at 2.02 a layer risks 1.02 of it, halves of a unit rounded up.
          const risk = side === 'back' ? stake : roundHalfUp(stake * 102n)
          const asked = { side, runnerId, stake, profit: stake, liability: risk }
          const next = marketBook([...accepted, asked], runnerIds).exposure
          const answer = await player.place(testOrder(market.id, { side, runnerId, stake, odds }))
          const isCovered = next - exposure <= available
          expect(answer.body['code']).toBe(isCovered ? undefined : 'not-enough-points')
          if (!isCovered) continue
          accepted.push(asked)
          available -= next - exposure
          exposure = next
          expect([await mine('available'), await mine('exposure')]).toEqual([available, exposure])
        }

        const winner = how.kind === 'result' ? how.winner : undefined
        operator.say(
          how.kind === 'abandoned'
            ? { kind: 'abandoned', marketId: market.id, reason: 'test' }
            : {
                kind: 'result',
                marketId: market.id,
                outcome: runnerIds.map((runnerId) => ({
                  runnerId,
                  status: runnerId === winner ? 'winner' : 'loser',
                })),
              },
        )
        const outcome = (row: BookedBet) =>
          winner === undefined
            ? 0n
            : (row.runnerId === winner) === (row.side === 'back')
              ? row.profit
              : -row.liability
        const result = accepted.reduce((sum, row) => sum + outcome(row), 0n)
        await until(async () => (await mine('exposure')) === 0n && (await openCount(player.id)) === 0)
        expect(await mine('available')).toBe(10_000_000n + result)
        expect(await total(sql`true`)).toBe(0n)
      }),
      { numRuns: runs(12, 300) },
    )
  },
  proofTimeoutMs,
)

const roundHalfUp = (hundredfold: bigint): bigint => {
  const whole = hundredfold / 100n
  const rest = hundredfold % 100n
  return rest >= 50n ? whole + 1n : whole
}

const openCount = (userId: string) =>
  operator.sandbox.database.$count(bet, sql`${bet.userId} = ${userId} and ${bet.state} = 'open'`)
