import { pricePolicies } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bet, posting } from '../../database/schema.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'
import { ask, brought, quoted, take, wireWithin } from '../../../testing/cashOut.ts'
import { opening, testBook, testMarket, testRunner } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'

const cashOuts = runs(40, 10_000)
const marketIds = Array.from({ length: 24 }, (_none, index) => `7.${index + 1}`)
let operator: TestOperator
const players: TestPlayer[] = []

beforeAll(async () => {
  operator = await startTestOperator(opening(...marketIds.map((id) => testMarket(id))))
  for (let who = 0; who < 4; who += 1) players.push(await operator.newMember('user', 10n ** 12n))
})
afterAll(() => operator.sandbox.close())

/** Returns the same random numbers in each run, so that a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const prices = (marketId: string, odds: number, status: 'active' | 'suspended' = 'active') =>
  operator.say({
    kind: 'book',
    book: testBook(marketId, {
      status,
      runners: ['101', '102', '103'].map((id, index) =>
        testRunner(id, { back: odds + index * 40, lay: odds + index * 40 + 4 }),
      ),
    }),
  })

const faults = ['nothing', 'lost', 'twice', 'two keys', 'moved', 'better', 'suspended'] as const

it(
  `accepts none of ${cashOuts} faulty cash outs twice or worse than agreed, and the ledger stays at 0`,
  async () => {
    const next = numbers(20_261_123)
    const counts: Record<string, number> = {}
    const agreed = new Set<string>()
    const notAgreed: unknown[] = []
    let worseThanQuoted = 0
    const startedAt = performance.now()
    for (let index = 0; index < cashOuts; index += 1) {
      const player = players[next(players.length)]!
      const marketId = marketIds[next(marketIds.length)]!
      const odds = 210 + next(150)
      prices(marketId, odds)
      const order = testOrder(marketId, {
        odds,
        side: 'back',
        stake: 10_000n + BigInt(next(5_000)),
        pricePolicy: 'any',
      })
      await player.place(order)
      const share = String(100 - 5 * next(12))
      const asked = await ask(player, marketId, { share })
      if (asked.status !== 200) {
        counts[String(asked.body['code'])] = (counts[String(asked.body['code'])] ?? 0) + 1
        continue
      }
      const policy = pricePolicies[next(pricePolicies.length)]!
      const wire = wireWithin(await quoted(player, marketId, { share }), policy, 1 + next(5))
      const fault = faults[next(faults.length)]!
      if (fault === 'moved') prices(marketId, odds + 1 + next(30))
      if (fault === 'better') prices(marketId, odds - 4)
      if (fault === 'suspended') prices(marketId, odds, 'suspended')
      const wires =
        fault === 'twice' || fault === 'lost'
          ? [wire, wire, wire]
          : fault === 'two keys'
            ? [wire, { ...wire, key: randomUUID() }]
            : [wire]
      const answers = await Promise.all(wires.map((one) => take(player, one)))
      // A player whose answer was lost sends the same key again and gets the same answer.
      const again = await take(player, wire)
      const isPlaced = again.status === 200
      for (const { status, body } of answers) {
        const code = status === 200 ? 'taken' : String(body['code'])
        counts[code] = (counts[code] ?? 0) + 1
      }
      const accepted = wires.filter((_one, place) => answers[place]?.status === 200)
      for (const { key } of accepted) agreed.add(key)
      if (isPlaced) {
        agreed.add(wire.key)
        const { gains, slippage, isWithinRisks, isLevel } = brought(wire, again)
        // No outcome is less than agreed, nothing more is at risk, and after a full cash out all are equal.
        const isAccepted = isWithinRisks && gains.every((gain) => gain >= -slippage)
        if (!isAccepted || (share === '100' && !isLevel)) notAgreed.push({ wire, gains })
        if (gains.some((gain) => gain < 0n)) worseThanQuoted += 1
      }
      if (fault === 'moved' || fault === 'suspended') prices(marketId, odds)
    }

    expect(notAgreed).toEqual([])
    const { database } = operator.sandbox
    const rows = await database.select().from(bet)
    const taken = rows.filter(({ cashOutKey }) => cashOutKey !== null)
    // Every order belongs to a cash out with a quote, and none was placed twice.
    expect(new Set(taken.map(({ cashOutKey }) => cashOutKey))).toEqual(agreed)
    const places = taken.map(({ cashOutKey, runnerId, side, odds }) =>
      [cashOutKey, runnerId, side, odds].join(' '),
    )
    expect(new Set(places).size).toBe(places.length)
    const check = await checkLedger(database, new Date())
    expect([check.isSound, check.total]).toEqual([true, 0n])
    // The reserve equals the possible loss of the market's bets, market by market.
    for (const player of players) {
      const { body } = await player.call('GET', 'api/user/openBet/marketBook')
      const books = body.docs as { marketId: string; exposure: number }[]
      const held = books.reduce((sum, { exposure }) => sum + Math.round(exposure * 100), 0)
      expect(Math.round((await player.balance()).exposure * 100)).toBe(held)
    }
    const [sums] = await database.select({ all: sql<string>`sum(${posting.amount})::text` }).from(posting)
    process.stdout.write(
      `${cashOuts} faulty cash outs in ${Math.round((performance.now() - startedAt) / 1000)} s: ${agreed.size} taken, ` +
        `${worseThanQuoted} of them for less than quoted, ${JSON.stringify(counts)}; ledger sum ${sums?.all}\n`,
    )
    expect(worseThanQuoted).toBeGreaterThan(0)
    for (const code of ['taken', 'cash-out-moved', 'market-suspended'])
      expect(counts[code]).toBeGreaterThan(0)
  },
  proofTimeoutMs,
)
