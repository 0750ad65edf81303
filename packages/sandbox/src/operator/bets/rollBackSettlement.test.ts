import type { RunnerStatus } from '@kit/sdk/contract'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posting } from '../database/schema.ts'
import { balances, debtOf } from '../ledger/ledger.ts'
import { knowsMarket, runnersOf } from '../markets/catalogue.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'
import { currentSettlement } from './settlementStore.ts'

let operator: TestOperator
let markets = 0

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const runnerIds = ['101', '102', '103'] as const

async function openMarket(): Promise<string> {
  const market = testMarket(`7.${++markets}`)
  opening(market).forEach(operator.say)
  await until(() => knowsMarket(operator.sandbox.database, market.id))
  return market.id
}

const outcomeOf = (...statuses: (RunnerStatus | undefined)[]): Map<string, RunnerStatus> =>
  new Map(
    runnerIds.flatMap((id, index) => {
      const status = statuses[index]
      return status === undefined ? [] : [[id, status] as const]
    }),
  )
const winnerIs = (winner: string) => outcomeOf(...runnerIds.map((id) => (id === winner ? 'winner' : 'loser')))

const settle = (marketId: string, outcome: Map<string, RunnerStatus>) =>
  settleMarket(operator.sandbox.database, { marketId, outcome, by: 'operator', at: new Date() })
const rollBack = (marketId: string, number: number) =>
  rollBackSettlement(operator.sandbox.database, { marketId, number, at: new Date() })

async function pointsOf({ id }: TestPlayer) {
  const { database } = operator.sandbox
  return { ...(await balances(database, id)), debt: await debtOf(database, id) }
}

const ledgerSum = async () => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
  return row?.total
}

describe('a settlement that is rolled back', () => {
  it('restores everything, and can be settled again', async () => {
    const player = await operator.newMember()
    const marketId = await openMarket()
    await player.place(testOrder(marketId, { stake: 100_000n }))
    await player.place(testOrder(marketId, { side: 'lay', odds: 202, runnerId: '102', stake: 33_300n }))
    const before = await pointsOf(player)
    const openBefore = (await player.call('GET', 'api/user/openBet')).body

    expect(await settle(marketId, winnerIs('101'))).toEqual([player.id])
    expect(await pointsOf(player)).toEqual({ available: 10_133_300n, exposure: 0n, debt: 0n })
    expect(await rollBack(marketId, 1)).toEqual([player.id])
    expect(await pointsOf(player)).toEqual(before)
    const openAfter = (await player.call('GET', 'api/user/openBet')).body
    const withoutMoment = (rows: unknown) =>
      (rows as Record<string, unknown>[]).map((row) => ({ ...row, updatedAt: '' }))
    expect(withoutMoment(openAfter.docs)).toEqual(withoutMoment(openBefore.docs))
    expect((await player.call('GET', 'api/user/openBet/history')).body.docs).toEqual([])
    const statuses = (await runnersOf(operator.sandbox.database, marketId)).map(({ status }) => status)
    expect(statuses).toEqual(['active', 'active', 'active'])

    expect(await settle(marketId, winnerIs('102'))).toEqual([player.id])
    // 1,000 lost on the first, and 1.02 times 333 on the second.
    expect(await pointsOf(player)).toEqual({ available: 9_866_034n, exposure: 0n, debt: 0n })
    expect(await ledgerSum()).toBe('0')
  })

  it('is rolled back once, by its number, for any number of repeated or simultaneous calls', async () => {
    const player = await operator.newMember()
    const marketId = await openMarket()
    await player.place(testOrder(marketId, { stake: 100_000n }))
    const before = await pointsOf(player)
    expect(await rollBack(marketId, 1)).toEqual([])
    await settle(marketId, winnerIs('101'))
    expect(await rollBack(marketId, 2)).toEqual([])
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => rollBack(marketId, 1)))
    expect(all.filter((players) => players.length > 0)).toEqual([[player.id]])
    expect(await pointsOf(player)).toEqual(before)

    await settle(marketId, winnerIs('101'))
    // A late repetition of the command must not roll back the second settlement.
    expect(await rollBack(marketId, 1)).toEqual([])
    expect(await pointsOf(player)).toMatchObject({ available: 10_100_000n })
    expect(await currentSettlement(operator.sandbox.database, marketId)).toMatchObject({ number: 2 })
    expect(await rollBack('7.none', 1)).toEqual([])
  })

  it('may be a void as well', async () => {
    const player = await operator.newMember()
    const marketId = await openMarket()
    await player.place(testOrder(marketId))
    const at = new Date()
    await voidMarket(operator.sandbox.database, { marketId, reason: 'wrong call', by: 'operator', at })
    expect(await pointsOf(player)).toMatchObject({ available: 10_000_000n })
    expect(await rollBack(marketId, 1)).toEqual([player.id])
    expect(await pointsOf(player)).toEqual({ available: 9_990_000n, exposure: 10_000n, debt: 0n })
    await settle(marketId, winnerIs('101'))
    expect(await pointsOf(player)).toEqual({ available: 10_010_000n, exposure: 0n, debt: 0n })
  })

  it('waits for the operator: the feed cannot send the same result again', async () => {
    const player = await operator.newMember()
    const marketId = await openMarket()
    await player.place(testOrder(marketId))
    await settle(marketId, winnerIs('102'))
    await rollBack(marketId, 1)
    const database = operator.sandbox.database
    const at = new Date()
    expect(await settleMarket(database, { marketId, outcome: winnerIs('102'), by: 'feed', at })).toEqual([])
    expect(await voidMarket(database, { marketId, reason: 'gone', by: 'feed', at })).toEqual([])
    expect(await pointsOf(player)).toMatchObject({ exposure: 10_000n })
    expect(await settle(marketId, winnerIs('101'))).toEqual([player.id])
  })

  it('keeps bets on a withdrawn runner void', async () => {
    const player = await operator.newMember()
    const marketId = await openMarket()
    await player.place(testOrder(marketId, { runnerId: '102' }))
    await player.place(testOrder(marketId, { runnerId: '101' }))
    const withdrawn = testRunner('102', { status: 'removed', back: 0, lay: 0 })
    operator.say({ kind: 'book', book: testBook(marketId, { runners: [withdrawn] }) })
    await until(async () => (await pointsOf(player)).exposure === 10_000n)
    await settle(marketId, winnerIs('103'))
    await rollBack(marketId, 1)
    expect(await pointsOf(player)).toEqual({ available: 9_990_000n, exposure: 10_000n, debt: 0n })
    expect((await player.call('GET', 'api/user/openBet')).body['totalDocs']).toBe(1)
    expect((await player.call('GET', 'api/user/openBet/history')).body.docs).toMatchObject([
      { status: 'void', odds: { teamId: '102' } },
    ])
  })

  it('is owed if its points were spent, blocks bets, and is repaid from later income', async () => {
    const player = await operator.newMember('user', 100_000n)
    const [first, second] = [await openMarket(), await openMarket()]
    await player.place(testOrder(first, { stake: 100_000n }))
    await settle(first, winnerIs('101'))
    expect(await pointsOf(player)).toEqual({ available: 200_000n, exposure: 0n, debt: 0n })
    await player.place(testOrder(second, { stake: 150_000n }))
    await rollBack(first, 1)
    expect(await pointsOf(player)).toEqual({ available: 0n, exposure: 250_000n, debt: 150_000n })
    expect(await ledgerSum()).toBe('0')

    for (const side of ['back', 'lay'] as const) {
      const hedge = testOrder(second, { side, odds: side === 'lay' ? 202 : 200 })
      expect(await player.place(hedge)).toMatchObject({
        status: 409,
        body: {
          code: 'in-debt',
          message: 'You owe 1,500 points after a corrected result',
          details: { debt: '1500' },
        },
      })
    }
    await settle(first, winnerIs('102'))
    expect(await pointsOf(player)).toEqual({ available: 0n, exposure: 150_000n, debt: 150_000n })
    await settle(second, winnerIs('101'))
    expect(await pointsOf(player)).toEqual({ available: 150_000n, exposure: 0n, debt: 0n })
    await rollBack(second, 1)
    expect(await pointsOf(player)).toEqual({ available: 0n, exposure: 150_000n, debt: 150_000n })
    expect(await ledgerSum()).toBe('0')
  })

  it('takes the available points before it restores a debt that the result had repaid', async () => {
    const player = await operator.newMember('user', 100_000n)
    const [first, second, third] = [await openMarket(), await openMarket(), await openMarket()]
    await player.place(testOrder(first, { stake: 100_000n }))
    await settle(first, winnerIs('101'))
    await player.place(testOrder(second, { stake: 150_000n }))
    await player.place(testOrder(third, { stake: 50_000n }))
    await rollBack(first, 1)
    expect(await pointsOf(player)).toEqual({ available: 0n, exposure: 300_000n, debt: 200_000n })
    await settle(second, winnerIs('101'))
    await settle(third, winnerIs('101'))
    expect(await pointsOf(player)).toEqual({ available: 200_000n, exposure: 100_000n, debt: 0n })
    await rollBack(second, 1)
    expect(await pointsOf(player)).toEqual({ available: 0n, exposure: 250_000n, debt: 100_000n })
    expect(await ledgerSum()).toBe('0')
  })
})

const grant = 1_000_000n

// The model has no ledger, only each market's bets and the result of each end. Odds are 2.00 and 2.02.

interface ModelBet {
  who: number
  side: 'back' | 'lay'
  runnerId: string
  stake: bigint
}

interface ModelMarket {
  bets: ModelBet[]
  /** Each player's result of the current settlement, or undefined while the market is open. */
  brought: bigint[] | undefined
  ends: number
}

/** The risk of a lay at 2.02, rounded half up. */
const layRisk = (stake: bigint): bigint => (stake * 102n + 50n) / 100n

const resultOf = ({ side, runnerId, stake }: ModelBet, outcome: Map<string, RunnerStatus>): bigint => {
  const status = outcome.get(runnerId)
  if (status === undefined) return 0n
  if (side === 'back') return status === 'winner' ? stake : -stake
  return status === 'winner' ? -layRisk(stake) : stake
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a))

class Model {
  readonly markets: ModelMarket[] = [0, 1, 2].map(() => ({ bets: [], brought: undefined, ends: 0 }))

  worst(bets: readonly ModelBet[], who: number): bigint {
    const own = bets.filter((bet) => bet.who === who)
    const worst = least(runnerIds.map((winner) => sum(own.map((bet) => resultOf(bet, winnerIs(winner))))))
    return worst < 0n ? -worst : 0n
  }

  exposure(who: number): bigint {
    return sum(this.markets.map(({ bets, brought }) => (brought ? 0n : this.worst(bets, who))))
  }

  free(who: number): bigint {
    return grant + sum(this.markets.map(({ brought }) => brought?.[who] ?? 0n)) - this.exposure(who)
  }

  points(who: number) {
    const free = this.free(who)
    return { available: free > 0n ? free : 0n, exposure: this.exposure(who), debt: free < 0n ? -free : 0n }
  }

  takes(market: ModelMarket, bet: ModelBet): boolean {
    if (market.brought !== undefined || this.points(bet.who).debt > 0n) return false
    const more = this.worst([...market.bets, bet], bet.who) - this.worst(market.bets, bet.who)
    return more <= this.points(bet.who).available
  }

  end(market: ModelMarket, outcome: Map<string, RunnerStatus>): void {
    market.brought = [0, 1].map((who) => {
      const result = sum(market.bets.filter((bet) => bet.who === who).map((bet) => resultOf(bet, outcome)))
      // A player loses no more than they have: the operator carries the rest.
      const most = this.points(who).available + this.worst(market.bets, who)
      return -result > most ? -most : result
    })
    market.ends++
  }
}

const status = fc.constantFrom('winner' as const, 'loser' as const, undefined)
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      on: fc.nat(2),
      who: fc.nat(1),
      side: fc.constantFrom('back' as const, 'lay' as const),
      runnerId: fc.constantFrom(...runnerIds),
      // Often the whole balance, so that a rollback finds it spent.
      stake: fc.oneof(fc.bigInt({ min: 10_000n, max: 1_500_000n }), fc.constantFrom(grant, 2n * grant)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      on: fc.nat(2),
      // Often a win, so that there is something to spend and roll back.
      statuses: fc.option(fc.tuple(status, status, status), { freq: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('roll back' as const),
      on: fc.nat(2),
      // Mostly the current settlement, sometimes an older or future one.
      back: fc.constantFrom(0, 0, 0, 0, 1, -1),
    }),
  },
)

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

/** Runs a command on the operator and the model. Returns the answer and the expected one. */
async function obey(
  step: Command,
  { model, players, marketIds }: { model: Model; players: TestPlayer[]; marketIds: string[] },
): Promise<{ is: unknown; shouldBe: unknown }> {
  const market = model.markets[step.on]
  const marketId = marketIds[step.on]
  if (!market || marketId === undefined) throw new Error('There is no such market')
  switch (step.kind) {
    case 'bet': {
      const { who, side, runnerId, stake } = step
      const isTaken = model.takes(market, step)
      const order = testOrder(marketId, { side, runnerId, stake, odds: side === 'back' ? 200 : 202 })
      const answer = await players[who]?.place(order)
      if (isTaken) market.bets.push({ who, side, runnerId, stake })
      return { is: answer?.status, shouldBe: isTaken ? 200 : 409 }
    }
    case 'settle': {
      const wanted = market.bets.findLast(({ side }) => side === 'back')?.runnerId ?? '101'
      const outcome = step.statuses ? outcomeOf(...step.statuses) : winnerIs(wanted)
      const isNew = market.brought === undefined
      const touched = await settle(marketId, outcome)
      if (isNew) model.end(market, outcome)
      return { is: touched.length, shouldBe: isNew ? new Set(market.bets.map(({ who }) => who)).size : 0 }
    }
    case 'roll back': {
      const isCurrent = market.brought !== undefined && step.back === 0
      const touched = await rollBack(marketId, market.ends - step.back)
      if (isCurrent) market.brought = undefined
      return { is: touched.length, shouldBe: isCurrent ? new Set(market.bets.map(({ who }) => who)).size : 0 }
    }
  }
}

it(
  'leaves every point as in a model without a ledger, through bets, settlements and rollbacks',
  async () => {
    let rolledBack = 0
    let indebted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40, size: 'max' }), async (commands) => {
        const players = [await operator.newMember('user', grant), await operator.newMember('user', grant)]
        const marketIds: string[] = []
        for (let count = 0; count < 3; count++) marketIds.push(await openMarket())
        const model = new Model()
        for (const step of commands) {
          const { is, shouldBe } = await obey(step, { model, players, marketIds })
          expect(is).toEqual(shouldBe)
          rolledBack += step.kind === 'roll back' && is !== 0 ? 1 : 0
          for (const [who, player] of players.entries()) {
            const points = model.points(who)
            expect(await pointsOf(player)).toEqual(points)
            indebted += points.debt > 0n ? 1 : 0
          }
        }
        expect(await ledgerSum()).toBe('0')
      }),
      { numRuns: runs(12, 1000), seed: 20_261_121 },
    )
    process.stdout.write(`rolled back ${rolledBack} settlements, with debt after ${indebted} steps\n`)
    expect(rolledBack).toBeGreaterThan(0)
    expect(indebted).toBeGreaterThan(0)
  },
  proofTimeoutMs,
)
