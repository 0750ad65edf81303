import { explainSettlement } from '@kit/rules'
import type { RunnerStatus } from '@kit/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, posting, type AccountRow } from '../database/schema.ts'
import type { FeedMarket } from '../../feed/feed.ts'
import { balances } from '../ledger/ledger.ts'
import { saveMarket } from '../markets/catalogue.ts'
import { newMarketState, type Outcome } from '../markets/marketState.ts'
import { testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { acceptOrders } from './acceptOrders.ts'
import { listDetails } from './betLists.ts'
import { holdOrders } from './orderStore.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'
import { withdrawRunner } from './withdrawRunner.ts'

// Markets of all three types with bets, hedges, withdrawn runners, voids, runs on the line and rollbacks,
// against a model without book and ledger: it lists each bet's result at every possible outcome.

const players = 3
const grant = 10n ** 15n
let operator: TestOperator
let accounts: AccountRow[] = []
const marketsOfPlayers = 50
let markets = 0

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

async function newPlayers(): Promise<void> {
  const { database } = operator.sandbox
  accounts = []
  for (let who = 0; who < players; who += 1) {
    const member = await operator.newMember('user', grant)
    const [row] = await database.select().from(account).where(eq(account.id, member.id))
    accounts.push(row!)
  }
}

type Kind = 'betfair' | 'bookmaker' | 'session'

interface Wager {
  who: number
  side: 'back' | 'lay'
  runner: number
  odds: number
  run: number
  stake: bigint
}

const wager = (runners: number) =>
  fc.record<Wager>({
    who: fc.nat(players - 1),
    side: fc.constantFrom('back', 'lay'),
    runner: fc.nat(runners - 1),
    odds: fc.oneof(fc.integer({ min: 101, max: 2_000 }), fc.integer({ min: 500, max: 40_000 })),
    run: fc.integer({ min: 1, max: 12 }),
    stake: fc.bigInt({ min: 10_000n, max: 1_000_000n }),
  })

const setup = fc
  .record({
    kind: fc.constantFrom<Kind>('betfair', 'bookmaker', 'session'),
    field: fc.integer({ min: 2, max: 4 }),
    places: fc.integer({ min: 1, max: 2 }),
  })
  .chain(({ kind, field, places }) => {
    const runners = kind === 'session' ? 1 : field
    const numberOfWinners = kind === 'betfair' ? places : 1
    const end = fc.record({
      order: fc.shuffledSubarray(
        Array.from({ length: runners }, (_none, index) => index),
        { minLength: runners },
      ),
      run: fc.integer({ min: 0, max: 14 }),
      isVoid: fc.nat(9).map((chance) => chance === 0),
      isTied: fc.nat(3).map((chance) => chance === 0),
      clear: fc.nat(1),
      /** The last runner is missing in the result: bets on it are void. */
      leavesOut: fc.nat(9).map((chance) => chance === 0),
    })
    return fc.record({
      kind: fc.constant(kind),
      runners: fc.constant(runners),
      numberOfWinners: fc.constant(numberOfWinners),
      bets: fc.array(wager(runners), { minLength: 1, maxLength: 8 }),
      withdrawn: kind === 'betfair' ? fc.option(fc.nat(runners - 1), { freq: 4 }) : fc.constant(null),
      ends: fc.array(end, { minLength: 1, maxLength: 2 }),
    })
  })

type Setup = typeof setup extends fc.Arbitrary<infer Made> ? Made : never
type End = Setup['ends'][number]

/** Rounds half up, by comparing both neighbours instead of remainders. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const low = numerator / denominator
  const [below, above] = [numerator - low * denominator, (low + 1n) * denominator - numerator]
  return below < above ? low : low + 1n
}

/** Returns the backer's winnings by the specification's formula of each type. */
const backerWins = (kind: Kind, { odds, stake }: Wager): bigint =>
  kind === 'betfair'
    ? rounded(stake * BigInt(odds) - stake * 100n, 100n)
    : rounded(stake * BigInt(odds), 10_000n)

/** An outcome: winners by index, or a run. `counts` excludes void runners. */
interface ModelOutcome {
  won: (bet: Wager) => boolean
  counts: (runner: number) => boolean
  /** The runners that share the last places, in the order of the market. */
  share?: { places: bigint; tied: readonly number[] } | undefined
}

function brings(kind: Kind, bet: Wager, { won, counts, share }: ModelOutcome): bigint {
  if (!counts(bet.runner)) return 0n
  if (share?.tied.includes(bet.runner)) {
    // The payout of the places is divided among the tied runners, a hundredth at a time, starting with the
    // first.
    const pool = (backerWins(kind, bet) + bet.stake) * share.places
    const [runners, index] = [BigInt(share.tied.length), BigInt(share.tied.indexOf(bet.runner))]
    const forBacker = (pool + runners - 1n - index) / runners - bet.stake
    return bet.side === 'back' ? forBacker : -forBacker
  }
  const forBacker = won(bet) ? backerWins(kind, bet) : -bet.stake
  return bet.side === 'back' ? forBacker : -forBacker
}

const totalOf = (kind: Kind, bets: readonly Wager[], outcome: ModelOutcome): bigint =>
  bets.reduce((sum, bet) => sum + brings(kind, bet, outcome), 0n)

function everyOutcome({ kind, runners, numberOfWinners }: Setup, withdrawn: number | null): ModelOutcome[] {
  const counts = (runner: number) => runner !== withdrawn
  if (kind === 'session')
    return Array.from({ length: 16 }, (_none, result) => ({ won: (bet: Wager) => result >= bet.run, counts }))
  const running = Array.from({ length: runners }, (_none, index) => index).filter(counts)
  const wanted = Math.min(numberOfWinners, running.length)
  return Array.from({ length: 2 ** runners }, (_none, mask) => (runner: number) => (mask >> runner) % 2 === 1)
    .filter((wins) => running.filter(wins).length === wanted && (withdrawn === null || !wins(withdrawn)))
    .map((wins) => ({ won: ({ runner }: Wager) => wins(runner), counts }))
}

const runnerId = (index: number): string => `${index + 1}`

function endOf({ kind, runners, numberOfWinners }: Setup, end: End, withdrawn: number | null) {
  const nobody: ModelOutcome = { won: () => false, counts: () => false }
  if (end.isVoid) return { outcome: undefined, tied: undefined, model: nobody }
  if (kind === 'session')
    return {
      outcome: { run: end.run } satisfies Outcome,
      tied: undefined,
      model: { won: (bet: Wager) => end.run >= bet.run, counts: () => true },
    }
  const running = end.order.filter((runner) => runner !== withdrawn)
  const isTied = end.isTied && running.length > numberOfWinners
  const winners = running.slice(0, numberOfWinners + (isTied ? 1 : 0))
  const leftOut = end.leavesOut && running.length > winners.length ? running.at(-1) : undefined
  const named = Array.from({ length: runners }, (_none, index) => index).filter(
    (runner) => runner !== withdrawn && runner !== leftOut,
  )
  const outcome = new Map(
    named.map((runner): [string, RunnerStatus] => [
      runnerId(runner),
      winners.includes(runner) ? 'winner' : 'loser',
    ]),
  )
  const clear = Math.min(end.clear, numberOfWinners - 1)
  const tied = winners.slice(clear).toSorted((one, other) => one - other)
  return {
    outcome,
    tied: isTied ? tied.map(runnerId) : undefined,
    model: {
      won: ({ runner }: Wager) => winners.includes(runner),
      counts: (runner: number) => named.includes(runner),
      ...(isTied && { share: { places: BigInt(numberOfWinners - clear), tied } }),
    },
  }
}

function marketOf({ kind, runners, numberOfWinners }: Setup): FeedMarket {
  const id = `m.${++markets}`
  return {
    ...testMarket(id, { type: kind, numberOfWinners }),
    runners: Array.from({ length: runners }, (_none, index) => ({
      id: runnerId(index),
      name: `Runner ${index + 1}`,
      sort: index,
    })),
  }
}

/** Accepts a bet at its own price, as after its delay. */
async function take(market: FeedMarket, bet: Wager): Promise<void> {
  const { database } = operator.sandbox
  const player = accounts[bet.who]!
  const run = market.type === 'session' ? bet.run : 0
  const order = testOrder(market.id, {
    runnerId: runnerId(bet.runner),
    marketType: market.type,
    side: bet.side,
    odds: bet.odds,
    run,
    stake: bet.stake,
  })
  const live = newMarketState(market, 'model')
  live.status = 'active'
  const level = [{ odds: bet.odds, run, size: 0n }]
  live.runners.set(order.runnerId, { id: order.runnerId, status: 'active', back: level, lay: level })
  const at = new Date()
  const held = { userId: player.id, key: order.key, fingerprint: order.key, createdAt: at, heldBy: 1 }
  await holdOrders(database, [held])
  const arrival = { at, delayMs: 0, best: undefined }
  const due = [{ account: player, order, suspensions: 0, arrival }]
  const [acceptance] = await database.transaction((tx) =>
    acceptOrders(tx, due, { books: { get: () => live }, at, isPatient: true }),
  )
  expect(acceptance?.state).toBe('placed')
}

async function checkExplanations(marketId: string, bets: number, takenBack: number): Promise<void> {
  const asked = { page: 1, limit: 100, marketId }
  const { docs } = await listDetails(operator.sandbox.database, undefined, asked)
  expect(docs).toHaveLength(bets)
  for (const bet of docs) {
    const { marketEnd, state, result } = bet
    expect(explainSettlement(bet, marketEnd!)).toMatchObject({ state, result })
    expect(marketEnd!.takenBack).toBe(takenBack)
  }
}

it(
  'pays every player the result of a model without a book and a ledger, for all kinds of markets and ends',
  async () => {
    const { database } = operator.sandbox
    let expected: bigint[] = []
    const seen = {
      betfair: 0,
      bookmaker: 0,
      session: 0,
      bets: 0,
      void: 0,
      tied: 0,
      clearWithTie: 0,
      rolledBack: 0,
      onTheLine: 0,
    }

    const check = async (held: readonly bigint[]) => {
      for (const [who, { id }] of accounts.entries())
        expect(await balances(database, id)).toEqual({
          available: expected[who]! - held[who]!,
          exposure: held[who],
        })
    }
    const worst = (made: Setup, bets: readonly Wager[], withdrawn: number | null) =>
      accounts.map((_account, who) => {
        const own = bets.filter((bet) => bet.who === who)
        const totals = everyOutcome(made, withdrawn).map((outcome) => totalOf(made.kind, own, outcome))
        const least = totals.reduce((low, total) => (total < low ? total : low), totals[0] ?? 0n)
        return least < 0n ? -least : 0n
      })

    await fc.assert(
      fc.asyncProperty(setup, async (made) => {
        if (markets % marketsOfPlayers === 0) {
          await newPlayers()
          expected = accounts.map(() => grant)
        }
        const market = marketOf(made)
        seen[made.kind] += 1
        seen.bets += made.bets.length
        await database.transaction((tx) => saveMarket(tx, market))
        for (const bet of made.bets) await take(market, bet)
        await check(worst(made, made.bets, null))
        const { withdrawn } = made
        if (withdrawn !== null) {
          await withdrawRunner(database, market.id, runnerId(withdrawn), new Date())
          await check(worst(made, made.bets, withdrawn))
        }

        for (const [index, end] of made.ends.entries()) {
          const { outcome, tied, model } = endOf(made, end, withdrawn)
          const word = { marketId: market.id, by: 'operator' as const, at: new Date() }
          const settle = () =>
            outcome
              ? settleMarket(database, { ...word, outcome, tied })
              : voidMarket(database, { ...word, reason: 'model' })
          await settle()
          // Settling again has no effect.
          expect(await settle()).toEqual([])
          const brought = accounts.map((_account, who) =>
            totalOf(
              made.kind,
              made.bets.filter((bet) => bet.who === who),
              model,
            ),
          )
          for (const [who, amount] of brought.entries()) expected[who]! += amount
          await check([0n, 0n, 0n])
          await checkExplanations(market.id, made.bets.length, index)
          seen.void += outcome ? 0 : 1
          seen.tied += 'share' in model ? 1 : 0
          seen.clearWithTie += 'share' in model && made.numberOfWinners > 1 && end.clear > 0 ? 1 : 0
          seen.onTheLine += made.kind === 'session' && made.bets.some(({ run }) => run === end.run) ? 1 : 0
          if (index + 1 === made.ends.length) continue
          await rollBackSettlement(database, { marketId: market.id, number: index + 1, at: new Date() })
          for (const [who, amount] of brought.entries()) expected[who]! -= amount
          await check(worst(made, made.bets, withdrawn))
          seen.rolledBack += 1
        }
      }),
      { numRuns: runs(30, 20_000), seed: 20_261_121, endOnFailure: true },
    )
    process.stdout.write(`settled markets: ${JSON.stringify(seen)}\n`)
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
    const [sum] = await database
      .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
      .from(posting)
    expect(sum).toEqual({ total: '0' })
  },
  // Twenty thousand markets take longer than other proofs.
  3 * proofTimeoutMs,
)
