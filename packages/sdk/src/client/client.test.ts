import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createOperator } from '../createOperator.ts'
import {
  demoSignUp,
  findOrder,
  getConfiguration,
  getHome,
  getPoints,
  listOpenBets,
  logOut,
  saveConfirmBets,
} from '../contract/index.ts'
import * as contract from '../contract/index.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { OperatorError } from './errors.ts'

const player = { token: 'secret-token', userType: 'user' as const }

function given(answer: () => Response | Promise<Response>, login: typeof player | null = player) {
  const sent: { url: URL; init: RequestInit & { headers: Record<string, string> } }[] = []
  const store = memoryTokenStore(login)
  const onMaintenance = vi.fn<() => void>()
  const operator = createOperator({
    hosts: { domain: 'http://domain.test', master: 'http://master.test' },
    clientKey: 'public-key',
    domain: { name: 'b2c.test', type: 'b2c' },
    tokenStore: store,
    now: () => 1_700_000_000_000,
    monotonicNow: () => 0,
    randomUUID: () => 'correlation',
    connectSocket: () => new Promise(() => {}),
    onMaintenance,
    fetch: async (url, init) => {
      sent.push({ url: new URL(String(url)), init: init as never })
      return answer()
    },
  })
  return { operator, sent, store, onMaintenance }
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const points = () => json({ docs: { availablePts: 12.5, exposure: 0 } })

describe('the call conventions', () => {
  it('CALL-001 CALL-003 CALL-004 every query carries correlationId, the time and the provider', async () => {
    const { operator, sent } = given(points)
    await operator.client.call(getPoints, {})
    const query = Object.fromEntries(sent[0]!.url.searchParams)
    expect(query).toEqual({
      correlationId: 'correlation',
      correlationSecret: '1700000000000',
      provider: 'mobile',
    })
  })

  it('CALL-002 correlationIp is omitted when no IP is known', async () => {
    const { operator, sent } = given(points)
    await operator.client.call(getPoints, {})
    expect(sent[0]!.url.searchParams.has('correlationIp')).toBe(false)
  })

  it('CALL-003 correlationSecret follows the operator’s clock once the configuration has its time', async () => {
    const docs = gzipSync(
      JSON.stringify({
        date: new Date(1_700_000_090_000).toISOString(),
        domain: { domainName: 'b2c.test', type: 'b2c', whitelabelId: 'w' },
        appConfigruation: {},
      }),
    ).toString('base64')
    const { operator, sent } = given(() => json({ docs }))
    await operator.configure()
    expect(operator.client.now()).toBe(1_700_000_090_000)
    await operator.configure()
    expect(sent[1]!.url.searchParams.get('correlationSecret')).toBe('1700000090000')
  })

  it('CALL-005 CALL-006 every call sends the key header and, unless a form, a JSON content type', async () => {
    const { operator, sent } = given(points)
    await operator.client.call(getPoints, {})
    expect(sent[0]!.init.headers).toMatchObject({
      clientKey: 'public-key',
      'content-type': 'application/json',
    })
  })

  it('CALL-007 CALL-060 form calls are form-encoded, a boolean as text', async () => {
    const { operator, sent } = given(() => json({ docs: null }))
    await operator.client.call(saveConfirmBets, { confirmBets: true })
    expect(sent[0]!.init.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(sent[0]!.init.body).toBe('confirmBets=true')
    expect(sent[0]!.init.method).toBe('PATCH')
  })

  it('CALL-008 authenticated calls send both headers with the token', async () => {
    const { operator, sent } = given(points)
    await operator.client.call(getPoints, {})
    expect(sent[0]!.init.headers).toMatchObject({
      'X-Authentication': 'secret-token',
      authorization: 'Bearer secret-token',
    })
  })

  it('SEC-005 unauthenticated calls carry no token even while somebody is logged in', async () => {
    const { operator, sent } = given(() => json({ docs: '' }))
    await operator.client.call(getHome, {}).catch(() => {})
    expect(Object.keys(sent[0]!.init.headers).sort()).toEqual(['clientKey', 'content-type'])
  })

  it('CALL-009 a bearer header on a 200 is stored as the token', async () => {
    const { operator, store } = given(() =>
      json({ docs: { availablePts: 1, exposure: 0 } }, { headers: { authorization: 'Bearer fresh' } }),
    )
    await operator.client.call(getPoints, {})
    expect(store.read()?.token).toBe('fresh')
  })

  it('CALL-009 a late answer of one login hands no token to the next', async () => {
    const { operator, store } = given(() => {
      operator.session.begin({ token: 'theirs', userType: 'user' }, false)
      return json({ docs: { availablePts: 1, exposure: 0 } }, { headers: { authorization: 'Bearer fresh' } })
    })
    await operator.client.call(getPoints, {})
    expect(store.read()?.token).toBe('theirs')
  })

  it('CALL-009 a bearer header on a refusal is not', async () => {
    const { operator, store } = given(() =>
      json({ message: 'no' }, { status: 409, headers: { authorization: 'Bearer fresh' } }),
    )
    await operator.client.call(getPoints, {}).catch(() => {})
    expect(store.read()?.token).toBe('secret-token')
  })

  it('CALL-010 CALL-038 CALL-039 the configuration goes to the master server without a token, other calls to the domain’s', async () => {
    const { operator, sent } = given(points)
    await operator.client
      .call(getConfiguration, {
        domainType: 'mobile',
        domainUrl: 'b2c.test',
        wholeAppConfiguration: true,
        marketGroup: false,
        home: false,
      })
      .catch(() => {})
    await operator.client.call(getPoints, {})
    expect(sent.map(({ url }) => url.origin)).toEqual(['http://master.test', 'http://domain.test'])
    expect(Object.fromEntries(sent[0]!.url.searchParams)).toMatchObject({
      domainType: 'mobile',
      domainUrl: 'b2c.test',
      wholeAppConfiguration: 'true',
      marketGroup: 'false',
      home: 'false',
    })
    expect(sent[0]!.init.headers).not.toHaveProperty('authorization')
  })

  it('CALL-017 the logout names the caller’s type in its path and its place in the query', async () => {
    const { operator, sent } = given(() => new Response(null, { status: 204 }))
    await operator.client.call(logOut, { country: 'IN', city: 'Pune', countryFlag: 'in', domain: 'b2c.test' })
    expect(sent[0]!.init.method).toBe('DELETE')
    expect(sent[0]!.url.pathname).toBe('/api/user/auth')
    expect(Object.fromEntries(sent[0]!.url.searchParams)).toMatchObject({ country: 'IN', city: 'Pune' })
  })

  it('CALL-018 the demo signup sends its fields as a form', async () => {
    const { operator, sent } = given(() => json({ message: 'x' }, { status: 400 }), null)
    const fields = {
      userName: 'demo_123',
      email: 'd@x',
      phone: '',
      fullName: 'Demo User',
      password: 'p4ssword!',
    }
    await operator.client.call(demoSignUp, { ...fields, demoWhiteLabelId: 'w' }).catch(() => {})
    expect(Object.fromEntries(new URLSearchParams(String(sent[0]!.init.body)))).toEqual({
      ...fields,
      demoWhiteLabelId: 'w',
    })
  })

  it('puts the key of an order into its path and nowhere else', async () => {
    const key = '2b0a1f6e-8c1d-4e5f-9a6b-7c8d9e0f1a2b'
    const { operator, sent } = given(() => json({ docs: { state: 'held' } }))
    expect(await operator.client.call(findOrder, { key })).toEqual({ state: 'held' })
    expect(sent[0]!.url.pathname).toBe(`/api/user/openBet/ref/${key}`)
    expect(sent[0]!.url.searchParams.has('key')).toBe(false)
  })
})

describe('answers', () => {
  it('CALL-030 reads the balance into exact minor units', async () => {
    const { operator } = given(points)
    expect(await operator.client.call(getPoints, {})).toEqual({ available: 1_250n, exposure: 0n })
  })

  it('ERR-008 a 204 is an empty list with one page', async () => {
    const { operator } = given(() => new Response(null, { status: 204 }))
    const page = await operator.client.page(listOpenBets, { page: 1, limit: 25 })
    expect(page).toMatchObject({ docs: [], totalDocs: 0, totalPages: 1 })
  })

  it('ERR-003 a refusal speaks with the operator’s message and keeps its code and details', async () => {
    const { operator } = given(() =>
      json(
        { message: 'Invalid Stake', code: 'stake-invalid', field: 'stake', details: { min: 1 } },
        { status: 409 },
      ),
    )
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({
      kind: 'refused',
      message: 'Invalid Stake',
      code: 'stake-invalid',
      field: 'stake',
      details: { min: 1 },
      isOutcomeUnknown: false,
    })
  })

  it.each([
    [200, { message: 'error' }],
    [200, { message: 'error', docs: { availablePts: 1, exposure: 0 } }],
    [201, { message: 'error', docs: null }],
  ])('PWD-023 PWD-039 an answer %i that says %j is a refusal', async (status, body) => {
    const { operator } = given(() => json(body, { status }))
    const error = await operator.client.call(getPoints, {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(OperatorError)
    expect(error).toMatchObject({ kind: 'refused', message: 'error', status, isOutcomeUnknown: false })
  })

  it('no endpoint says of a success that it is an error', () => {
    const successes = Object.values(contract).map((one) => (one as { success?: unknown }).success)
    expect(successes.filter((text) => typeof text === 'string').length).toBeGreaterThan(10)
    expect(successes).not.toContain('error')
  })

  it('ERR-012 a failed call knows the address that was asked, and not what was asked of it', async () => {
    const { operator } = given(() => Promise.reject(new TypeError('Failed to fetch')))
    const key = '00000000-0000-4000-8000-000000000000'
    await expect(operator.client.call(findOrder, { key })).rejects.toMatchObject({
      kind: 'unreachable',
      url: `http://domain.test/api/user/openBet/ref/${key}`,
    })
    await expect(operator.client.call(listOpenBets, { page: 1, limit: 2 })).rejects.toMatchObject({
      url: 'http://domain.test/api/user/openBet',
    })
  })

  it('ERR-005 a locked account shows whom to contact', async () => {
    const { operator } = given(() =>
      json({ message: 'Access Denied: Account Locked By Admin' }, { status: 403 }),
    )
    await expect(operator.client.call(getPoints, {})).rejects.toThrow(
      'Access Denied: Account Locked By Admin, Please contact your upline!',
    )
  })

  it('ERR-006 an authenticated call with no token is not sent and says so', async () => {
    const { operator, sent } = given(points, null)
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({
      kind: 'no-token',
      message: 'Refresh The Page, If Error Continues Please Contact Your Service Provider!',
    })
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['text that is not JSON', 'oops'],
    ['a balance that is not money', JSON.stringify({ docs: { availablePts: 'much', exposure: 0 } })],
    ['docs that are missing', '{}'],
    ['a poisoned key', '{"docs":{"__proto__":{},"availablePts":1,"exposure":0}}'],
  ])('refuses %s as malformed, an outcome unknown', async (_what, body) => {
    const { operator } = given(() => new Response(body))
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({
      kind: 'malformed',
      isOutcomeUnknown: true,
    })
  })

  it('refuses a corrupt compressed answer without a crash', async () => {
    const { operator } = given(() => json({ docs: 'H4sIAAAAAAAAA6tWKkktLlGyUlAqS' }), null)
    await expect(operator.client.call(getHome, {})).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('a 401 of an authenticated call ends the session, once however many calls fail', async () => {
    const { operator } = given(() => json({ message: 'expired' }, { status: 401 }))
    const ended = vi.fn<(reason: string) => void>()
    operator.session.onEnd(ended)
    await Promise.allSettled([1, 2, 3].map(() => operator.client.call(getPoints, {})))
    expect(ended.mock.calls).toEqual([['expired']])
    expect(operator.session.get()).toBeNull()
  })

  it('Q-057 a call made as another login changes nothing of the session, whether it is refused or answered', async () => {
    const login = { token: 'of-a-link', userType: 'user' as const }
    const answers = [
      () => json({ message: 'expired' }, { status: 401 }),
      () => json({ docs: { availablePts: 1, exposure: 0 } }, { headers: { authorization: 'Bearer fresh' } }),
    ]
    const { operator, sent } = given(() => answers[sent.length - 1]!())
    await expect(operator.client.call(getPoints, {}, { login })).rejects.toThrow('expired')
    await operator.client.call(getPoints, {}, { login })
    expect(sent.map(({ init }) => init.headers['authorization'])).toEqual(Array(2).fill('Bearer of-a-link'))
    expect(operator.session.get()).toEqual(player)
  })

  it('SEC-004 after a 401 the store holds no token', async () => {
    const { operator, store } = given(() => json({ message: 'expired' }, { status: 401 }))
    await operator.client.call(getPoints, {}).catch(() => {})
    expect(store.read()).toBeNull()
  })

  it('a 401 that only requires the second factor leaves the login alone, and reports what is due', async () => {
    const refusal = { message: 'Please enter the code of your authenticator', code: 'second-factor-due' }
    const { operator, store } = given(() => json(refusal, { status: 401 }))
    const ended = vi.fn<(reason: string) => void>()
    operator.session.onEnd(ended)
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({
      kind: 'unauthorized',
      code: 'second-factor-due',
    })
    expect(ended).not.toHaveBeenCalled()
    expect(store.read()).toEqual(player)
  })

  it('a 401 of the login itself leaves the session alone and speaks', async () => {
    const { operator } = given(() => json({ message: 'Wrong user name or password' }, { status: 401 }))
    await expect(
      operator.authenticate({
        email: 'a',
        password: 'b',
        otp: '',
        whiteLabelId: '',
        correlationId: '',
        country: '',
        city: '',
        domain: '',
        countryFlag: '',
      }),
    ).rejects.toThrow('Wrong user name or password')
    expect(operator.session.get()).toEqual(player)
  })

  it('a 503 turns maintenance on', async () => {
    const { operator, onMaintenance } = given(() => json({ message: 'later' }, { status: 503 }))
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({ kind: 'maintenance' })
    expect(onMaintenance).toHaveBeenCalledOnce()
  })

  it('no connection is unreachable, an outcome unknown', async () => {
    const { operator } = given(() => Promise.reject(new TypeError('Failed to fetch')))
    const failure = await operator.client.call(getPoints, {}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect(failure).toMatchObject({ kind: 'unreachable', isOutcomeUnknown: true })
  })

  it('reports how long a busy operator asks to wait', async () => {
    const { operator } = given(() =>
      json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '7' } }),
    )
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({ retryAfterMs: 7_000 })
  })

  it.each([
    { reported: 'Sun, 22 Nov 2026 10:00:30 GMT', waitMs: 30_000 },
    { reported: 'Sun, 22 Nov 2026 09:00:00 GMT', waitMs: 0 },
    { reported: 'soon', waitMs: undefined },
    { reported: '-5', waitMs: undefined },
  ])(
    'waits as long as the operator means by $reported, whatever the local time is',
    async ({ reported, waitMs }) => {
      const { operator } = given(() =>
        json(
          { message: 'slow down' },
          { status: 429, headers: { 'retry-after': reported, date: 'Sun, 22 Nov 2026 10:00:00 GMT' } },
        ),
      )
      await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({ retryAfterMs: waitMs })
    },
  )
})
