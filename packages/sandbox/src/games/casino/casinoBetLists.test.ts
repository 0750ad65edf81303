import { betTypes, casinoBetsChanged, casinoBetsSettled, pointsChanged } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '../../operator/database/schema.ts'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>
let clockMs = Date.UTC(2030, 0, 1, 12, 0, 10)
let player: TestPlayer
let other: TestPlayer
let administrator: TestPlayer
/** Results of the player's slot rounds, oldest first, in points. */
const slotResults: number[] = []
let rouletteResult = 0

interface WireBet {
  _id: string
  roundId: string
  gameCategory: string
  status: string
  result: number
  user?: { _id: string }
  [name: string]: unknown
}

const path = 'api/user/casino/openBet'
const ask = async (who: TestPlayer, address: string) => {
  const { status, body } = await who.call('GET', address)
  return { status, body, docs: body.docs as WireBet[] }
}
const day = (number: number) => Date.UTC(2030, 0, number, 12, 0, 10)

/**
 * Two slot rounds on the first and second day, one of roulette on the third, an open lottery ticket on the
 * fourth.
 */
beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => clockMs,
    rateLimits: { bets: false, accounts: false, uploads: false, search: false },
  })
  casino = casinoOf(operator)
  player = await operator.newMember()
  other = await operator.newMember()
  for (const number of [1, 1, 2, 2]) {
    clockMs = day(number) + slotResults.length * 1000
    // A page is valid for four hours.
    const slot = await casino.open(player, 'lantern-reels')
    slotResults.push(Number((await slot.bet('spin', '100')).body.rounds[0]?.result))
  }
  clockMs = day(3)
  const wheel = await casino.open(player, 'european-roulette')
  rouletteResult = Number((await wheel.bet('number-7', '10')).body.rounds[0]?.result)
  clockMs = day(4)
  await (await casino.open(player, 'three-of-twenty')).bet('1-2-3', '50')
  await (await casino.open(other, 'three-of-twenty')).bet('4-5-6', '25')
  // A staff login is valid for twelve hours.
  administrator = await operator.newMember('administrator')
})
afterAll(() => operator.sandbox.close())

describe('the casino bets of a player', () => {
  it('CALL-067 are listed while they are open', async () => {
    const { docs, body } = await ask(player, `${path}?page=1&limit=25`)
    expect(docs).toMatchObject([
      {
        gameName: 'Three of Twenty',
        gameType: 'lottery',
        gameCategory: 'Lottery',
        provider: 'sandboxGames',
        subProviderName: 'Draw House',
        selection: '1, 2, 3',
        stake: 50,
        profit: 2950,
        status: 'open',
        result: 0,
      },
    ])
    expect(docs[0]).not.toHaveProperty('user')
    expect(body).toMatchObject({ totalDocs: 1, totalPages: 1, nextPage: false })
  })

  it('OPEN-012 are filtered by every type while they are open', async () => {
    const found: string[] = []
    for (const type of betTypes) {
      const { body } = await ask(player, `${path}?gameType=${encodeURIComponent(type)}`)
      if (body['totalDocs'] === 1) found.push(type)
    }
    expect(found).toEqual(['casino', 'Lottery'])
  })

  it('CALL-068 are listed after they ended, the last ended first, in pages', async () => {
    const { docs } = await ask(player, `${path}/history`)
    expect(docs.map(({ result }) => result)).toEqual([rouletteResult, ...slotResults.toReversed()])
    const page = await ask(player, `${path}/history?page=2&limit=2`)
    expect(page.docs.map(({ result }) => result)).toEqual([slotResults[2], slotResults[1]])
    expect(page.body).toMatchObject({ totalDocs: 5, totalPages: 3, showingFrom: 3, showingTo: 4 })
  })

  it.each([
    ['startDate=2030-01-02T12:00:12.000Z', 3],
    ['endDate=2030-01-02T12:00:12.000Z', 3],
    ['startDate=2030-01-03T00:00:00.000Z&endDate=2030-01-03T23:59:59.999Z', 1],
    ['gameType=casino', 5],
    ['gameType=Slot%20Games&startDate=2030-01-02T00:00:00.000Z', 2],
  ])('CALL-068 CALL-069 are filtered by %s', async (filter, count) => {
    for (const list of ['history', 'history/details']) {
      const { docs, body } = await ask(player, `${path}/${list}?${filter}`)
      expect([list, docs.length, body['totalDocs']]).toEqual([list, count, count])
    }
  })

  it('OPEN-012 accept every type of the filter', async () => {
    const counts = await Promise.all(
      betTypes.map(async (type) => [
        type,
        (await ask(player, `${path}/history?gameType=${encodeURIComponent(type)}`)).body['totalDocs'],
      ]),
    )
    expect(Object.fromEntries(counts)).toEqual({
      exchange: 0,
      casino: 5,
      sportsBook: 0,
      'Live Casino': 0,
      'Virtual Games': 1,
      'Slot Games': 4,
      'Crash Games': 0,
      Lottery: 0,
    })
  })

  it('CALL-069 contain the drawn result, its proof, and the profit or loss of the round', async () => {
    const { docs } = await ask(player, `${path}/history/details?gameType=Virtual%20Games`)
    expect(docs).toMatchObject([
      {
        selection: '7',
        outcome: { symbols: [expect.stringMatching(/^\d+$/)] },
        serverSeedHash: expect.stringMatching(/^[\da-f]{64}$/),
        serverSeed: expect.stringMatching(/^[\da-f]{64}$/),
        clientSeed: 'my seed',
        totalStake: 10,
        totalBetPts: rouletteResult,
      },
    ])
    const ofRound = await ask(player, `${path}/history/details?roundId=${docs[0]?.roundId}`)
    expect(ofRound.docs).toEqual(docs)
    const one = await ask(player, `${path}/history/details?betId=${docs[0]?._id}`)
    expect(one.docs).toEqual(docs)
  })

  it('contain nothing of other players', async () => {
    expect((await ask(other, path)).docs).toMatchObject([{ selection: '4, 5, 6' }])
    expect((await ask(other, `${path}/history?userId=${player.id}`)).docs).toEqual([])
  })

  it.each([
    ['startDate', 'yesterday'],
    ['gameType', 'chess'],
    ['page', '0'],
    ['limit', '101'],
  ])('refuse the %s %s and name the field', async (field, value) => {
    for (const list of ['history', 'history/details'])
      expect(await player.call('GET', `${path}/${list}?${field}=${value}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed', field },
      })
  })
})

describe('the casino bets of players, for staff', () => {
  it('ROLE-023 CALL-067 CALL-068 CALL-069 are those of the players below, with the player of each', async () => {
    const agent = await operator.newMember('agent')
    await operator.sandbox.database
      .update(account)
      .set({ parentId: agent.id })
      .where(eq(account.id, player.id))
    const [all, below] = [
      (address: string) => ask(administrator, `api/administrator/user/casino/${address}`),
      (address: string) => ask(agent, `api/agent/user/casino/${address}`),
    ]
    expect((await all('openBet')).docs.map(({ user }) => user?._id)).toEqual([other.id, player.id])
    expect((await below('openBet')).docs.map(({ user }) => user?._id)).toEqual([player.id])
    expect((await all(`openBet?userId=${other.id}`)).docs).toHaveLength(1)
    for (const list of ['openBet/history', 'openBet/history/details']) {
      expect((await below(list)).docs.map(({ user }) => user?._id)).toEqual(Array(5).fill(player.id))
      expect((await below(`${list}?userId=${other.id}`)).docs).toEqual([])
    }
    const stranger = await operator.newMember('agent')
    expect((await ask(stranger, 'api/agent/user/casino/openBet/history')).docs).toEqual([])
  })
})

describe('results of the casino', () => {
  const won = slotResults
  const sumOf = (results: readonly number[]) => results.reduce((sum, result) => sum + result, 0)

  it('CALL-041 REPORT-008 are in the profit and loss report, by category', async () => {
    const { docs } = (await player.call('GET', 'api/user/game/report')).body as {
      docs: { casino: unknown; exchange: unknown }
    }
    const [wins, losses] = [won.filter((result) => result > 0), won.filter((result) => result < 0)]
    expect(docs.exchange).toEqual([])
    expect(docs.casino).toEqual([
      {
        gameCategory: 'Slot Games',
        totalAmount: sumOf(won),
        totalWin: sumOf(wins),
        totalLose: -sumOf(losses),
      },
      {
        gameCategory: 'Virtual Games',
        totalAmount: rouletteResult,
        totalWin: Math.max(0, rouletteResult),
        totalLose: Math.max(0, -rouletteResult),
      },
    ])
  })

  it('CALL-070 are in the statement, newest first, with the game, but without open tickets', async () => {
    const { docs } = (await player.call('GET', 'api/user/transaction?trxType=bet')).body as {
      docs: Record<string, unknown>[]
    }
    const expected = [rouletteResult, ...won.toReversed()].filter((result) => result !== 0)
    expect(docs.map(({ amount, type }) => (type === 'credit' ? amount : -Number(amount)))).toEqual(expected)
    expect(docs[0]).toMatchObject({
      trxType: 'bet',
      remarks: rouletteResult > 0 ? 'Round won' : 'Round lost',
      market: null,
      casino: { gameName: 'European Roulette' },
    })
  })
})

describe('a round that is ended by hand', () => {
  const decide = (roundId: string, action: string, transactionCode = '') =>
    administrator.call('PATCH', 'api/administrator/casino/round', { roundId, action, transactionCode })

  it('is rolled back to the minor unit, and ends again with the result of its seeds', async () => {
    const fresh = await operator.newMember()
    const game = await casino.open(fresh, 'european-roulette')
    const [played] = (await game.bet('red', '100')).body.rounds
    const roundId = played?.roundId ?? ''
    const after = await fresh.balance()
    expect(await decide(roundId, 'rollBack')).toMatchObject({ body: { docs: { roundId, status: 'open' } } })
    expect(await fresh.balance()).toEqual({ availablePts: 99_900, exposure: 100 })
    expect((await ask(fresh, path)).docs).toMatchObject([{ roundId, status: 'open', result: 0 }])
    expect(await decide(roundId, 'rollBack')).toMatchObject({
      status: 409,
      body: { code: 'round-unchanged' },
    })
    expect(await decide(roundId, 'settle')).toMatchObject({ body: { docs: { status: 'settled' } } })
    expect(await fresh.balance()).toEqual(after)
    expect((await ask(fresh, `${path}/history`)).docs).toMatchObject([{ result: Number(played?.result) }])
  })

  it('is void: the stake is returned, and the statement shows nothing won or lost', async () => {
    const fresh = await operator.newMember()
    const game = await casino.open(fresh, 'european-roulette')
    const [played] = (await game.bet('red', '100')).body.rounds
    const roundId = played?.roundId ?? ''
    await decide(roundId, 'rollBack')
    expect(await decide(roundId, 'void')).toMatchObject({ body: { docs: { status: 'void' } } })
    expect(await decide(roundId, 'void')).toMatchObject({ status: 409, body: { code: 'round-unchanged' } })
    expect(await fresh.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
    expect((await ask(fresh, `${path}/history`)).docs).toMatchObject([{ status: 'void', result: 0 }])
    const { docs } = (await fresh.call('GET', 'api/user/game/report')).body as { docs: { casino: unknown } }
    expect(docs.casino).toEqual([])
  })

  it('leaves a debt for the spent part of a win that is rolled back', async () => {
    const fresh = await operator.newMember('user', 50_000n)
    const game = await casino.open(fresh, 'lucky-seven')
    let [played] = (await game.bet('red', '10')).body.rounds
    while (played?.state !== 'won') [played] = (await game.bet('red', '10')).body.rounds
    const { availablePts } = await fresh.balance()
    // Stakes everything on an upcoming draw.
    const draw = await casino.open(fresh, 'three-of-twenty')
    expect((await draw.bet('1-2-3', String(availablePts))).status).toBe(200)
    await decide(played.roundId, 'rollBack')
    expect(await fresh.balance()).toEqual({ availablePts: 0, exposure: availablePts + 10 })
    expect(await game.bet('red', '10')).toMatchObject({ status: 409, body: { code: 'in-debt' } })
  })

  it('is not settled while it is being played, nor found by a wrong id', async () => {
    const [open] = (await ask(player, path)).docs
    expect(await decide(open?.roundId ?? '', 'settle')).toMatchObject({
      status: 409,
      body: { code: 'round-unchanged', details: { state: 'open' } },
    })
    expect(await decide('none', 'void')).toMatchObject({ status: 404, body: { code: 'round-unknown' } })
  })

  it('SEC-007 requires the transaction code of an administrator who has one', async () => {
    const seeded = operator.sandbox.accounts.find(({ userType }) => userType === 'administrator')
    const { headers } = await operator.logIn(seeded?.userName ?? '', seeded?.password ?? '')
    const signed = operator.playerOf('', (headers.get('authorization') ?? '').replace('Bearer ', ''))
    const [open] = (await ask(other, path)).docs
    const send = (transactionCode: string) =>
      signed.call('PATCH', 'api/administrator/casino/round', {
        roundId: open?.roundId,
        action: 'void',
        transactionCode,
      })
    expect(await send('wrong')).toMatchObject({ status: 400, body: { code: 'transaction-code-wrong' } })
    expect((await send(seeded?.transactionCode ?? '')).status).toBe(200)
    expect(await other.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
    // That draw is over for everybody, before its scheduled time.
    expect(await (await casino.open(other, 'three-of-twenty')).bet('1-2-3')).toMatchObject({
      status: 409,
      body: { code: 'draw-closed' },
    })
  })
})

it('SOCK-042 SOCK-043 notifies only the player of stakes and results', async () => {
  const [mine, theirs] = [await operator.newMember(), await operator.newMember()]
  const listen = async ({ token }: TestPlayer) => {
    const socket = io(operator.url, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    })
    const received: string[] = []
    for (const { event } of [casinoBetsChanged, casinoBetsSettled, pointsChanged])
      socket.on(event, (payload: { docs?: { roundId: string } }) =>
        received.push([event, payload.docs?.roundId].filter(Boolean).join(' ')),
      )
    await until(async () => socket.connected)
    return { received, end: () => socket.disconnect() }
  }
  const [one, two] = [await listen(mine), await listen(theirs)]
  const game = await casino.open(mine, 'lantern-reels')
  const [round] = (await game.bet('spin', '100')).body.rounds
  const expected = [
    'getOpenBetCasinoUpdates',
    'getPtsUpdates',
    `getOpenBetCasinoResultUpdates ${round?.roundId}`,
    'getPtsUpdates',
  ]
  await until(async () => one.received.length >= expected.length)
  expect(one.received).toEqual(expected)
  expect(two.received).toEqual([])
  one.end()
  two.end()
})

// This is the last test, because it moves the clock.
it('CALL-070 names the ticket that a draw settled, while a ticket of the next draw is open', async () => {
  // Staff ended the draw of the earlier tests.
  clockMs += 120_000
  const fresh = await operator.newMember()
  const game = await casino.open(fresh, 'three-of-twenty')
  expect((await game.bet('1-2-3', '20')).status).toBe(200)
  clockMs += 60_000
  await game.bet('4-5-6', '20')
  const lines = async () => {
    const { docs } = (await fresh.call('GET', 'api/user/transaction?trxType=bet')).body as {
      docs: { remarks: string; type: string }[]
    }
    return docs
  }
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1)
  const [line] = await lines()
  expect(line?.remarks).toBe(`Ticket 1, 2, 3 ${line?.type === 'credit' ? 'won' : 'lost'}`)
})
