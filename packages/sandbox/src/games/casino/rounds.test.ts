import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casinoBet, casinoRound } from '../../operator/database/schema.ts'
import { casinoOf, type PlayAnswer } from '../../testing/casino.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { createDraws, newServerSeed } from './draws.ts'
import { endRound, rollBackRound } from './endRound.ts'
import { heightAfter, kite, msUntilAbove } from './games/kite.ts'

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

/** Begins kite rounds until one flies at least so high, and gives it, still open. */
async function flyAbove(game: Opened, height: number, selection = 'by-hand') {
  for (;;) {
    const round = last(await game.bet(selection, '100'))
    const row = await roundRow(round?.roundId ?? '')
    const fall = kite.fallOf(createDraws(row?.serverSeed ?? '', row?.clientSeed ?? ''))
    if (row && round && fall >= height) return { row, round, fall }
    clockMs += 60_000
    await ended(game)
  }
}

describe('a kite', () => {
  it('shows nothing of its fall while it flies, and pays the height at which it is taken in', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row, round } = await flyAbove(game, 200)
    expect(round).toMatchObject({ state: 'open', outcome: null, serverSeed: null, height: '1.00' })
    expect(JSON.stringify((await game.state()).body)).not.toContain(row.serverSeed)
    expect(await player.balance()).toMatchObject({ exposure: 100 })
    const before = (await player.balance()).availablePts
    clockMs = row.openedAt.getTime() + 4000
    const height = heightAfter(4000)
    expect(height).toBe(164)
    const answer = await game.cashOut(row.id)
    expect(last(answer)).toMatchObject({ state: 'won', result: '64', serverSeed: row.serverSeed })
    expect(await player.balance()).toEqual({ availablePts: before + 164, exposure: 0 })
    // Asked again, nothing more is paid.
    expect((await game.cashOut(row.id)).status).toBe(200)
    expect(await player.balance()).toEqual({ availablePts: before + 164, exposure: 0 })
  })

  it('is lost when it fell before, and too late is too late', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row, fall } = await flyAbove(game, 150)
    const before = (await player.balance()).availablePts
    clockMs = row.openedAt.getTime() + msUntilAbove(fall)
    const answer = await game.cashOut(row.id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'too-late' } })
    expect(await ended(game)).toMatchObject({ state: 'lost', result: '-100' })
    expect(await player.balance()).toEqual({ availablePts: before, exposure: 0 })
  })

  it('is taken in by itself at its target, and only then', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'kite')
    const { row } = await flyAbove(game, 150, 'at-150')
    clockMs = row.endsAt.getTime() - 1
    expect(last(await game.state())).toMatchObject({ state: 'open' })
    clockMs = row.endsAt.getTime()
    expect(await ended(game)).toMatchObject({ state: 'won', result: '50' })
  })

  it('is one at a time, and nobody else\u2019s to take in', async () => {
    const game = await casino.open(await operator.newMember(), 'kite')
    const { row } = await flyAbove(game, 150)
    expect(await game.bet('by-hand')).toMatchObject({ status: 409, body: { code: 'round-open' } })
    const other = await casino.open(await operator.newMember(), 'kite')
    expect(await other.cashOut(row.id)).toMatchObject({ status: 404, body: { code: 'round-unknown' } })
    expect((await roundRow(row.id))?.state).toBe('open')
  })
})

describe('a draw', () => {
  it('is one for everybody, at its hour, by a seed whose hash was there before', async () => {
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

  it('sells no more tickets two seconds before it is held: they are for the next', async () => {
    const game = await casino.open(await operator.newMember(), 'three-of-twenty')
    clockMs = Date.UTC(2030, 0, 2, 13, 0, 58)
    const { body } = await game.bet('1-2-3')
    expect((await roundRow(body.rounds[0]?.roundId ?? ''))?.endsAt.getTime()).toBe(
      Date.UTC(2030, 0, 2, 13, 2),
    )
  })

  it('sells twenty tickets to a player at the most', async () => {
    const game = await casino.open(await operator.newMember(), 'three-of-twenty')
    clockMs = Date.UTC(2030, 0, 2, 14, 0, 10)
    for (let ticket = 0; ticket < 20; ticket++) expect((await game.bet('1-2-3', '5')).status).toBe(200)
    expect(await game.bet('1-2-3', '5')).toMatchObject({ status: 409, body: { code: 'too-many-tickets' } })
  })
})

it('that was taken back waits for the operator: the clock ends a round once', async () => {
  clockMs = Date.UTC(2030, 0, 2, 15, 0, 10)
  const player = await operator.newMember()
  const game = await casino.open(player, 'three-of-twenty')
  const id = (await game.bet('1-2-3', '100')).body.draw?.id ?? ''
  const { database } = operator.sandbox
  await endRound(database, { roundId: id, how: 'void', by: 'operator', at: new Date(clockMs) })
  expect(await rollBackRound(database, { roundId: id, at: new Date(clockMs) })).toEqual([player.id])
  expect(await game.bet('1-2-3')).toMatchObject({ status: 409, body: { code: 'draw-closed' } })
  // The next draw ends after its hour has come, so this one's was looked at before.
  clockMs += 60_000
  await game.bet('4-5-6', '100')
  clockMs += 60_000
  await until(async () => last(await game.state())?.state !== 'open')
  expect((await roundRow(id))?.state).toBe('open')
  expect(await player.balance()).toMatchObject({ exposure: 100 })
})

describe('a round that a dead process left open', () => {
  /** A round in the tables that no process of this operator waits for. */
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

  it('is finished by its seeds when nothing was left to choose', async () => {
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

  it('is void when the player could still have taken the kite in', async () => {
    const player = await operator.newMember()
    clockMs = Date.UTC(2030, 0, 3, 13, 0, 10)
    await leftBehind(player, 'kite', 'by-hand')
    clockMs += 120_000
    expect(await isOver(player)).toMatchObject({ state: 'void', result: 0n })
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })
})
