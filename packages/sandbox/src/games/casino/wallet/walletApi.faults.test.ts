import { createDraws, type Draws } from '@kit/sdk/fair'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoBet, ledgerTransaction, posting } from '../../../operator/database/schema.ts'
import { debtOf } from '../../../operator/ledger/ledger.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { providerCalls, reelHouse, type Sending, type WalletAnswer } from '../../../testing/provider.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'
import { endRound } from '../endRound.ts'
import { roundIdOf } from './providerRound.ts'

// The wallet with a bad connection and a faulty provider: calls arrive twice, simultaneously, out of order,
// with lost answers, with other players' rounds and debits, and with invalid wins. Each answered call is
// processed once, and the ledger agrees.

const calls = runs(400, 200_000)
/**
 * Lanes call at the same time, each with separate players and a separate sequence of draws. Groups of lanes
 * run in sequence.
 */
const lanesOfGroup = runs(2, 4)
const groups = Array.from({ length: runs(1, 2) }, (_none, group) =>
  Array.from({ length: lanesOfGroup }, (_lane, at) => group * lanesOfGroup + at + 1),
)
const callsOfGroup = calls / groups.length
/** Each sitting has new players, so that their entries are counted from zero. */
const callsOfSitting = runs(200, 2000)
const grant = 10_000_000n

type Kind = 'debit' | 'credit' | 'rollback'

interface Sent {
  kind: Kind
  fields: Record<string, string>
  answer?: WalletAnswer
}

interface Seat {
  player: TestPlayer
  session: string
}

let operator: TestOperator
let provider: ReturnType<typeof providerCalls>
const answers = new Map<string, number>()
const total = { calls: 0, bets: 0, lost: 0 }

beforeAll(async () => {
  operator = await startTestOperator([], {
    casinoProviders: [reelHouse],
    rateLimits: { bets: false, accounts: false, search: false },
  })
  provider = providerCalls(operator, reelHouse, Date.now)
})
afterAll(() => operator.sandbox.close())

/** One sitting of some players: its calls, and the rounds that the operator voided in it. */
function sitting(seats: readonly Seat[], draws: Draws) {
  const sent: Sent[] = []
  const voided = new Set<string>()
  let made = 0
  const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
    values.length === 0 ? undefined : values[draws.below(values.length)]
  const points = (most: number): string => `${draws.below(most)}.${String(draws.below(100)).padStart(2, '0')}`
  const debits = () => sent.filter(({ kind }) => kind === 'debit').slice(-40)
  const countCall = () => {
    made += 1
    total.calls += 1
  }

  async function deliver(call: Sent, sending?: Sending): Promise<void> {
    countCall()
    const answer = await provider.ask(call.kind, call.fields, sending)
    const name = answer.body.code ?? String(answer.status)
    answers.set(name, (answers.get(name) ?? 0) + 1)
    if (sending) {
      expect(answer.status).toBe(401)
      return
    }
    // A refused credit or rollback may be accepted later. Everything else is answered like the first time.
    if (call.answer && (call.kind === 'debit' || call.answer.status === 200))
      expect(answer).toEqual(call.answer)
    call.answer = answer
  }

  /** The connection breaks before the answer, so the result is unknown. */
  async function lose(call: Sent): Promise<void> {
    const { kind, fields } = call
    countCall()
    total.lost += 1
    // A call that was refused before may be accepted now.
    if (kind !== 'debit' && call.answer?.status !== 200) delete call.answer
    const end = new AbortController()
    const asked = provider.ask(kind, fields, { signal: end.signal })
    setTimeout(() => end.abort(), draws.below(4))
    await asked.catch(() => undefined)
  }

  function remember(kind: Kind, fields: Record<string, string>): Sent {
    const call = { kind, fields: { transaction: randomUUID(), ...fields } }
    sent.push(call)
    return call
  }

  function debit({ player, session }: Seat, round: string = randomUUID()): Sent {
    return remember('debit', {
      round,
      player: player.id,
      session,
      amount: `${5 + draws.below(40)}.${10 + draws.below(90)}`,
    })
  }

  /** Ends a debit, correctly or with a provider's mistake. */
  function end(kind: 'credit' | 'rollback', { fields }: Sent, wrong: Record<string, string> = {}): Sent {
    const { round = '', player = '', transaction = '' } = fields
    const amount: Record<string, string> =
      kind === 'credit' ? { amount: draws.below(3) === 0 ? points(90) : '0' } : {}
    return remember(kind, { round, player, debit: transaction, ...amount, ...wrong })
  }

  async function voidRound(): Promise<void> {
    const round = oneOf(debits())?.fields['round'] ?? 'none'
    const roundId = roundIdOf(reelHouse.name, round)
    const act = () =>
      endRound(operator.sandbox.database, { roundId, how: 'void', by: 'operator', at: new Date() })
    const done = await Promise.all([act(), act()])
    expect(done.filter(Boolean).length).toBeLessThanOrEqual(1)
    if (done.some(Boolean)) voided.add(round)
  }

  async function roundAtOnce(one: Seat): Promise<void> {
    const taken = debit(one)
    const batch = [
      taken,
      taken,
      end('credit', taken),
      end(draws.below(2) === 0 ? 'credit' : 'rollback', taken),
    ]
    const order = [...batch, ...batch].toSorted(() => draws.below(3) - 1)
    await Promise.all(order.map((call) => deliver(call)))
  }

  async function step(): Promise<void> {
    const [one, other] = [oneOf(seats), oneOf(seats)]
    if (!one || !other) return
    const dice = draws.below(100)
    const known = oneOf(debits())
    const again = oneOf(sent.slice(-60))
    if (dice < 30 || !known || !again) return deliver(debit(one))
    if (dice < 50) return deliver(end('credit', known))
    if (dice < 56) return deliver(end('rollback', known))
    if (dice < 64) return deliver(again)
    if (dice < 70) return lose(again)
    if (dice < 74) return lose(debit(one))
    if (dice < 77) return deliver(debit(one, known.fields['round']))
    if (dice < 80) return deliver(end('credit', known, { player: other.player.id }))
    if (dice < 82) return deliver(end('rollback', known, { round: randomUUID() }))
    if (dice < 85)
      return deliver(end('credit', known, { amount: oneOf(['-1', '-0.01', '99999', '4500.01']) ?? '' }))
    if (dice < 88)
      return deliver(again, oneOf<Sending>([{ key: 'x'.repeat(32) }, { time: '1' }, { signed: 'open' }]))
    if (dice < 90) {
      // Another body with a known id is refused, regardless of the first call's result.
      if (!again.answer || again.kind !== 'debit') return undefined
      // Less than any stake of this run.
      const { status } = await provider.ask('debit', { ...again.fields, amount: '3.33' })
      countCall()
      // A call that was rolled back before it arrived stays so, whatever it contains.
      return expect([again.answer.body.code === 'rolled-back' ? 409 : 422]).toContain(status)
    }
    if (dice < 92) return voidRound()
    if (dice < 95) {
      // Rolled back before it arrives.
      const late = debit(one)
      await deliver(end('rollback', late))
      return deliver(late)
    }
    return roundAtOnce(one)
  }

  const settleUp = async () => {
    for (const call of sent.filter(({ answer }) => !answer)) await deliver(call)
  }

  const isDone = ({ answer }: Sent) => answer?.status === 200

  /** Returns the result of a debit according to the answers, or undefined while it is open. */
  function resultOf({ fields }: Sent): bigint | undefined {
    const about = sent.filter((call) => isDone(call) && call.fields['debit'] === fields['transaction'])
    const credits = about.filter(({ kind }) => kind === 'credit')
    expect(credits.length).toBeLessThanOrEqual(1)
    if (about.some(({ kind }) => kind === 'rollback') || voided.has(fields['round'] ?? '')) return 0n
    const [credit] = credits
    return credit && minor(credit.fields['amount']) - minor(fields['amount'])
  }

  return {
    step,
    settleUp,
    made: () => made,
    taken: () => sent.filter((call) => call.kind === 'debit' && isDone(call)),
    resultOf,
  }
}

const minor = (text = '0'): bigint => BigInt(Math.round(Number(text) * 100))

const sumOf = async (condition: ReturnType<typeof sql>): Promise<bigint> => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(condition)
  return BigInt(row?.total ?? '0')
}

async function seat(): Promise<Seat> {
  const player = await operator.newMember('user', grant)
  return { player, session: (await provider.open(player)).session }
}

async function check(seats: readonly Seat[], { taken, resultOf }: ReturnType<typeof sitting>): Promise<void> {
  const { database } = operator.sandbox
  const players = seats.map(({ player }) => player.id)
  const bets = await database.select().from(casinoBet).where(inArray(casinoBet.userId, players))
  const byDebit = new Map(bets.map((bet) => [bet.betKey, bet]))
  expect(byDebit.size).toBe(bets.length)
  expect([...byDebit.keys()].toSorted()).toEqual(
    taken()
      .map(({ fields }) => `${reelHouse.name}:${fields['transaction']}`)
      .toSorted(),
  )
  for (const call of taken()) {
    const bet = byDebit.get(`${reelHouse.name}:${call.fields['transaction']}`)
    const result = resultOf(call)
    expect([bet?.id, bet?.stake, bet?.result, bet?.state === 'open']).toEqual([
      bet?.id,
      minor(call.fields['amount']),
      result ?? 0n,
      result === undefined,
    ])
  }
  const entries = await database
    .select({ reference: ledgerTransaction.reference })
    .from(ledgerTransaction)
    .where(
      inArray(
        ledgerTransaction.reference,
        bets.map(({ id }) => id),
      ),
    )
  // Each bet took its stake once.
  expect(entries).toHaveLength(bets.length)
  for (const id of players) {
    const mine = bets.filter(({ userId }) => userId === id)
    const won = mine.reduce((sum, { result }) => sum + result, 0n)
    const open = mine.filter(({ state }) => state === 'open').reduce((sum, { stake }) => sum + stake, 0n)
    const account = (name: string) => sumOf(sql`${eq(posting.account, `player:${id}:${name}`)}`)
    expect(await account('exposure')).toBe(open)
    expect((await account('available')) - (await debtOf(database, id))).toBe(grant + won - open)
  }
  total.bets += bets.length
}

it.each(groups.map((lanes) => ({ lanes })))(
  `keeps the ledger exact and doubles nothing in ${callsOfGroup} calls of a provider with faults, lanes $lanes`,
  async ({ lanes }) => {
    const began = performance.now()
    const playLane = async (lane: number) => {
      const draws = createDraws('faults of a provider', String(lane))
      for (let left = callsOfGroup / lanesOfGroup; left > 0;) {
        const seats = [await seat(), await seat(), await seat()]
        const table = sitting(seats, draws)
        while (table.made() < Math.min(left, callsOfSitting)) await table.step()
        left -= table.made()
        await table.settleUp()
        await check(seats, table)
        expect(await sumOf(sql`true`)).toBe(0n)
        const seconds = Math.round((performance.now() - began) / 1000)
        // The result stays visible if the run is cut short.
        if (calls > 1000)
          console.log('Wallet of providers:', { ...total, seconds, ...Object.fromEntries(answers) })
      }
    }
    await Promise.all(lanes.map(playLane))
    // Every kind of fault occurred, and so did valid calls.
    for (const name of [
      '200',
      'amount-refused',
      'debit-ended',
      'debit-unknown',
      'not-signed',
      'player-differs',
      'rolled-back',
      'round-over',
    ])
      expect([name, answers.has(name)]).toEqual([name, true])
  },
  proofTimeoutMs,
)
