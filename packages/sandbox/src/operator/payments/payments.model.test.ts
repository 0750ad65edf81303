import fc from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** The concurrent commands of one step: requests, bets, and decisions, several on the same request. */
const step = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 100, max: 5000 }) }),
    fc.record({ kind: fc.constant('withdrawal' as const), amount: fc.integer({ min: 500, max: 9000 }) }),
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
    const answer = await player.call('POST', 'api/user/withdraw', { amount: one.amount, accountId })
    if (answer.status === 200) known.push({ what: 'withdraw', request: requestIn(answer) })
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

const sumOf = (requests: Request[], ...wanted: string[]): bigint =>
  requests
    .filter(({ status }) => wanted.includes(status))
    .reduce((sum, { amount }) => sum + BigInt(amount) * 100n, 0n)

it(
  'keeps points where the requests say, whatever is asked, bet and decided at once',
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
          const [available, exposure, withdrawing] = [
            await mine('available'),
            await mine('exposure'),
            await mine('withdrawing'),
          ]
          expect(withdrawing).toBe(sumOf(withdrawals, 'pending', 'processing'))
          expect(available + exposure + withdrawing).toBe(
            grant + sumOf(deposits, 'approved') - sumOf(withdrawals, 'approved'),
          )
          for (const balance of [available, exposure, withdrawing]) expect(balance >= 0n).toBe(true)
        }
        expect(await total(sql`true`)).toBe(0n)
      }),
      { numRuns: runs(15, 300) },
    )
  },
  proofTimeoutMs,
)
