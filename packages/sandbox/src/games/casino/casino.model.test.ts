import { createDraws, payoutOf } from '@kit/sdk/fair'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoBet, posting } from '../../operator/database/schema.ts'
import { debtOf } from '../../operator/ledger/ledger.ts'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { gameOf } from './catalogue.ts'
import { endRound, rollBackRound } from './endRound.ts'
import { findRound } from './roundStore.ts'

// Random stakes, ends, voids and rollbacks against a model without a ledger: only rounds, their bets and
// their seeds.

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>
/** Every run has a separate draw. */
let clockMs = Date.UTC(2030, 0, 1, 12, 0, 10)

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => clockMs,
    rateLimits: { bets: false, accounts: false, search: false },
  })
  casino = casinoOf(operator)
})
afterAll(() => operator.sandbox.close())

const selections = { 'lucky-seven': ['red', 'seven'], 'three-of-twenty': ['1-2-3', '8-9-10'] } as const
type GameCode = keyof typeof selections

const play = fc.record({
  kind: fc.constant('play' as const),
  who: fc.nat({ max: 1 }),
  gameCode: fc.constantFrom<GameCode>('lucky-seven', 'three-of-twenty'),
  choice: fc.nat({ max: 1 }),
  stake: fc.integer({ min: 1000, max: 6000 }),
})
const decision = fc.record({
  kind: fc.constantFrom('settle' as const, 'void' as const, 'rollBack' as const),
  which: fc.nat({ max: 30 }),
})
const steps = fc.array(fc.oneof({ weight: 2, arbitrary: play }, { weight: 3, arbitrary: decision }), {
  minLength: 4,
  maxLength: 24,
})

interface ModelRound {
  id: string
  gameCode: GameCode
  state: 'open' | 'settled' | 'void'
  bets: { who: number; selection: string; stake: bigint }[]
  /** True if it ever ended. A draw then accepts no more tickets. */
  hasEnded: boolean
}

const grant = 10_000n

const total = async (condition: ReturnType<typeof sql>) => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(condition)
  return BigInt(row?.total ?? '0')
}

async function resultOf({ id, gameCode, state }: ModelRound, bet: ModelRound['bets'][number]) {
  if (state !== 'settled') return 0n
  const round = await findRound(operator.sandbox.database, id)
  const drawn = gameOf(gameCode).draw(createDraws(round?.serverSeed ?? '', round?.clientSeed ?? ''))
  return payoutOf(bet.stake, drawn.pays(bet.selection)) - bet.stake
}

async function open() {
  const player = await operator.newMember('user', grant)
  const pages = {
    'lucky-seven': await casino.open(player, 'lucky-seven'),
    'three-of-twenty': await casino.open(player, 'three-of-twenty'),
  }
  return { player, pages }
}

/** Returns a player's points in the model, negative if some are owed, and the stakes in open rounds. */
async function expectedPoints(rounds: readonly ModelRound[], who: number) {
  let net = grant
  let exposure = 0n
  for (const round of rounds)
    for (const bet of round.bets.filter((one) => one.who === who)) {
      if (round.state === 'open') exposure += bet.stake
      net += round.state === 'open' ? -bet.stake : await resultOf(round, bet)
    }
  return { net, exposure }
}

async function decide(rounds: readonly ModelRound[], { kind, which }: { kind: string; which: number }) {
  const round = rounds[which % Math.max(1, rounds.length)]
  if (!round) return
  const { database } = operator.sandbox
  const at = new Date(clockMs)
  const changed =
    kind === 'rollBack'
      ? await rollBackRound(database, { roundId: round.id, at })
      : await endRound(database, {
          roundId: round.id,
          how: kind === 'void' ? 'void' : 'settle',
          by: 'operator',
          at,
        })
  expect(changed !== undefined).toBe(kind === 'rollBack' ? round.state !== 'open' : round.state === 'open')
  if (!changed) return
  round.hasEnded = true
  round.state = kind === 'rollBack' ? 'open' : kind === 'void' ? 'void' : 'settled'
}

const freshRound = (id: string, gameCode: GameCode, bet: ModelRound['bets'][number]): ModelRound => {
  const isInstant = gameCode === 'lucky-seven'
  return { id, gameCode, state: isInstant ? 'settled' : 'open', bets: [bet], hasEnded: isInstant }
}

function refusalOf({ isOver, net, stake }: { isOver: boolean; net: bigint; stake: bigint }) {
  if (isOver) return 'draw-closed'
  if (net >= stake) return undefined
  return net < 0n ? 'in-debt' : 'not-enough-points'
}

it(
  'keeps the points of the model: nothing appears, nothing is lost, and the spent part of a win that is rolled back is owed',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        clockMs += 120_000
        const both = [await open(), await open()]
        const rounds: ModelRound[] = []
        for (const step of taken) {
          if (step.kind !== 'play') {
            await decide(rounds, step)
            continue
          }
          const { who, gameCode, choice } = step
          const stake = BigInt(step.stake)
          const selection = selections[gameCode][choice] ?? ''
          const { net } = await expectedPoints(rounds, who)
          const isOver =
            gameCode === 'three-of-twenty' && rounds.some((one) => one.gameCode === gameCode && one.hasEnded)
          const answer = await both[who]!.pages[gameCode].bet(selection, String(step.stake / 100))
          expect(answer.body.code).toBe(refusalOf({ isOver, net, stake }))
          if (answer.status !== 200) continue
          const id = answer.body.rounds[0]?.roundId ?? ''
          const known = rounds.find((round) => round.id === id)
          const bet = { who, selection, stake }
          if (known) known.bets.push(bet)
          else rounds.push(freshRound(id, gameCode, bet))
        }
        for (const [who, { player }] of both.entries()) {
          const { net, exposure } = await expectedPoints(rounds, who)
          const mine = (name: string) => total(sql`${posting.account} = ${`player:${player.id}:${name}`}`)
          const debt = await debtOf(operator.sandbox.database, player.id)
          const available = await mine('available')
          expect([available - debt, await mine('exposure')]).toEqual([net, exposure])
          expect(available === 0n || debt === 0n).toBe(true)
        }
        expect(await total(sql`true`)).toBe(0n)
        const bets = await operator.sandbox.database.select().from(casinoBet)
        for (const { state, result } of bets.filter((bet) => bet.state === 'open' || bet.state === 'void'))
          expect([state, result]).toEqual([state, 0n])
      }),
      { numRuns: runs(6, 400) },
    )
  },
  proofTimeoutMs,
)
