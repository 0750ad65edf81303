import { createDraws } from '@kit/sdk/fair'
import { casinoKinds, casinoPictureWidths, listCasinoGames } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { account, casinoBet, ledgerTransaction } from '../../operator/database/schema.ts'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { gameOf } from './catalogue.ts'

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>

beforeAll(async () => {
  operator = await startTestOperator([], {
    rateLimits: { bets: false, accounts: false, uploads: false, search: false },
    origins: ['https://brand.example'],
  })
  casino = casinoOf(operator)
})
afterAll(() => operator.sandbox.close())

const change = (player: TestPlayer, set: Partial<typeof account.$inferInsert>) =>
  operator.sandbox.database.update(account).set(set).where(eq(account.id, player.id))

async function gamesOf(query = '') {
  const { body } = await operator.call('GET', `api/common/game/casinoGame${query}`)
  const text = gunzipSync(Buffer.from(String(body.docs), 'base64')).toString('utf8')
  return z.decode(listCasinoGames.response, JSON.parse(text) as never)
}

describe('the list of games', () => {
  it('CALL-083 CALL-122 CAS-001 CAS-005 has games of every kind, in the order of the menu', async () => {
    const kinds = (await gamesOf()).map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual([...casinoKinds])
    expect(kinds).toEqual(kinds.toSorted((a, b) => casinoKinds.indexOf(a) - casinoKinds.indexOf(b)))
  })

  it('CALL-083 is filtered by a tile of the menu', async () => {
    const crash = await gamesOf('?gameType=crash')
    expect(crash.map(({ code }) => code)).toContain('kite')
    expect(new Set(crash.map(({ kind }) => kind))).toEqual(new Set(['crash']))
    const premium = await gamesOf('?gameType=premium')
    expect(premium.length).toBeGreaterThan(1)
    for (const { menus } of premium) expect(menus).toContain('premium')
    expect(await operator.call('GET', 'api/common/game/casinoGame?gameType=chess')).toMatchObject({
      status: 400,
      body: { field: 'gameType' },
    })
  })

  it('CALL-083 has five thousand games, each with a unique id, code, name and picture', async () => {
    const listed = await gamesOf()
    expect(listed).toHaveLength(5000)
    for (const read of ['id', 'code', 'name', 'picture', 'pictureSet'] as const)
      expect([read, new Set(listed.map((game) => game[read])).size]).toEqual([read, 5000])
    for (const { pictureColour } of listed) expect(pictureColour).toMatch(/^#[\da-f]{6}$/)
  })

  it('draws a picture on request in every size and format, and nothing else', async () => {
    const [game] = await gamesOf('?gameType=slot')
    for (const width of casinoPictureWidths)
      for (const format of ['avif', 'webp']) {
        const path = game?.pictureSet.replace('{width}', String(width)).replace('{format}', format)
        const response = await fetch(`${operator.url}${path}`)
        expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
        expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(300)
      }
    expect((await fetch(`${operator.url}${game?.picture}`)).status).toBe(200)
    for (const file of ['none-384.webp', 'kite-385.webp', 'kite-384.png', 'kite.svg', '..%2Fgame.js'])
      expect([file, (await fetch(`${operator.url}/casino-games/pictures/${file}`)).status]).toEqual([
        file,
        404,
      ])
  })

  it('plays a reskinned game by the rules it is based on', async () => {
    const player = await operator.newMember()
    const dressed = (await gamesOf('?gameType=crash')).find(({ code }) => code !== 'kite')
    const game = await casino.open(player, dressed?.code ?? '')
    expect((await game.bet('at-150', '100')).status).toBe(200)
    expect((await player.balance()).exposure).toBe(100)
  })
})

describe('starting a game', () => {
  it('returns an address that opens once, within a minute, in a separate sandbox', async () => {
    const player = await operator.newMember()
    const url = await casino.urlOf(player, 'lantern-reels')
    expect(url.startsWith(`${operator.url}/casino-games/play/`)).toBe(true)
    const page = await fetch(url)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('sandbox allow-scripts;')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain(`frame-ancestors ${operator.url}`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const text = await page.text()
    expect(text).not.toContain(player.token)
    expect(text).toContain(`data-site="${operator.url}"`)
    const again = await fetch(url)
    expect([again.status, (await again.text()).includes('data-token')]).toEqual([410, false])
  })

  it('CAS-001 accepts provider and sub-provider of the address too, and no others', async () => {
    const player = await operator.newMember()
    const right = '&providerName=europeanCasino&provider=mobile&subProviderName=Wheel%20House'
    expect((await casino.launch(player, 'european-roulette', right)).status).toBe(200)
    for (const wrong of ['&providerName=another', '&subProviderName=another'])
      expect(await casino.launch(player, 'european-roulette', wrong)).toMatchObject({
        status: 404,
        body: { code: 'game-unknown' },
      })
    expect(
      await player.call('GET', 'api/user/casino/launch?gameId=1004&gameCode=lantern-reels'),
    ).toMatchObject({ status: 404, body: { code: 'game-unknown', field: 'gameId' } })
  })

  it('sends messages to the page around it only if that page may show games', async () => {
    const player = await operator.newMember()
    const { body } = await casino.launch(player, 'kite', '&site=https%3A%2F%2Fbrand.example')
    const page = await fetch((body.docs as { url: string }).url)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://brand.example')
    expect(await casino.launch(player, 'kite', '&site=https%3A%2F%2Fevil.example')).toMatchObject({
      status: 400,
      body: { code: 'site-unknown', field: 'site' },
    })
  })

  it('ROLE-020 is refused to demo accounts and under a casino lock', async () => {
    expect(await casino.launch(await operator.newPlayer(), 'kite')).toMatchObject({
      status: 403,
      body: { code: 'demo-account', message: 'This is your Demo Account, Please Login as Normal user' },
    })
    const locked = await operator.newMember()
    const game = await casino.open(locked, 'lantern-reels')
    await change(locked, { casinoLock: true })
    expect((await locked.call('GET', 'api/user/profile')).body.docs).toMatchObject({ casinoLock: true })
    expect(await casino.launch(locked, 'kite')).toMatchObject({
      status: 403,
      body: { code: 'casino-locked', message: 'The casino is locked for your account' },
    })
    // A page that was opened before the lock accepts no more stakes either.
    expect(await game.bet('spin')).toMatchObject({ status: 403, body: { code: 'casino-locked' } })
    expect((await locked.balance()).availablePts).toBe(100_000)
  })

  it('ROLE-021 has no game of the European casino for players of a white label that disabled it', async () => {
    const { transactionCode, ...administrator } = await operator.administrator()
    const path = 'api/administrator/setting/whiteLabelRole'
    const [role] = (await administrator.call('GET', path)).body.docs as { whiteLabelId: string }[]
    const disable = (europeanCasinoDisabled: boolean, more: object = {}) =>
      administrator.call('PUT', path, {
        whiteLabelId: role?.whiteLabelId,
        europeanCasinoDisabled,
        transactionCode,
        ...more,
      })
    const player = await operator.newMember()
    await change(player, { parentId: role?.whiteLabelId ?? '' })
    const game = await casino.open(player, 'european-roulette')

    expect(await disable(true, { transactionCode: 'wrong' })).toMatchObject({
      body: { code: 'transaction-code-wrong' },
    })
    expect(await disable(true, { whiteLabelId: player.id })).toMatchObject({
      status: 404,
      body: { code: 'white-label-unknown', field: 'whiteLabelId' },
    })
    expect((await casino.launch(player, 'european-roulette')).status).toBe(200)

    expect((await disable(true)).body.docs).toEqual({
      _id: role?.whiteLabelId,
      whiteLabelId: role?.whiteLabelId,
      europeanCasinoDisabled: true,
    })
    expect((await player.call('GET', 'api/user/whiteLabelRole')).body.docs).toMatchObject([
      { whiteLabelId: role?.whiteLabelId, europeanCasinoDisabled: true },
    ])
    expect(await casino.launch(player, 'european-roulette')).toMatchObject({
      status: 404,
      body: { code: 'game-unknown' },
    })
    // On the site of that white label, the shared list contains none of its games either.
    const providers = new Set((await gamesOf()).map(({ provider }) => provider))
    expect(providers.has('europeanCasino')).toBe(false)
    expect(providers.size).toBeGreaterThan(0)
    expect((await casino.launch(player, 'kite')).status).toBe(200)
    // A page that was opened before accepts no more stakes either.
    expect(await game.bet('red')).toMatchObject({ status: 401, body: { code: 'game-over' } })
    expect((await player.balance()).availablePts).toBe(100_000)

    await disable(false)
    expect((await casino.launch(player, 'european-roulette')).status).toBe(200)
    expect((await game.bet('red')).status).toBe(200)
  })

  it('ends with the login that started it', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'lantern-reels')
    expect((await game.state()).status).toBe(200)
    await player.call('DELETE', 'api/user/auth')
    for (const answer of [await game.state(), await game.bet('spin')])
      expect(answer).toMatchObject({ status: 401, body: { code: 'game-over' } })
  })

  it('is refused for a forged token and for the player’s login token', async () => {
    const player = await operator.newMember()
    const url = await casino.urlOf(player, 'kite')
    const launchToken = url.split('/').at(-1) ?? ''
    for (const token of [player.token, 'x'.repeat(43), launchToken])
      expect(await casino.ask('state', { token })).toMatchObject({ status: 401, body: { code: 'game-over' } })
  })

  it('answers pages of an opaque origin, also with refusals', async () => {
    const game = await casino.open(await operator.newMember(), 'kite')
    for (const answer of [await game.state(), await game.bet('none')]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('a round', () => {
  it('is decided by the promised seed and the player’s seed, and can be calculated again', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'european-roulette')
    for (let round = 0; round < 5; round++) {
      const promised = (await game.state()).body.nextSeedHash
      const { body } = await game.bet('red', '100', { clientSeed: `seed ${round}` })
      const [played] = body.rounds
      expect(played?.serverSeedHash).toBe(promised)
      expect(
        createHash('sha256')
          .update(played?.serverSeed ?? '')
          .digest('hex'),
      ).toBe(promised)
      expect(played?.clientSeed).toBe(`seed ${round}`)
      const drawn = gameOf('european-roulette').draw(createDraws(played?.serverSeed ?? '', `seed ${round}`))
      expect(played?.outcome).toEqual(drawn.outcome)
      expect(played).toMatchObject(
        drawn.pays('red') === 200 ? { state: 'won', result: '100' } : { state: 'lost', result: '-100' },
      )
      expect(body.nextSeedHash).not.toBe(promised)
    }
  })

  it('moves its stake to exposure and pays through the ledger, which records every win and loss', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'lucky-seven')
    let expected = 100_000
    for (let round = 0; round < 12; round++) {
      const { body } = await game.bet('red', '10.05')
      expected += Number(body.rounds[0]?.result)
    }
    const { availablePts, exposure } = await player.balance()
    expect(exposure).toBe(0)
    expect(availablePts).toBeCloseTo(expected, 6)
    const bets = await operator.sandbox.database
      .select()
      .from(casinoBet)
      .where(eq(casinoBet.userId, player.id))
    expect(bets).toHaveLength(12)
    for (const { result, state } of bets) {
      // 10.05 pays 19.5975, rounded once to 19.60.
      expect(result).toBe(state === 'won' ? 955n : -1005n)
      expect(state).toMatch(/^(won|lost)$/)
    }
    const entries = await operator.sandbox.database.select().from(ledgerTransaction)
    expect(entries.filter(({ marketId }) => bets.some(({ roundId }) => roundId === marketId))).toHaveLength(
      24,
    )
  })

  it('is played once per key, and never for the same key with another stake', async () => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'lantern-reels')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => game.bet('spin', '100', { key })))
    for (const { status } of answers) expect(status).toBe(200)
    const { body } = await game.bet('spin', '100', { key })
    expect(body.rounds).toHaveLength(1)
    expect((await player.balance()).availablePts).toBe(100_000 + Number(body.rounds[0]?.result))
    expect(await game.bet('spin', '200', { key })).toMatchObject({
      status: 422,
      body: { code: 'key-reused', field: 'key' },
    })
  })

  it('accepts no more than the available points, however many stakes arrive at the same time', async () => {
    const player = await operator.newMember('user', 37_00n)
    const game = await casino.open(player, 'three-of-twenty')
    const answers = await Promise.all(Array.from({ length: 12 }, () => game.bet('1-2-3', '5')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 not-enough-points']),
    )
    expect(await player.balance()).toEqual({ availablePts: 2, exposure: 35 })
  })

  it.each([
    ['stake', 409, 'stake-out-of-range', { stake: '4.99' }],
    ['stake', 409, 'stake-out-of-range', { stake: '2000.01' }],
    ['stake', 400, 'malformed', { stake: '10.005' }],
    ['stake', 409, 'stake-out-of-range', { stake: '-10' }],
    ['selection', 400, 'selection-unknown', { selection: 'red' }],
    ['key', 400, 'malformed', { key: 'x' }],
    ['clientSeed', 400, 'malformed', { clientSeed: '<b>' }],
    ['token', 400, 'malformed', { token: '' }],
  ])('names the %s that is wrong (%i %s)', async (field, status, code, wrong) => {
    const player = await operator.newMember()
    const game = await casino.open(player, 'lantern-reels')
    expect(await game.bet('spin', '100', wrong)).toMatchObject({ status, body: { code, field } })
    expect((await player.balance()).availablePts).toBe(100_000)
  })

  it('is not played during maintenance, nor by a locked account', async () => {
    const [player, staff] = [await operator.newMember(), await operator.newMember('administrator')]
    const game = await casino.open(player, 'lantern-reels')
    const fields = { maintenanceMode: true, transactionCode: '' }
    await change(staff, { transactionCodeHash: createHash('sha256').update('').digest('hex') })
    const set = (maintenanceMode: boolean) =>
      staff.call('PUT', 'api/administrator/setting/maintenance', { ...fields, maintenanceMode })
    expect((await set(true)).status).toBe(200)
    expect((await game.bet('spin')).status).toBe(503)
    await set(false)
    expect((await game.bet('spin')).status).toBe(200)
    await change(player, { isLocked: true })
    expect(await game.bet('spin')).toMatchObject({ status: 401, body: { code: 'game-over' } })
  })
})
