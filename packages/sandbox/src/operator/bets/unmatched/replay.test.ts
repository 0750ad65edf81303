import { priceLadder } from '@kit/rules'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FeedUpdate } from '../../../feed/feed.ts'
import { playable } from '../../../feed/recording/recordedRun.ts'
import { recordedEvents } from '../../../feed/recording/recordedEvents.ts'
import type { Programme } from '../../../feed/replay/programme.ts'
import { simulatedEvents } from '../../../feed/simulation/simulation.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'
import { testData } from '../../../testing/testData.ts'
import { askFor, asking, whenSettled } from '../../../testing/unmatchedOrders.ts'
import { bet, ledgerTransaction, posting, unmatchedOrder } from '../../database/schema.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'

const anchor = { wallMs: Date.UTC(2030, 0, 1), recordedMs: 0, speed: 1 }
const orders = 40
const moments = runs(500, 1_500)

function momentsOf({ begin, beginMs }: Programme, most: number): FeedUpdate[][] {
  const run = begin(1, { ...anchor, recordedMs: beginMs })
  const moments: FeedUpdate[][] = []
  run.advance(beginMs)
  for (;;) {
    const said = run.takeUpdates()
    if (said.length > 0) moments.push(said)
    const nextMs = run.nextMs()
    if (nextMs === undefined) break
    run.advance(nextMs)
  }
  const exchange = moments.map((said) => said.filter(isOfExchange)).filter((said) => said.length > 0)
  // The beginning, and the end with its result. A long recording is cut between them.
  return exchange.length > most ? [...exchange.slice(0, most), ...exchange.slice(-1)] : exchange
}

const bySession = /^(?:sessionResult|score|scoreGone)$/
const isOfExchange = (update: FeedUpdate) => !bySession.test(update.kind)

/** Requests a price a few steps better than the best. The number of the order determines runner and side. */
async function askNextTo(player: TestPlayer, update: FeedUpdate, number: number): Promise<void> {
  if (update.kind !== 'book' || update.book.status !== 'active') return
  const priced = update.book.runners.filter(({ back, lay }) => back.length > 0 && lay.length > 0)
  const runner = priced[number % Math.max(priced.length, 1)]
  if (!runner) return
  const side = number % 2 === 0 ? 'back' : 'lay'
  const best = priceLadder.indexOf((side === 'back' ? runner.lay : runner.back)[0]?.odds ?? 0)
  const odds = priceLadder[best + (side === 'back' ? 1 : -1) * (number % 3)]
  if (best < 0 || odds === undefined || odds > 2_000) return
  await askFor(player, {
    ...asking(update.book.marketId, { teamId: runner.id, oddType: side.toUpperCase(), odd: odds / 100 }),
    eventId: events.get(update.book.marketId) ?? '',
    atInPlay: number % 4 === 0 ? 'lapse' : 'keep',
  })
}

const events = new Map<string, string>()

interface Movement {
  kind: string
  market: string | null
  account: string
  amount: bigint
}

/**
 * Returns each player's movements in order. A market's players are settled by their random ids, so the
 * operator's are sorted by amount.
 */
function byAccount(movements: readonly Movement[]) {
  const accounts = new Set(movements.map(({ account }) => account))
  return [...accounts]
    .map((account) => {
      const own = movements.filter((movement) => movement.account === account)
      const rows = own.map(({ kind, market, amount }) => `${kind} ${market} ${amount}`)
      return { account, rows: account.startsWith('house') ? rows.toSorted() : rows }
    })
    .toSorted((one, other) => one.account.localeCompare(other.account))
}

async function leftBy({ sandbox: { database } }: TestOperator, players: readonly TestPlayer[]) {
  const known = new Map(players.map(({ id }, place) => [id, `player ${place}`]))
  const named = (text: string) => text.replace(/[0-9a-f-]{36}/, (id) => known.get(id) ?? id)
  const entries = await database
    .select({
      kind: ledgerTransaction.kind,
      market: posting.marketId,
      account: posting.account,
      amount: posting.amount,
    })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .orderBy(asc(posting.transactionId), asc(posting.account), asc(posting.amount))
  const of = (userId: string) => known.get(userId) ?? userId
  const bets = await database.select().from(bet).orderBy(asc(bet.number))
  const asked = await database.select().from(unmatchedOrder).orderBy(asc(unmatchedOrder.number))
  return {
    ledgers: byAccount(
      entries
        .filter(({ kind }) => kind !== 'grant')
        .map((entry) => ({ ...entry, account: named(entry.account) })),
    ),
    bets: bets.map((one) => [
      of(one.userId),
      one.runnerId,
      one.side,
      one.odds,
      one.stake,
      one.state,
      one.result,
    ]),
    orders: asked.map((one) => [
      of(one.userId),
      one.odds,
      one.stake,
      one.matched,
      one.ahead,
      one.state,
      one.end,
    ]),
  }
}

/** Plays all moments to a separate operator, with orders at the same indexes of each run. */
async function play(moments: readonly FeedUpdate[][]) {
  const operator = await startTestOperator(moments[0] ?? [], { delayScale: 0 })
  const players = [
    await operator.newMember('user', 1_000_000_000n),
    await operator.newMember('user', 1_000_000_000n),
  ]
  const every = Math.max(1, Math.floor(moments.length / orders))
  for (const [index, said] of moments.entries()) {
    for (const update of said) {
      if (update.kind === 'market') events.set(update.market.id, update.market.event.id)
      if (index > 0) operator.say(update)
    }
    if (index % every !== 0) continue
    const number = index / every
    // Earlier matches are written before the request, as at a recording's own pace.
    await whenSettled(operator)
    const player = players[number % 2]
    for (const update of said) if (player) await askNextTo(player, update, number)
  }
  const { database } = operator.sandbox
  await until(async () => {
    const open = await database.$count(bet, eq(bet.state, 'open'))
    return open + (await database.$count(unmatchedOrder, eq(unmatchedOrder.state, 'waiting'))) === 0
  })
  const left = await leftBy(operator, players)
  const check = await checkLedger(database, new Date())
  await operator.sandbox.close()
  return { left, check }
}

const recordings = testData('betfair-stream/markets')

async function recorded(file: string): Promise<Programme> {
  const [source] = await recordedEvents(recordings ?? '', () => undefined, [file])
  if (!source) throw new Error(`${file} has no event.`)
  return playable(source.recorded)
}

it.each([
  { title: 'a simulated match', programme: async () => simulatedEvents(7)[0]?.programme(1) },
  { title: 'a simulated race', programme: async () => simulatedEvents(7)[1]?.programme(1) },
  ...(recordings === undefined
    ? []
    : [
        { title: 'a recorded race', programme: async () => recorded('1.185781277.jsonl.gz') },
        { title: 'a recorded match', programme: async () => recorded('1.200806927.jsonl.gz') },
      ]),
])(
  'leaves equal ledgers, bets and orders after two runs of $title',
  async ({ title, programme }) => {
    const found = await programme()
    if (!found) throw new Error('There is nothing to play.')
    const played = momentsOf(found, moments)
    const first = await play(played)
    const second = await play(played)
    expect(second.left).toEqual(first.left)
    expect([first.check.isSound, first.check.total, second.check.isSound]).toEqual([true, 0n, true])
    expect(first.left.bets.length).toBeGreaterThan(0)
    const { orders: asked, bets, ledgers } = first.left
    const matched = asked.filter((order) => order[5] === 'matched').length
    const movements = ledgers.reduce((sum, { rows }) => sum + rows.length, 0)
    process.stdout.write(
      `${title}: ${played.length} moments, ${asked.length} orders (${matched} matched whole), ${bets.length} parts, ${movements} movements, twice the same\n`,
    )
  },
  proofTimeoutMs,
)
