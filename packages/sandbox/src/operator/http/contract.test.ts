import * as contract from '@kit/sdk/contract'
import { home, market, siteConfiguration } from '@kit/sdk/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAccount } from '../accounts/createAccount.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, wireOrder, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')))
})
afterAll(() => operator.sandbox.close())

const isEndpoint = (value: unknown): value is contract.AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value

const inflate = (docs: unknown): unknown =>
  JSON.parse(gunzipSync(Buffer.from(String(docs), 'base64')).toString('utf8'))

describe('the contract', () => {
  it('CALL-013 has an answer for every declared call', async () => {
    const declared: unknown[] = Object.values(contract)
    for (const endpoint of declared.filter(isEndpoint)) {
      const path = endpoint.path.replace('{type}', 'user').replace('{key}', crypto.randomUUID())
      const { status, body } = await operator.call(endpoint.method, path)
      expect([endpoint.name, status === 404 && body['code'] === 'not-found']).toEqual([endpoint.name, false])
    }
  })

  it('CALL-122 answers compressed docs if the contract requires it', async () => {
    const homeAnswer = await operator.call('GET', 'api/common/home')
    expect(z.decode(home, inflate(homeAnswer.body.docs) as never).marketIds).toEqual(['1.1', '1.2'])
    const group = await operator.call('GET', 'api/common/game/market/group?eventId=event-1.1')
    expect(z.decode(z.array(market), inflate(group.body.docs) as never)).toMatchObject([
      {
        id: '1.1',
        status: 'active',
        min: 10_000n,
        max: 2_500_000n,
        runners: [{ back: [{ odds: 200 }] }, {}, {}],
      },
    ])
    const path = 'api/common/comulative?domainType=mobile&domainUrl=localhost&wholeAppConfiguration=true'
    const configuration = await operator.call('GET', path)
    const { date } = siteConfiguration.parse(inflate(configuration.body.docs))
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(5000)
  })
})

describe('logging in', () => {
  it('CALL-120 CALL-029 sends a bearer header with a successful login, and it opens the profile', async () => {
    const player = await operator.newPlayer()
    expect(player.token).toMatch(/^[\w-]{43}$/)
    const profile = await player.call('GET', 'api/user/profile')
    expect(profile.body.docs).toMatchObject({
      userType: 'user',
      demo: true,
      availablePts: 100_000,
      exposure: 0,
    })
  })

  it('AUTH-052 AUTH-054 AUTH-055 answers with every balance of a player, and the counters of staff', async () => {
    const player = await operator.newPlayer()
    const { body } = await player.call('GET', 'api/user/profile')
    expect(body.docs).toMatchObject({
      email: expect.any(String),
      emailVerified: false,
      whiteLabelType: 'b2c',
      blocked: false,
      profileSetup: true,
      pts: 100_000,
      sportsPts: 100_000,
      casinoPts: 100_000,
      thirdPartyPts: 0,
      creditPts: 0,
      clientPL: 0,
      profit: 0,
      loss: 0,
    })
    expect(body.docs).not.toHaveProperty('totalUser')
    const administrator = await operator.administrator()
    const staff = await administrator.call('GET', 'api/administrator/profile')
    expect(staff.body.docs).toMatchObject({ totalCommission: 0, totalAdmin: 1, userCount: 0 })
    const { totalUser, userAccount } = staff.body.docs as { totalUser: number; userAccount: number }
    expect(totalUser).toBeGreaterThan(0)
    expect(userAccount).toBe(totalUser + 8)
  })

  it('MKT-005 MKT-013 answers markets with volume and delay', async () => {
    const { body } = await operator.call('GET', 'api/common/game/market')
    const [first] = body.docs as Record<string, unknown>[]
    expect(first).toMatchObject({ volume: expect.any(Number), delay: expect.any(Number) })
  })

  it('ends the token with the login', async () => {
    const player = await operator.newPlayer()
    expect((await player.call('DELETE', 'api/user/auth')).status).toBe(200)
    expect((await player.call('GET', 'api/user/profile')).status).toBe(401)
  })

  it('accepts the seeded player', async () => {
    const player = operator.sandbox.accounts.find(({ userType }) => userType === 'user')
    const answer = await operator.logIn('Player', player?.password ?? '')
    expect(answer.status).toBe(200)
    expect(answer.body.docs).toMatchObject({ userName: 'player', demo: false, availablePts: 250_000 })
  })

  it('answers an unknown name like a wrong password, and locks after five of either', async () => {
    const known = await operator.newPlayer()
    const { userName } = (await known.call('GET', 'api/user/profile')).body.docs as { userName: string }
    const answers = []
    for (const name of [userName, 'nobody_here']) {
      for (let attempt = 0; attempt < 5; attempt++) answers.push(await operator.logIn(name, 'wrong'))
      const closed = await operator.logIn(name, 'wrong')
      expect(closed.status).toBe(429)
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800)
    }
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({ message: 'User name or password is wrong', code: 'wrong-credentials' })
    }
  })

  it('refuses a taken name in any case', async () => {
    const fields = { userName: 'PLAYER', password: 'long enough', email: '', phone: '', fullName: 'X' }
    expect(await operator.form('api/auth/signup/demo', fields)).toMatchObject({
      status: 409,
      body: { code: 'user-name-taken' },
    })
  })

  it('ROLE-011 ROLE-013 SEC-009 refuses orders and the list of open bets to a caller whose type is not user', async () => {
    const password = 'an agent of the house'
    await createAccount(operator.sandbox.database, {
      userName: 'agent_1',
      fullName: 'Agent',
      password,
      userType: 'agent',
      isDemo: false,
      grant: 100_000n,
      at: new Date(),
      expiresAt: null,
    })
    const { headers } = await operator.logIn('agent_1', password)
    const authorization = headers.get('authorization') ?? ''
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    const answer = await operator.call('POST', 'api/user/openBet', {
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(wireOrder(testOrder('1.1'))),
    })
    expect(answer).toMatchObject(forbidden)
    expect(await operator.call('GET', 'api/user/openBet', { headers: { authorization } })).toMatchObject(
      forbidden,
    )
  })

  it('BET-062 stores the player’s choice about the question before placing', async () => {
    const player = await operator.newPlayer()
    const answer = await operator.call('PATCH', 'api/user/confirmBets', {
      headers: { authorization: `Bearer ${player.token}` },
      body: new URLSearchParams({ confirmBets: 'true' }),
    })
    expect(answer.status).toBe(200)
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({ confirmBets: true })
  })
})
