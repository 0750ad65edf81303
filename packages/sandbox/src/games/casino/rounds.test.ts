import { createDraws, multiplierAfter, crash, msUntil, msUntilAbove, verifyRound } from '@kit/sdk/fair'
import { eq } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casinoBet, casinoRound } from '../../operator/database/schema.ts'
import { debtOf } from '../../operator/ledger/ledger.ts'
import { casinoOf, type PlayAnswer } from '../../testing/casino.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { newServerSeed } from './serverSeed.ts'
import { endRound, rollBackRound } from './endRound.ts'
import { stakesMs } from './shared-round/sharedRound.ts'

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>
let clockMs = Date.UTC(2030, 0, 1)

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => clockMs,
    rateLimits: { bets: false, accounts: false, uploads: false, search: false },
  })
  casino = casinoOf(operator)
})
afterAll(() => operator.sandbox.close())

type Opened = Awaited<ReturnType<typeof casino.open>>

const last = ({ body }: PlayAnswer) => body.rounds[0]
const roundRow = async (id: string) =>
  (await operator.sandbox.database.select().from(casinoRound).where(eq(casinoRound.id, id)))[0]
const ended = (game: Opened) =>
  until(async () => {
    const round = last(await game.state())
    return round && round.state !== 'open' && round
  })

/** Waits for a shared round that reaches at least this multiplier, and stakes on it before it starts. */
async function flyAbove(game: Opened, height: number, selection = 'by-hand') {
  for (;;) {
    const shared = (await game.state()).body.shared
    const row = await roundRow(shared?.roundId ?? '')
    if (!shared || !row) throw new Error('The shared round was not found.')
    const fall = crash.crashPointOf(createDraws(row.serverSeed, row.clientSeed))
    if (shared.phase === 'stakes' && fall >= height) {
      const round = last(await game.bet(selection, '100'))
      return { row, round, fall, startsAt: shared.startsAt }
    }
    // A round that ended late is shown from then on, so the clock continues from its end.
    clockMs = Math.max(clockMs, row.endsAt.getTime()) + 60_000
  }
}

describe('a crash round', () => {
  it('reveals nothing of its crash while it rises, and pays the multiplier at which it is cashed out', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row, round, startsAt } = await flyAbove(game, 200)
    expect(round).toMatchObject({
      roundId: row.id,
      state: 'open',
      outcome: null,
      serverSeed: null,
      cashOut: null,
    })
    expect(await player.balance()).toMatchObject({ exposure: 100 })
    const before = (await player.balance()).availablePts
    clockMs = startsAt - 1
    expect(await game.cashOut(row.id)).toMatchObject({ status: 409, body: { code: 'not-up-yet' } })
    clockMs = startsAt + 4000
    expect(multiplierAfter(4000)).toBe(164)
    const taken = { state: 'won', cashOut: '1.64', result: '64', serverSeed: null, outcome: null }
    expect(last(await game.cashOut(row.id))).toMatchObject(taken)
    // It is paid immediately, while the round continues.
    expect(await player.balance()).toEqual({ availablePts: before + 164, exposure: 0 })
    const { body } = await game.state()
    expect(body.shared).toMatchObject({ phase: 'rising', height: '1.64', serverSeed: null })
    expect(JSON.stringify(body)).not.toContain(row.serverSeed)
    // A repetition changes nothing.
    clockMs += 500
    const again = await Promise.all([game.cashOut(row.id), game.cashOut(row.id), game.cashOut(row.id)])
    for (const answer of again) expect(last(answer)).toMatchObject(taken)
    clockMs = row.endsAt.getTime()
    await until(async () => (await roundRow(row.id))?.state === 'settled')
    expect(last(await game.state())).toMatchObject({ ...taken, serverSeed: row.serverSeed, outcome: {} })
    expect(await player.balance()).toEqual({ availablePts: before + 164, exposure: 0 })
  })

  it('is lost if it crashed before the cash out, and refuses a late cash out', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row, fall, startsAt } = await flyAbove(game, 150)
    const before = (await player.balance()).availablePts
    clockMs = startsAt + msUntilAbove(fall)
    expect(clockMs).toBe(row.endsAt.getTime())
    const answer = await game.cashOut(row.id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'too-late' } })
    expect(await ended(game)).toMatchObject({ state: 'lost', result: '-100' })
    expect(await player.balance()).toEqual({ availablePts: before, exposure: 0 })
  })

  it('is cashed out automatically at its target', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row } = await flyAbove(game, 150, 'at-150')
    expect(await game.cashOut(row.id)).toMatchObject({ status: 404, body: { code: 'round-unknown' } })
    clockMs = row.openedAt.getTime() + stakesMs + msUntil(150) - 1
    expect(last(await game.state())).toMatchObject({ state: 'open', cashOut: null })
    clockMs += 1
    expect(await ended(game)).toMatchObject({ state: 'won', result: '50', cashOut: '1.50' })
    expect((await roundRow(row.id))?.state).toBe('open')
    expect(await player.balance()).toMatchObject({ exposure: 0 })
  })

  it('returns every stake if it is void, and takes back what was paid before: the spent part is owed', async () => {
    const player = await operator.newMember('user', 100_00n)
    const game = await casino.open(player, 'kite')
    const { row, startsAt } = await flyAbove(game, 250)
    clockMs = startsAt + 6000
    expect(last(await game.cashOut(row.id))).toMatchObject({ result: '111' })
    const slot = await casino.open(player, 'lantern-reels')
    const spent = last(await slot.bet('spin', '211'))
    const { database } = operator.sandbox
    const decided = { roundId: row.id, at: new Date(clockMs) }
    expect(await endRound(database, { ...decided, how: 'void', by: 'operator' })).toEqual([player.id])
    const left = 100 + Number(spent?.result)
    expect((await player.balance()).availablePts).toBe(Math.max(0, left))
    expect(await debtOf(database, player.id)).toBe(BigInt(Math.round(Math.max(0, -left) * 100)))
    // Rolled back and settled again, it pays the multiplier at which it was cashed out.
    expect(await rollBackRound(database, decided)).toEqual([player.id])
    expect(await player.balance()).toMatchObject({ exposure: 100 })
    await endRound(database, { ...decided, how: 'settle', by: 'operator' })
    expect((await player.balance()).availablePts).toBe(left + 111)
    expect(await debtOf(database, player.id)).toBe(0n)
  })

  it('is shared by all players, who cash out at any time', async () => {
    const players = [await operator.newMember(), await operator.newMember(), await operator.newMember()]
    const [one, two, three] = await Promise.all(players.map((player) => casino.open(player, 'kite')))
    if (!one || !two || !three) throw new Error('Three pages were opened.')
    const { row, startsAt } = await flyAbove(one, 300)
    const { chain } = (await two.state()).body
    const key = randomUUID()
    expect(last(await two.bet('by-hand', '50', { key }))).toMatchObject({ roundId: row.id })
    expect((await three.state()).body.shared?.bets).toMatchObject([
      { stake: '100', cashOut: null },
      { stake: '50', cashOut: null },
    ])
    clockMs = startsAt + 2000
    await one.cashOut(row.id)
    clockMs = startsAt + 6000
    await two.cashOut(row.id)
    // Stakes are closed, but a repetition of an accepted one is the same bet.
    expect(await three.bet('by-hand')).toMatchObject({ status: 409, body: { code: 'round-begun' } })
    expect((await two.bet('by-hand', '50', { key })).status).toBe(200)
    expect(await three.cashOut(row.id)).toMatchObject({ status: 404, body: { code: 'round-unknown' } })
    clockMs = row.endsAt.getTime()
    // The bets end before the round does. Its seed is revealed when the round ends.
    await until(async () => last(await one.state())?.serverSeed ?? undefined)
    const [first, second] = [await ended(one), await ended(two)]
    expect([first.result, second.result]).toEqual(['28', '55.5'])
    expect(first.serverSeed).toBe(second.serverSeed)
    // The receipt proves what the page showed before the stake.
    expect(first).toMatchObject({ chainCommitment: chain?.commitment, chainPosition: chain?.position })
    const claim = {
      ...first,
      rules: 'kite',
      serverSeed: first.serverSeed ?? '',
      outcome: first.outcome?.text,
    }
    const { selection: _named, stake: _stake, result: _result, cashOut: _height, ...proof } = claim
    const verdict = verifyRound(proof)
    expect(verdict).toMatchObject({ kind: 'checked', isRight: true })
    expect(verdict.kind === 'checked' && verdict.checks.map(({ what }) => what)).toContain('chain')
    expect(chain?.next).toMatch(/^[0-9a-f]{64}$/)
    expect(await players[2]?.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })

  it('accepts one bet of a player at a time', async () => {
    const game = await casino.open(await operator.newMember(), 'kite')
    const { row } = await flyAbove(game, 150)
    expect(await game.bet('by-hand')).toMatchObject({ status: 409, body: { code: 'round-open' } })
    expect((await roundRow(row.id))?.state).toBe('open')
  })

  it('is followed line by line: stakes, rise and crash, and its seed only afterwards', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row, fall, startsAt } = await flyAbove(game, 150)
    const lines = game.live()
    const next = async (phase: string) => {
      for (;;) {
        const { value } = await lines.next()
        if (!value || value.phase === phase) return value
        // A crashed round has two lines: as it crashes, and with its seed after it is settled.
        expect([value.phase, value.phase === 'fallen' || value.serverSeed === null]).toEqual([
          value.phase,
          true,
        ])
      }
    }
    expect(await next('stakes')).toMatchObject({ roundId: row.id, startsAt })
    clockMs = startsAt + 1000
    expect(await next('rising')).toMatchObject({ roundId: row.id, height: '1.13', serverSeed: null })
    clockMs = row.endsAt.getTime()
    expect(await next('fallen')).toMatchObject({ roundId: row.id, height: (fall / 100).toFixed(2) })
    // The next round starts automatically after this one was settled. The stream ends with the login.
    await until(async () => (await roundRow(row.id))?.state === 'settled')
    clockMs += 10_000
    expect((await next('stakes'))?.roundId).not.toBe(row.id)
    await player.call('DELETE', 'api/user/auth')
    clockMs += 10_000
    expect(await next('never')).toBeUndefined()
  })
})

describe('a draw', () => {
  it('is shared by all players, at its scheduled time, with a seed whose hash was published before', async () => {
    clockMs = Date.UTC(2030, 0, 2, 12, 0, 30)
    const players = [await operator.newMember(), await operator.newMember()]
    const [one, two] = [
      await casino.open(players[0]!, 'three-of-twenty'),
      await casino.open(players[1]!, 'three-of-twenty'),
    ]
    const draw = (await one.state()).body.draw
    expect(draw?.endsAt).toBe(Date.UTC(2030, 0, 2, 12, 1))
    await one.bet('1-2-3', '100')
    const twice = await one.bet('4-5-6', '50')
    await two.bet('7-8-9', '100')
    expect(twice.body.rounds.map(({ roundId, state }) => [roundId, state])).toEqual([
      [draw?.id, 'open'],
      [draw?.id, 'open'],
    ])
    expect(await players[0]?.balance()).toMatchObject({ availablePts: 99_850, exposure: 150 })
    clockMs = Date.UTC(2030, 0, 2, 12, 1)
    const [mine, theirs] = [await ended(one), await ended(two)]
    expect(mine.roundId).toBe(theirs.roundId)
    expect(mine.outcome).toEqual(theirs.outcome)
    expect(
      createHash('sha256')
        .update(mine.serverSeed ?? '')
        .digest('hex'),
    ).toBe(draw?.serverSeedHash)
    expect(await players[0]?.balance()).toMatchObject({ exposure: 0 })
    expect((await one.state()).body.draw?.id).not.toBe(draw?.id)
  })

  it('sells no more tickets from two seconds before its time on: they are for the next draw', async () => {
    const game = await casino.open(await operator.newMember(), 'three-of-twenty')
    clockMs = Date.UTC(2030, 0, 2, 13, 0, 58)
    const { body } = await game.bet('1-2-3')
    expect((await roundRow(body.rounds[0]?.roundId ?? ''))?.endsAt.getTime()).toBe(
      Date.UTC(2030, 0, 2, 13, 2),
    )
  })

  it('sells a player twenty tickets at most', async () => {
    const game = await casino.open(await operator.newMember(), 'three-of-twenty')
    clockMs = Date.UTC(2030, 0, 2, 14, 0, 10)
    for (let ticket = 0; ticket < 20; ticket++) expect((await game.bet('1-2-3', '5')).status).toBe(200)
    expect(await game.bet('1-2-3', '5')).toMatchObject({ status: 409, body: { code: 'too-many-tickets' } })
  })
})

it('waits for the operator after a rollback, because the clock ends a round once', async () => {
  clockMs = Date.UTC(2030, 0, 2, 15, 0, 10)
  const player = await operator.newMember()
  const game = await casino.open(player, 'three-of-twenty')
  const id = (await game.bet('1-2-3', '100')).body.draw?.id ?? ''
  const { database } = operator.sandbox
  await endRound(database, { roundId: id, how: 'void', by: 'operator', at: new Date(clockMs) })
  expect(await rollBackRound(database, { roundId: id, at: new Date(clockMs) })).toEqual([player.id])
  expect(await game.bet('1-2-3')).toMatchObject({ status: 409, body: { code: 'draw-closed' } })
  // The next draw ends after its scheduled time, so this one's end was checked before.
  clockMs += 60_000
  await game.bet('4-5-6', '100')
  clockMs += 60_000
  await until(async () => last(await game.state())?.state !== 'open')
  expect((await roundRow(id))?.state).toBe('open')
  expect(await player.balance()).toMatchObject({ exposure: 100 })
})

describe('a round that a stopped process left open', () => {
  /** Returns a round in the tables that no process of this operator waits for. */
  async function leftBehind(player: TestPlayer, gameCode: string, selection: string) {
    const game = await casino.open(player, gameCode === 'lantern-reels' ? 'three-of-twenty' : gameCode)
    const { database } = operator.sandbox
    const answer = await game.bet(gameCode === 'lantern-reels' ? '1-2-3' : selection, '100')
    const [bet] = await database.select().from(casinoBet).where(eq(casinoBet.userId, player.id))
    const id = `left-${player.id}`
    const facts = { gameCode, category: 'Slot Games' as const, serverSeed: newServerSeed(), clientSeed: 'x' }
    const at = new Date(clockMs)
    await database.insert(casinoRound).values({ id, ownerId: player.id, openedAt: at, endsAt: at, ...facts })
    await database
      .update(casinoBet)
      .set({ roundId: id, selection })
      .where(eq(casinoBet.id, bet?.id ?? ''))
    expect(answer.status).toBe(200)
    return { id, facts }
  }
  const betOf = async (player: TestPlayer) =>
    (await operator.sandbox.database.select().from(casinoBet).where(eq(casinoBet.userId, player.id)))[0]
  const isOver = (player: TestPlayer) =>
    until(async () => {
      const bet = await betOf(player)
      return bet && bet.state !== 'open' && bet
    })

  it('is finished by its seeds if nothing was left to choose', async () => {
    const player = await operator.newMember()
    clockMs = Date.UTC(2030, 0, 3, 12, 0, 10)
    await leftBehind(player, 'lantern-reels', 'spin')
    clockMs += 9000
    expect((await betOf(player))?.state).toBe('open')
    clockMs += 20_000
    const bet = await isOver(player)
    expect(bet.state).toMatch(/won|lost/)
    expect(await player.balance()).toEqual({
      availablePts: 100_000 + Number(bet.result) / 100,
      exposure: 0,
    })
  })

  it('is void if the player could still have cashed out', async () => {
    const player = await operator.newMember()
    clockMs = Date.UTC(2030, 0, 3, 13, 0, 10)
    await leftBehind(player, 'kite', 'by-hand')
    clockMs += 120_000
    expect(await isOver(player)).toMatchObject({ state: 'void', result: 0n })
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })
})
