import { listTransactions } from '@kit/sdk/contract'
import fc from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { posting } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf, requestIn, type Request } from '../../testing/payments.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer[]

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), {
    payments: { allowsMultipleRequests: true, allowsCancelling: true },
  })
  payments = paymentsOf(operator)
  staff = [await operator.newMember('administrator', 0n), await operator.newMember('administrator', 0n)]
})
afterAll(() => operator.sandbox.close())

const grant = 1_000_000n

/**
 * The concurrent commands of one step: requests, bets, and decisions, several of them on the same request.
 */
const step = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 100, max: 5000 }) }),
    // Sent once, or repeatedly with one key, by several tabs or after lost answers.
    fc.record({
      kind: fc.constant('withdrawal' as const),
      amount: fc.integer({ min: 500, max: 9000 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('bet' as const), stake: fc.integer({ min: 100, max: 6000 }) }),
    fc.record({
      kind: fc.constant('decide' as const),
      which: fc.nat({ max: 50 }),
      actions: fc.array(fc.constantFrom('approved', 'rejected', 'processing', 'canceled'), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  ),
  { minLength: 1, maxLength: 6 },
)
type Act = typeof step extends fc.Arbitrary<(infer One)[]> ? One : never

const total = async (condition: SQL) => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(condition)
  return BigInt(row?.total ?? '0')
}

interface Known {
  what: 'deposit' | 'withdraw'
  request: Request
}

async function act(player: TestPlayer, accountId: string, known: Known[], one: Act): Promise<number[]> {
  if (one.kind === 'bet') {
    await player.place(testOrder('1.1', { stake: BigInt(one.stake) * 100n }))
  } else if (one.kind === 'deposit') {
    const answer = await payments.deposit(player, { amount: String(one.amount) })
    if (answer.status === 200) known.push({ what: 'deposit', request: requestIn(answer) })
  } else if (one.kind === 'withdrawal') {
    const asked = { amount: one.amount, accountId, key: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: one.times }, () => player.call('POST', 'api/user/withdraw', asked)),
    )
    const sent = answers.find(({ status }) => status === 200)
    if (sent) known.push({ what: 'withdraw', request: requestIn(sent) })
  } else if (known.length > 0) {
    const { what, request } = known[one.which % known.length] as Known
    const answers = await Promise.all(
      one.actions.map((action, index) =>
        action === 'canceled'
          ? player.call('DELETE', `api/user/withdraw?withdrawId=${request._id}`)
          : payments.decide(staff[index % 2] as TestPlayer, what, request, action),
      ),
    )
    return answers.map(({ status }) => status)
  }
  return []
}

async function states(player: TestPlayer, what: 'deposit' | 'withdraw'): Promise<Request[]> {
  return (await player.call('GET', `api/user/${what}?limit=100`)).body.docs as Request[]
}

async function statementSum(player: TestPlayer): Promise<bigint> {
  let sum = 0n
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await player.call('GET', `api/user/transaction?limit=5&page=${page}`)
    for (const line of z.decode(listTransactions.response, body.docs as never)) sum += line.amount
    pages = Number(body['totalPages'])
  }
  return sum
}

const sumOf = (requests: Request[], ...wanted: string[]): bigint =>
  requests
    .filter(({ status }) => wanted.includes(status))
    .reduce((sum, { amount }) => sum + BigInt(amount) * 100n, 0n)

it(
  'keeps points as the requests say, for any concurrent requests, bets and decisions',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const player = await operator.newMember('user', grant)
        const accountId = await payments.payoutAccount(player)
        const mine = (name: string) => total(sql`${posting.account} = ${`player:${player.id}:${name}`}`)
        const known: Known[] = []
        for (const atOnce of steps) {
          const statuses = await Promise.all(atOnce.map((one) => act(player, accountId, known, one)))
          // Decided, already decided otherwise, or a deposit cancelled like a withdrawal.
          expect(statuses.flat().filter((status) => ![200, 404, 409].includes(status))).toEqual([])

          const [deposits, withdrawals] = [await states(player, 'deposit'), await states(player, 'withdraw')]
          // One for each key, and none unknown to the player.
          expect(withdrawals.map(({ _id }) => _id).toSorted()).toEqual(
            known.flatMap(({ what, request }) => (what === 'withdraw' ? [request._id] : [])).toSorted(),
          )
          const [available, exposure, withdrawing] = [
            await mine('available'),
            await mine('exposure'),
            await mine('withdrawing'),
          ]
          expect(withdrawing).toBe(sumOf(withdrawals, 'pending', 'processing'))
          expect(available + exposure + withdrawing).toBe(
            grant + sumOf(deposits, 'approved') - sumOf(withdrawals, 'approved'),
          )
          // The sum of an export equals the ledger.
          expect(await statementSum(player)).toBe(available + exposure + withdrawing)
          for (const balance of [available, exposure, withdrawing]) expect(balance >= 0n).toBe(true)
        }
        expect(await total(sql`true`)).toBe(0n)
      }),
      { numRuns: runs(15, 300) },
    )
  },
  proofTimeoutMs,
)
