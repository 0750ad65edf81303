import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, casinoBet, casinoRound, posting } from '../../../operator/database/schema.ts'
import { debtOf } from '../../../operator/ledger/ledger.ts'
import { casinoOf } from '../../../testing/casino.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { providerCalls, reelHouse } from '../../../testing/provider.ts'
import { endRound, rollBackRound } from '../endRound.ts'
import { roundIdOf } from './providerRound.ts'

const drawHouse = { ...reelHouse, name: 'Draw House', key: 'a key of draw house, for tests alone' }
const clockMs = Date.UTC(2030, 0, 1)

let operator: TestOperator
let provider: ReturnType<typeof providerCalls>
let rival: ReturnType<typeof providerCalls>

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => clockMs,
    casinoProviders: [reelHouse, drawHouse],
    rateLimits: { bets: false, accounts: false, search: false },
  })
  provider = providerCalls(operator, reelHouse, () => clockMs)
  rival = providerCalls(operator, drawHouse, () => clockMs)
})
afterAll(() => operator.sandbox.close())

async function seat(grant?: bigint) {
  const player = await operator.newMember('user', grant)
  return { player, game: await provider.open(player), round: randomUUID(), debit: randomUUID() }
}

const holds = async (player: TestPlayer, availablePts: number, exposure = 0) =>
  expect(await player.balance()).toEqual({ availablePts, exposure })

const refused = (status: number, code: string) => ({ status, body: { code } })
const stateOfRound = async (round: string) =>
  (
    await operator.sandbox.database
      .select()
      .from(casinoRound)
      .where(eq(casinoRound.id, roundIdOf(reelHouse.name, round)))
  )[0]?.state

describe('a game of a provider', () => {
  it('is opened at its address, once, and is not played here as well', async () => {
    const player = await operator.newMember()
    const url = await casinoOf(operator).urlOf(player, 'lantern-reels')
    expect(url).toMatch(/^https:\/\/games\.example\/play\/lantern-reels\?token=[\w-]{43}$/)
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(await provider.ask('open', { token })).toMatchObject({
      status: 200,
      body: { player: player.id, game: 'lantern-reels', site: operator.url, balance: '100000' },
    })
    expect(await provider.ask('open', { token })).toMatchObject(refused(401, 'game-over'))
    const { session } = await provider.open(player)
    expect(await casinoOf(operator).ask('state', { token: session })).toMatchObject(refused(401, 'game-over'))
    const again = await casinoOf(operator).urlOf(player, 'lantern-reels')
    const page = `${operator.url}/casino-games/play/${new URL(again).searchParams.get('token')}`
    expect((await fetch(page)).status).toBe(410)
    expect((await fetch(operator.url)).headers.get('content-security-policy')).toContain(
      'https://games.example',
    )
  })

  it('is refused to another provider, and our games are refused to all', async () => {
    const { player, game, round } = await seat()
    const asked = { transaction: randomUUID(), player: player.id, round, session: game.session, amount: '10' }
    expect(await rival.ask('debit', asked)).toMatchObject(refused(401, 'game-over'))
    expect(await rival.ask('balance', { session: game.session })).toMatchObject(refused(401, 'game-over'))
    const kite = await casinoOf(operator).open(player, 'kite')
    expect(await provider.ask('balance', { session: kite.token })).toMatchObject(refused(401, 'game-over'))
    await holds(player, 100_000)
  })
})

describe('a round of a provider', () => {
  it('takes its stake and pays its win through the ledger, and is listed in the history', async () => {
    const { player, game, round, debit } = await seat()
    expect(await game.debit({ transaction: debit, round, amount: '10.05', selection: 'Spin' })).toEqual({
      status: 200,
      body: { transaction: debit, player: player.id, balance: '99989.95' },
    })
    await holds(player, 99_989.95, 10.05)
    expect(
      (await game.end('credit', { round, debit, amount: '1005', outcome: 'Five lanterns' })).body,
    ).toMatchObject({ balance: '100994.95' })
    await holds(player, 100_994.95)
    const details = await player.call('GET', 'api/user/casino/openBet/history/details?page=1&limit=10')
    expect([details.status, JSON.stringify(details.body)]).toEqual([
      200,
      expect.stringContaining('Five lanterns'),
    ])
  })

  it('pays after the login has ended, and accepts no stake then', async () => {
    const { player, game, round, debit } = await seat()
    await game.debit({ transaction: debit, round })
    await player.call('DELETE', 'api/user/auth')
    expect((await game.end('credit', { round, debit, amount: '150' })).body.balance).toBe('100050')
    expect(await game.debit()).toMatchObject(refused(401, 'game-over'))
  })

  it('ends with its last debit and then accepts no more', async () => {
    const { player, game, round, debit } = await seat()
    const second = randomUUID()
    await game.debit({ transaction: debit, round })
    await game.debit({ transaction: second, round })
    await game.end('credit', { round, debit, amount: '0' })
    expect(await stateOfRound(round)).toBe('open')
    await game.end('credit', { round, debit: second, amount: '300' })
    expect(await stateOfRound(round)).toBe('settled')
    expect(await game.debit({ round })).toMatchObject(refused(409, 'round-over'))
    await holds(player, 100_100)
  })
})

describe('a call that arrives twice', () => {
  it('is processed once and answered alike, for any number of simultaneous copies and any format of its body', async () => {
    const { player, game, round, debit } = await seat()
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => game.debit({ transaction: debit, round, amount: '100' })),
    )
    for (const answer of sent) expect(answer).toEqual(sent[0])
    await game.debit({ round: randomUUID(), amount: '50' })
    expect(await game.debit({ amount: '100', round, transaction: debit })).toEqual(sent[0])
    const credit = { transaction: randomUUID(), round, debit, amount: '250' }
    const paid = await Promise.all(Array.from({ length: 6 }, () => game.end('credit', credit)))
    for (const answer of paid) expect(answer).toEqual(paid[0])
    const rollback = { transaction: randomUUID(), round, debit }
    const undone = await Promise.all(Array.from({ length: 6 }, () => game.end('rollback', rollback)))
    for (const answer of undone) expect(answer).toEqual(undone[0])
    await holds(player, 99_950, 50)
  })

  it('is refused with another body, as another call, and for another debit that has its credit', async () => {
    const { player, game, round, debit } = await seat()
    await game.debit({ transaction: debit, round })
    const reused = refused(422, 'transaction-reused')
    expect(await game.debit({ transaction: debit, round, amount: '100.01' })).toMatchObject(reused)
    expect(await game.debit({ transaction: debit })).toMatchObject(reused)
    expect(await game.end('credit', { transaction: debit, round, debit, amount: '5' })).toMatchObject(reused)
    expect(await game.end('rollback', { transaction: debit, round, debit })).toMatchObject(
      refused(400, 'malformed'),
    )
    await game.end('credit', { round, debit, amount: '110' })
    expect(await game.end('credit', { round, debit, amount: '110' })).toMatchObject({
      status: 409,
      body: { code: 'debit-ended', details: { state: 'won' } },
    })
    await holds(player, 100_010)
  })

  it('stays refused: a copy that arrives when there are points takes nothing', async () => {
    const { player, game, round, debit } = await seat(50_00n)
    const asked = { transaction: debit, round, amount: '100' }
    expect(await game.debit(asked)).toMatchObject(refused(409, 'not-enough-points'))
    const other = { round: randomUUID(), debit: randomUUID() }
    await game.debit({ transaction: other.debit, round: other.round, amount: '50' })
    await game.end('credit', { ...other, amount: '500' })
    expect(await game.debit(asked)).toMatchObject(refused(409, 'not-enough-points'))
    expect(await game.end('credit', { round, debit, amount: '1' })).toMatchObject(
      refused(404, 'debit-unknown'),
    )
    await holds(player, 500)
  })
})

describe('a call out of order', () => {
  it('is paid when it is sent again after its debit arrived', async () => {
    const { player, game, round, debit } = await seat()
    const credit = { transaction: randomUUID(), round, debit, amount: '150' }
    expect(await game.end('credit', credit)).toMatchObject(refused(404, 'debit-unknown'))
    await game.debit({ transaction: debit, round })
    expect((await game.end('credit', credit)).status).toBe(200)
    await holds(player, 100_050)
  })

  it('rolls back before its debit, which is refused when it arrives', async () => {
    const { player, game, round, debit } = await seat()
    const answer = await game.end('rollback', { round, debit })
    expect([answer.status, answer.body.balance]).toEqual([200, undefined])
    for (let time = 0; time < 2; time += 1)
      expect(await game.debit({ transaction: debit, round })).toMatchObject(refused(409, 'rolled-back'))
    expect((await game.end('rollback', { round, debit })).status).toBe(200)
    await holds(player, 100_000)
  })

  it('rolls back a paid win as well, and the spent part is owed', async () => {
    const { player, game, round, debit } = await seat(100_00n)
    await game.debit({ transaction: debit, round })
    await game.end('credit', { round, debit, amount: '900' })
    await game.debit({ amount: '880' })
    await game.end('rollback', { round, debit })
    expect(await stateOfRound(round)).toBe('void')
    // 20 were left, 900 are taken back, and a stake of 100 is returned: 780 are owed.
    await holds(player, 0, 880)
    expect(await debtOf(operator.sandbox.database, player.id)).toBe(780_00n)
    expect(await game.debit({ amount: '5' })).toMatchObject(refused(409, 'in-debt'))
  })

  it('pays nothing after the operator voided the round, until that is rolled back', async () => {
    const { player, game, round, debit } = await seat()
    await game.debit({ transaction: debit, round })
    const decided = { roundId: roundIdOf(reelHouse.name, round), at: new Date(clockMs) }
    const { database } = operator.sandbox
    // Only the provider knows the outcome.
    expect(await endRound(database, { ...decided, how: 'settle', by: 'operator' })).toBeUndefined()
    expect(await endRound(database, { ...decided, how: 'void', by: 'operator' })).toEqual([player.id])
    const credit = { transaction: randomUUID(), round, debit, amount: '500' }
    expect(await game.end('credit', credit)).toMatchObject({
      status: 409,
      body: { code: 'debit-ended', details: { state: 'void' } },
    })
    expect(await game.debit({ round })).toMatchObject(refused(409, 'round-over'))
    expect((await game.end('rollback', { round, debit })).status).toBe(200)
    await holds(player, 100_000)
    await rollBackRound(database, decided)
    expect((await game.end('credit', credit)).status).toBe(200)
    await holds(player, 100_400)
  })
})

describe('a hostile call', () => {
  it('is refused without a signature of the current time', async () => {
    const { player, game } = await seat()
    const asked = {
      transaction: randomUUID(),
      round: 'r',
      player: player.id,
      session: game.session,
      amount: '1',
    }
    const old = String(clockMs - 60_001)
    for (const sending of [
      { key: drawHouse.key },
      { name: 'Nobody' },
      { time: old },
      { signed: 'credit' },
      { headers: { 'x-signature': '' } },
      { headers: { 'content-type': 'text/plain' } },
    ])
      expect((await provider.ask('debit', asked, sending)).status).toBeGreaterThanOrEqual(401)
    for (const body of ['', '{', '[]', '"x"', 'null', '{"__proto__":{"amount":"1"}}'])
      expect([body, (await provider.send('debit', body)).status]).toEqual([body, 400])
    await holds(player, 100_000)
  })

  it('reaches only the rounds, debits and players that belong to it', async () => {
    const [one, two] = [await seat(), await seat()]
    await one.game.debit({ transaction: one.debit, round: one.round })
    expect(await two.game.debit({ round: one.round })).toMatchObject(refused(409, 'round-differs'))
    const credit = { round: one.round, debit: one.debit, amount: '500' }
    expect(await two.game.end('credit', credit)).toMatchObject(refused(409, 'player-differs'))
    expect(await one.game.end('credit', { ...credit, round: two.round })).toMatchObject(
      refused(409, 'round-differs'),
    )
    expect(await two.game.end('rollback', credit)).toMatchObject(refused(409, 'player-differs'))
    expect(await one.game.debit({ player: two.player.id })).toMatchObject(refused(409, 'player-differs'))
    const asked = { transaction: randomUUID(), player: one.player.id, ...credit }
    expect(await rival.ask('credit', asked)).toMatchObject(refused(404, 'debit-unknown'))
    expect((await rival.ask('rollback', asked)).body).not.toHaveProperty('balance')
    await holds(one.player, 99_900, 100)
    await holds(two.player, 100_000)
  })

  it.each(['-0.01', '-500', '10000.01', '999999999999'])(
    'pays no win of %s: the round waits',
    async (amount) => {
      const { player, game, round, debit } = await seat()
      await game.debit({ transaction: debit, round })
      expect(await game.end('credit', { round, debit, amount })).toMatchObject({
        status: 409,
        body: { code: 'amount-refused', details: { min: '0', max: '10000' } },
      })
      expect(await stateOfRound(round)).toBe('open')
      expect((await game.end('credit', { round, debit, amount: '10000' })).status).toBe(200)
      await holds(player, 109_900)
    },
  )

  it.each(['0', '-5', '4.99', '2000.01', '1e3', '0.001', '', null])(
    'accepts no stake of %s',
    async (amount) => {
      const { player, game } = await seat()
      expect((await game.debit({ amount })).status).toBeGreaterThanOrEqual(400)
      await holds(player, 100_000)
    },
  )
})

describe('a debit counts like a bet', () => {
  it('within the available points, for any number of simultaneous calls', async () => {
    const { player, game } = await seat(37_00n)
    const answers = await Promise.all(Array.from({ length: 12 }, () => game.debit({ amount: '5' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    await holds(player, 2, 35)
  })

  it('within the limits of safer play, together with all other bets', async () => {
    const { player, game, round, debit } = await seat()
    const set = await player.call('PUT', 'api/user/care/limit', { kind: 'stake', period: 'day', amount: 150 })
    expect([set.status, set.body]).toEqual([200, expect.anything()])
    expect((await game.debit({ transaction: debit, round, amount: '100' })).status).toBe(200)
    expect((await game.debit({ amount: '51' })).body.code).toBe('stake-limit')
    await game.end('credit', { round, debit, amount: '0' })
    expect((await game.debit({ amount: '51' })).body.code).toBe('stake-limit')
    expect((await game.debit({ amount: '50' })).status).toBe(200)
  })

  it('not for an account that is locked out of the casino, nor in maintenance, after which it may be sent again', async () => {
    const { player, game, round, debit } = await seat()
    const change = (fields: object) =>
      operator.sandbox.database.update(account).set(fields).where(eq(account.id, player.id))
    await change({ casinoLock: true })
    expect(await game.debit()).toMatchObject(refused(403, 'casino-locked'))
    await change({ casinoLock: false })
    const { transactionCode, ...administrator } = await operator.administrator()
    const maintain = (maintenanceMode: boolean) =>
      administrator.call('PUT', 'api/administrator/setting/maintenance', { maintenanceMode, transactionCode })
    expect((await maintain(true)).status).toBe(200)
    expect((await game.debit({ transaction: debit, round })).status).toBe(503)
    await maintain(false)
    expect((await game.debit({ transaction: debit, round })).status).toBe(200)
    const bets = await operator.sandbox.database
      .select()
      .from(casinoBet)
      .where(eq(casinoBet.userId, player.id))
    expect(bets).toHaveLength(1)
  })
})

it('leaves a ledger in which nothing is lost and nothing appears', async () => {
  const [row] = await operator.sandbox.database
    .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
  expect(row?.total).toBe('0')
})
