import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, bet, orderRequest, type AccountRow } from '../database/schema.ts'
import { balances, debtOf, heldOn } from '../ledger/ledger.ts'
import { endMarket, saveMarket } from '../markets/catalogue.ts'
import { newMarketState, type MarketState } from '../markets/marketState.ts'
import { testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { acceptOrders, type Acceptance, type DueOrder } from './acceptOrders.ts'
import { liabilityMaps } from './liabilityMap.ts'
import { holdOrders } from './orderStore.ts'

// The same orders twice, by twin players on twin markets: in batches, and in sequence. The database must
// contain the same afterwards.

const players = 6
let operator: TestOperator
let made = 0

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const kinds = ['betfair', 'bookmaker', 'session'] as const

/** A market of each type, a suspended and an ended one. An order may name a sixth, unknown one. */
const wager = fc.record({
  market: fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(5) }),
  runner: fc.oneof({ weight: 6, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(3) }),
  side: fc.constantFrom('back' as const, 'lay' as const),
  shift: fc.constantFrom(0, 0, 0, 0, -1, 1),
  stake: fc.constantFrom(10_000n, 10_000n, 20_100n, 333_300n, 1_000_000n, 1n),
  isLate: fc.constantFrom(false, false, false, false, true),
})
type Wager = typeof wager extends fc.Arbitrary<infer Value> ? Value : never

const batch = fc.uniqueArray(fc.record({ who: fc.nat(players - 1), wager }), {
  selector: ({ who }) => who,
  minLength: 1,
  maxLength: players,
})

const prices = { betfair: [200, 202], bookmaker: [8_500, 8_800], session: [10_000, 10_000] } as const

function liveMarket(id: string, index: number): MarketState {
  const type = kinds[index] ?? 'betfair'
  const live = newMarketState(testMarket(id, { type }), 'model')
  live.status = index === 3 ? 'suspended' : 'active'
  live.suspensions = 1
  const [back, lay] = prices[type]
  const level = (odds: number, run: number) => [{ odds, run: type === 'session' ? run : 0, size: 0n }]
  for (const runnerId of ['101', '102', '103'])
    live.runners.set(runnerId, {
      id: runnerId,
      status: 'active',
      back: level(back, 46),
      lay: level(lay, 45),
    })
  return live
}

interface Twin {
  accounts: AccountRow[]
  markets: MarketState[]
}

async function newTwin(name: string): Promise<Twin> {
  const { database } = operator.sandbox
  const accounts: AccountRow[] = []
  for (let who = 0; who < players; who += 1) {
    // Some can afford a few bets, one none.
    const member = await operator.newMember('user', who === 0 ? 0n : who < 3 ? 50_000n : 10_000_000n)
    const [row] = await database.select().from(account).where(eq(account.id, member.id))
    if (row) accounts.push(row)
  }
  const markets = Array.from({ length: 5 }, (_none, index) => liveMarket(`${name}.${index}`, index))
  for (const { feed } of markets) await database.transaction((tx) => saveMarket(tx, feed))
  return { accounts, markets }
}

function dueOf({ accounts, markets }: Twin, who: number, asked: Wager, key: string): DueOrder {
  const market = markets[asked.market]
  const type = market?.feed.type ?? 'betfair'
  const [back, lay] = prices[type]
  const order = testOrder(market?.feed.id ?? 'unknown', {
    key,
    runnerId: String(101 + asked.runner),
    marketType: type,
    side: asked.side,
    odds: (asked.side === 'back' ? back : lay) + asked.shift,
    run: type === 'session' ? (asked.side === 'back' ? 46 : 45) + asked.shift : 0,
    stake: asked.stake,
  })
  const arrival = { at: new Date(0), delayMs: 0, best: undefined }
  return { account: accounts[who]!, order, suspensions: asked.isLate ? 0 : 1, arrival }
}

async function accept(twin: Twin, due: DueOrder[]): Promise<Acceptance[]> {
  const { database } = operator.sandbox
  const at = new Date(0)
  const rows = due.map((one) => ({
    userId: one.account.id,
    key: one.order.key,
    fingerprint: '',
    createdAt: at,
    heldBy: 0,
  }))
  await holdOrders(database, rows)
  const books = { get: (id: string) => twin.markets.find(({ feed }) => feed.id === id) }
  return database.transaction((tx) => acceptOrders(tx, due, { books, at, isPatient: true }))
}

/** Twins differ only in the names of their markets and players, and in the ids of bets. */
const alike = (value: unknown, twin: Twin): unknown => {
  let text = JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'bigint' ? String(field) : field,
  )
  for (const [who, { id }] of twin.accounts.entries()) text = text.replaceAll(id, `player ${who}`)
  for (const [index, { feed }] of twin.markets.entries()) text = text.replaceAll(feed.id, `market ${index}`)
  return JSON.parse(text.replaceAll(/"(_?id)":"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"$1":"a bet"'))
}

async function kept(twin: Twin): Promise<unknown> {
  const { database } = operator.sandbox
  const ids = twin.accounts.map(({ id }) => id)
  const bets = await database.select().from(bet).where(inArray(bet.userId, ids)).orderBy(bet.number)
  const answers = await database
    .select()
    .from(orderRequest)
    .where(inArray(orderRequest.userId, ids))
    .orderBy(orderRequest.key, orderRequest.userId)
  const money = []
  for (const id of ids) {
    const held = []
    for (const { feed } of twin.markets) held.push(await heldOn(database, id, feed.id))
    money.push([await balances(database, id), await debtOf(database, id), held])
  }
  const books = await Promise.all(ids.map((id) => liabilityMaps(database, id)))
  // The order of numbers within a batch does not matter.
  const sorted = bets
    .map(({ number: _number, ...row }) => row)
    .toSorted((one, other) => (one.orderKey < other.orderKey ? -1 : 1))
  return alike({ bets: sorted, answers, money, books }, twin)
}

it(
  'BET-002 accepts a batch like the same orders in sequence: the same bets, answers, refusals and points',
  async () => {
    const { database } = operator.sandbox
    const seen: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 6 }), async (batches) => {
        made += 1
        const [together, alone] = [await newTwin(`batch-${made}`), await newTwin(`alone-${made}`)]
        for (const { markets } of [together, alone])
          await database.transaction(async (tx) => {
            const end = { state: 'void' as const, reason: null, note: null, resultRun: null, at: new Date(0) }
            await endMarket(tx, markets[4]?.feed.id ?? '', end)
          })
        for (const [index, orders] of batches.entries()) {
          const key = (who: number) => `key-${index}-${who}`
          const inBatch = await accept(
            together,
            orders.map((one) => dueOf(together, one.who, one.wager, key(one.who))),
          )
          const oneByOne: Acceptance[] = []
          for (const one of orders)
            oneByOne.push(...(await accept(alone, [dueOf(alone, one.who, one.wager, key(one.who))])))
          expect(alike(inBatch, together)).toEqual(alike(oneByOne, alone))
          for (const one of inBatch) {
            const code = one.state === 'refused' ? String(one.answer.body['code']) : one.state
            seen[code] = (seen[code] ?? 0) + 1
          }
        }
        expect(await kept(together)).toEqual(await kept(alone))
      }),
      { numRuns: runs(6, 300), seed: 20_261_122, endOnFailure: true },
    )
    process.stdout.write(`orders in batches: ${JSON.stringify(seen)}\n`)
    for (const code of ['placed', 'not-enough-points', 'market-suspended', 'market-unknown', 'odds-changed'])
      expect(seen[code]).toBeGreaterThan(0)
  },
  proofTimeoutMs,
)
