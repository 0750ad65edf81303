import type { Minor } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { posting } from '../database/schema.ts'
import { createRandom } from '../../feed/simulation/random.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf, type Request } from '../../testing/payments.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { submissionFaults, submittingPlayer, type Submission } from '../../testing/submissions.ts'

// Requests for points, sent by the site's own code over a connection that loses, repeats and delays them, by
// pages that crash.

const submissions = runs(300, 10_000)
const players = runs(6, 40)
const atOnce = runs(3, 6)
const grant = 100_000_000_000n

let operator: TestOperator
let staff: TestPlayer
beforeAll(async () => {
  operator = await startTestOperator([], {
    payments: { allowsMultipleRequests: true, allowsCancelling: true },
  })
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const sum = async (account?: string): Promise<bigint> => {
  const [row] = await operator.sandbox.database
    .select({ sum: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(account === undefined ? sql`true` : sql`${posting.account} = ${account}`)
  return BigInt(row?.sum ?? '0')
}

const minorOf = ({ amount }: Request): Minor => BigInt(Math.round(amount * 100))

async function listed(player: TestPlayer, kind: Submission['kind']): Promise<Request[]> {
  const rows: Request[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await player.call('GET', `api/user/${kind}?limit=100&page=${page}`)
    rows.push(...(body.docs as Request[]))
    pages = Number(body['totalPages'])
  }
  return rows
}

interface Tally {
  doubled: number
  lost: number
  unasked: number
  sent: number
}

/**
 * Submits until each submission is reported as arrived, or given up after `tries`. Staff decide meanwhile.
 */
async function play(seed: number, count: number): Promise<Tally> {
  const random = createRandom(seed)
  const player = await operator.newMember('user', grant)
  const payments = paymentsOf(operator)
  const page = submittingPlayer(player, operator.url, await payments.payoutAccount(player))
  const asked = new Map<Minor, Submission['kind']>()
  const arrived = new Set<Minor>()
  for (let number = 0; number < count; number += 1) {
    const submission: Submission = {
      kind: random.next() < 0.6 ? 'withdraw' : 'deposit',
      amount: 50_000n + BigInt(number),
      fault: submissionFaults[Math.floor(random.next() * submissionFaults.length)] ?? 'none',
      // A site waits two minutes for a request in flight.
      delayMs: Math.floor(random.next() * 100_000),
    }
    asked.set(submission.amount, submission.kind)
    // Some players do not press again after 'not sent'.
    const tries = random.next() < 0.3 ? 1 : 4
    for (let tried = 0; tried < tries && !arrived.has(submission.amount); tried += 1) {
      const fault = tried === 0 || random.next() < 0.4 ? submission.fault : 'none'
      for (const { amount } of await page.submit({ ...submission, fault }))
        if (amount !== undefined) arrived.add(amount)
    }
  }
  await page.settle()
  for (const kind of ['deposit', 'withdraw'] as const)
    for (const { amount } of await page.resume(kind)) if (amount !== undefined) arrived.add(amount)
  page.close()

  const tally: Tally = { doubled: 0, lost: 0, unasked: 0, sent: 0 }
  const paid = { deposit: 0n, withdraw: 0n, held: 0n }
  for (const kind of ['deposit', 'withdraw'] as const) {
    const rows = await listed(player, kind)
    const amounts = rows.map(minorOf)
    tally.sent += rows.length
    tally.doubled += amounts.length - new Set(amounts).size
    tally.unasked += amounts.filter((amount) => asked.get(amount) !== kind).length
    tally.lost += [...arrived].filter(
      (amount) => asked.get(amount) === kind && !amounts.includes(amount),
    ).length
    for (const row of rows) {
      const action = ['approved', 'rejected', 'none'][Math.floor(random.next() * 3)] ?? 'none'
      if (action !== 'none')
        // Twice, because staff press twice, too.
        await Promise.all([0, 1].map(() => payments.decide(staff, kind, row, action)))
      if (action === 'approved') paid[kind] += minorOf(row)
      else if (action === 'none' && kind === 'withdraw') paid.held += minorOf(row)
    }
  }
  const [available, withdrawing] = [
    await sum(`player:${player.id}:available`),
    await sum(`player:${player.id}:withdrawing`),
  ]
  expect(withdrawing).toBe(paid.held)
  expect(available).toBe(grant + paid.deposit - paid.withdraw - paid.held)
  return tally
}

it(
  `sends ${submissions} requests over a faulty connection with none doubled, none lost, and a ledger that sums to zero`,
  async () => {
    const total: Tally = { doubled: 0, lost: 0, unasked: 0, sent: 0 }
    const seeds = Array.from({ length: players }, (_none, at) => at + 1)
    const began = performance.now()
    const playOn = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const tally = await play(seed, submissions / players)
        for (const name of ['doubled', 'lost', 'unasked', 'sent'] as const) total[name] += tally[name]
        // The result stays visible if the run is cut short.
        if (players > 10) console.info({ player: seed, ...total, ms: Math.round(performance.now() - began) })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, playOn))
    expect(total).toMatchObject({ doubled: 0, lost: 0, unasked: 0 })
    expect(total.sent).toBeGreaterThan(submissions * 0.7)
    expect(await sum()).toBe(0n)
    console.info(
      `${submissions} submissions, ${total.sent} requests: none doubled, none lost, the ledger adds up to 0`,
    )
  },
  proofTimeoutMs,
)
