import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketBook, type BookedBet } from '@kit/rules'
import { bet, posting } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { checkLedger } from './checkLedger.ts'
import {
  availableAccount,
  balanceOf,
  balances,
  debtOf,
  exposureAccount,
  heldOn,
  operatorAccounts,
  pointsOf,
  postAll,
  postContra,
  withdrawingAccount,
  type Entry,
} from './ledger.ts'

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
  'keeps the points of the model through random bets and ends: nothing appears, nothing is lost',
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
          // At 2.00, a backer wins the stake. At 2.02, a layer risks 1.02 of it, with halves of a unit
          // rounded up.
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
        expect(await checkLedger(operator.sandbox.database, new Date())).toMatchObject({ isSound: true })
      }),
      { numRuns: runs(12, 300) },
    )
  },
  proofTimeoutMs,
)

const owners = ['one', 'two', 'three']
const markets = ['a', 'b', undefined]
const amount = fc.bigInt({ min: -400n, max: 600n })

/** A step of a history: entries that are posted together, or a settlement that is rolled back. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      isAbandoned: fc.boolean(),
      entries: fc.array(
        fc.record({
          kind: fc.constantFrom<Entry['kind']>('bet', 'settlement', 'deposit', 'withdrawal', 'adjustment'),
          owner: fc.constantFrom(...owners),
          market: fc.constantFrom(...markets),
          operatorAccount: fc.constantFrom(...Object.values(operatorAccounts)),
          days: fc.integer({ min: 0, max: 3 }),
          available: amount,
          exposure: amount,
          withdrawing: amount,
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('takeBack' as const),
      which: fc.nat(),
      owner: fc.constantFrom(...owners),
    }),
  },
)

it(
  'keeps each balance row equal to the sum of its postings through random histories',
  async () => {
    const { database } = operator.sandbox
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const run = `history${++loops}`
        const ownerOf = (name: string) => `${run}-${name}`
        const marketOf = (name: string) => `${run}-${name}`
        const settled: { reference: string; userId: string; marketId: string; at: Date }[] = []
        for (const [place, one] of steps.entries()) {
          if (one.kind === 'takeBack') {
            const last = settled.splice(one.which % (settled.length || 1), 1)[0]
            if (last) await database.transaction((tx) => postContra(tx, last)).catch(() => {})
            continue
          }
          const entries = one.entries.map((entry, index): Entry => {
            const userId = ownerOf(entry.owner)
            return {
              kind: entry.kind,
              reference: `${run}:${place}:${index}`,
              ...(entry.market !== undefined && { marketId: marketOf(entry.market) }),
              at: new Date(Date.UTC(2026, 0, 1 + entry.days, 23, 59)),
              movements: [
                { account: availableAccount(userId), amount: entry.available },
                { account: exposureAccount(userId), amount: entry.exposure },
                { account: withdrawingAccount(userId), amount: entry.withdrawing },
                {
                  account: entry.operatorAccount,
                  amount: -entry.available - entry.exposure - entry.withdrawing,
                },
              ],
            }
          })
          // The database refuses entries that overdraw a player. Some of the others are rolled back after
          // they were written.
          const isWritten = await database
            .transaction(async (tx) => {
              await postAll(tx, entries)
              if (one.isAbandoned) throw new Error('abandoned')
            })
            .then(
              () => true,
              () => false,
            )
          for (const [index, { kind, owner, market }] of one.entries.entries())
            if (isWritten && kind === 'settlement' && market !== undefined)
              settled.push({
                reference: `${run}:${place}:${index}`,
                userId: ownerOf(owner),
                marketId: marketOf(market),
                at: new Date(),
              })
        }
        for (const userId of owners.map(ownerOf)) {
          const sum = (name: string) => total(eq(posting.account, name))
          expect(await balances(database, userId)).toEqual({
            available: await sum(availableAccount(userId)),
            exposure: await sum(exposureAccount(userId)),
          })
          expect(await balanceOf(database, withdrawingAccount(userId))).toBe(
            await sum(withdrawingAccount(userId)),
          )
          expect(await debtOf(database, userId)).toBe(-(await sum(`debt:${userId}`)))
          for (const marketId of ['a', 'b'].map(marketOf)) {
            const held = await total(
              sql`${posting.account} = ${exposureAccount(userId)} and ${posting.marketId} = ${marketId}`,
            )
            expect(await heldOn(database, userId, marketId)).toBe(held)
            expect(await pointsOf(database, [{ userId, marketId }])).toMatchObject([{ held }])
          }
        }
        const { faults } = await checkLedger(database, new Date())
        expect(faults).toContainEqual({ fault: 'balances', count: 0 })
        expect(faults).toContainEqual({ fault: 'overdrawn', count: 0 })
      }),
      { numRuns: runs(25, 1000) },
    )
  },
  proofTimeoutMs,
)

it('adds up every posting if many transactions write to the same accounts at the same time', async () => {
  const { database } = operator.sandbox
  const [operatorAccount, other] = [operatorAccounts.book, operatorAccounts.payments]
  const before = [await balanceOf(database, operatorAccount), await balanceOf(database, other)]
  await Promise.all(
    Array.from({ length: 40 }, (_none, index) =>
      database.transaction((tx) =>
        postAll(tx, [
          {
            kind: 'deposit',
            reference: `together:${index}`,
            at: new Date(),
            movements: [
              { account: index % 2 === 0 ? operatorAccount : other, amount: -7n },
              { account: index % 2 === 0 ? other : operatorAccount, amount: 3n },
              { account: availableAccount(`together-${index % 3}`), amount: 4n },
            ],
          },
        ]),
      ),
    ),
  )
  expect([await balanceOf(database, operatorAccount), await balanceOf(database, other)]).toEqual(
    before.map((amount) => amount - 80n),
  )
  expect((await checkLedger(database, new Date())).faults).toContainEqual({ fault: 'balances', count: 0 })
})

const roundHalfUp = (hundredfold: bigint): bigint => {
  const whole = hundredfold / 100n
  const rest = hundredfold % 100n
  return rest >= 50n ? whole + 1n : whole
}

const openCount = (userId: string) =>
  operator.sandbox.database.$count(bet, sql`${bet.userId} = ${userId} and ${bet.state} = 'open'`)
