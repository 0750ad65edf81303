import { createDraws, crash, payoutOf, type Draws } from '@kit/sdk/fair'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  casinoBet,
  casinoRound,
  ledgerTransaction,
  posting,
  type CasinoBetRow,
  type CasinoRoundRow,
} from '../../operator/database/schema.ts'
import { debtOf } from '../../operator/ledger/ledger.ts'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { gameOf } from './catalogue.ts'
import { endRound, rollBackRound } from './endRound.ts'

// Casino calls with a bad connection and a faulty client: late, twice, out of order, with other players'
// rounds, and with invalid stakes. Whatever the answers are, the ledger agrees with the bets.

const calls = runs(400, 200_000)
/**
 * Maximum step of the clock after each call, in ms, so that draws and crash rounds also end in a short run.
 */
const stepMs = runs(4000, 100)
const gameCodes = ['lucky-seven', 'three-of-twenty', 'kite', 'night-music'] as const
type GameCode = (typeof gameCodes)[number]

const selections: Readonly<Record<GameCode, readonly string[]>> = {
  'lucky-seven': ['red', 'seven', 'below'],
  'three-of-twenty': ['1-2-3', '4-9-17'],
  kite: ['by-hand', 'at-150', 'at-300'],
  'night-music': ['spin'],
}

let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 1, 12, 0, 10)

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => clockMs,
    rateLimits: { bets: false, accounts: false, search: false },
  })
})
afterAll(() => operator.sandbox.close())

type Page = Awaited<ReturnType<ReturnType<typeof casinoOf>['open']>>

interface Seat {
  player: TestPlayer
  pages: Record<GameCode, Page>
}

interface Sent {
  page: Page
  key: string
  selection: string
  stake: string
}

const grant = 10_000_000n
const answers = new Map<number, number>()
const sent: Sent[] = []
const draws: Draws = createDraws('faults of the wallet', '1')

const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 0 ? undefined : values[draws.below(values.length)]

async function seat(): Promise<Seat> {
  const player = await operator.newMember()
  const casino = casinoOf(operator)
  const pages = {} as Seat['pages']
  for (const code of gameCodes) pages[code] = await casino.open(player, code)
  return { player, pages }
}

function count({ status }: { status: number }): void {
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

async function send({ page, key, selection, stake }: Sent): Promise<void> {
  count(await page.bet(selection, stake, { key }))
}

function fresh({ pages }: Seat, stake = String(10 + draws.below(40))): Sent {
  const code = oneOf(gameCodes) ?? 'kite'
  const bet = { page: pages[code], key: randomUUID(), selection: oneOf(selections[code]) ?? '', stake }
  sent.push(bet)
  if (sent.length > 500) sent.shift()
  return bet
}

const database = () => operator.sandbox.database

async function someRound(): Promise<string> {
  const rows = await database()
    .select({ id: casinoRound.id })
    .from(casinoRound)
    .orderBy(sql`${casinoRound.number} desc`)
    .limit(25)
  return oneOf(rows)?.id ?? 'none'
}

/**
 * Ends a round or rolls it back, by the clock or by hand, twice at the same time. The second change has no
 * effect.
 */
async function decideTwice(): Promise<void> {
  const roundId = await someRound()
  const at = new Date(clockMs)
  const what = draws.below(4)
  const act = () =>
    what === 0
      ? rollBackRound(database(), { roundId, at })
      : endRound(database(), {
          roundId,
          how: what === 1 ? 'void' : 'settle',
          by: what === 3 ? 'clock' : 'operator',
          at,
        })
  const done = await Promise.all([act(), act()])
  expect(done.filter(Boolean).length).toBeLessThanOrEqual(1)
}

/** Makes one call, or a few at the same time, in the order in which a bad connection delivers them. */
async function step(seats: readonly Seat[]): Promise<void> {
  const one = oneOf(seats)
  const other = oneOf(seats)
  if (!one || !other) return
  const dice = draws.below(100)
  if (dice < 40) return send(fresh(one))
  const again = oneOf(sent)
  if (dice < 52) return again && send(again)
  if (dice < 57) return again && send({ ...again, stake: '77' })
  if (dice < 64) return send(fresh(one, oneOf(['-10', '0', '0.001', '1e3', '99999999', '', ' 10'])))
  if (dice < 74) return count(await one.pages.kite.cashOut(await someRound()))
  if (dice < 80) {
    const { body } = await one.pages.kite.state()
    return count(await other.pages.kite.cashOut(body.rounds?.[0]?.roundId ?? 'none'))
  }
  if (dice < 90) return decideTwice()
  const bet = fresh(one)
  const batch = [
    () => send(bet),
    () => send(bet),
    async () => count(await bet.page.cashOut(await someRound())),
    () => (again ? send(again) : Promise.resolve()),
  ]
  const order = batch.toSorted(() => draws.below(3) - 1)
  await Promise.all(order.map((call) => call()))
}

const sumOf = async (condition: ReturnType<typeof sql>) => {
  const [row] = await database()
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(condition)
  return BigInt(row?.total ?? '0')
}

function resultOf(bet: CasinoBetRow, { gameCode, serverSeed, clientSeed }: CasinoRoundRow): bigint {
  const seeds = () => createDraws(serverSeed, clientSeed)
  // A cash out above the crash pays nothing here, so that the difference is found.
  if (bet.cashOut !== null && bet.cashOut <= crash.crashPointOf(seeds()))
    return payoutOf(bet.stake, bet.cashOut) - bet.stake
  return payoutOf(bet.stake, gameOf(gameCode).draw(seeds()).pays(bet.selection)) - bet.stake
}

it(
  `keeps the ledger exact and doubles nothing in ${calls} calls with faults`,
  async () => {
    const seats = [await seat(), await seat(), await seat(), await seat()]
    for (let call = 0; call < calls; call += 1) {
      await step(seats)
      clockMs += draws.below(stepMs)
    }
    expect(await sumOf(sql`true`)).toBe(0n)

    const rows = await database()
      .select({ bet: casinoBet, round: casinoRound })
      .from(casinoBet)
      .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    const taken = await database()
      .select({ reference: ledgerTransaction.reference })
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.kind, 'bet'))
    // Each bet took its stake once.
    expect(taken.map(({ reference }) => reference).toSorted()).toEqual(
      rows.map(({ bet }) => bet.id).toSorted(),
    )
    for (const { bet, round } of rows) {
      const isOver = bet.state !== 'open' && bet.state !== 'void'
      expect([bet.id, bet.result]).toEqual([bet.id, isOver ? resultOf(bet, round) : 0n])
    }
    for (const { player } of seats) {
      const mine = rows.map(({ bet }) => bet).filter(({ userId }) => userId === player.id)
      const won = mine.reduce((sum, { result }) => sum + result, 0n)
      const open = mine.filter(({ state }) => state === 'open').reduce((sum, { stake }) => sum + stake, 0n)
      const account = (name: string) => sumOf(sql`${posting.account} = ${`player:${player.id}:${name}`}`)
      expect(await account('exposure')).toBe(open)
      expect((await account('available')) - (await debtOf(database(), player.id))).toBe(grant + won - open)
    }
    // Every kind of fault occurred, and so did valid calls.
    for (const status of [200, 400, 404, 409, 422])
      expect([status, answers.has(status)]).toEqual([status, true])
    if (calls > 1000)
      console.log(`Wallet: ${calls} calls, ${rows.length} bets, answers`, Object.fromEntries(answers))
  },
  proofTimeoutMs,
)
