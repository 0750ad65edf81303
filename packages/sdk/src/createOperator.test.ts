import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listRules, unknownLocation, type LocationInfo } from './contract/index.ts'
import { createOperator, type OperatorOptions } from './createOperator.ts'
import { baseUrlFor } from './client/isLocalHost.ts'
import { createFlags, type FlagOverrides } from './flags/index.ts'
import { memoryTokenStore } from './session/tokenStore.ts'
import { FakeSocket, settle } from './testing/fakeLive.ts'

const user = { _id: 'u1', userType: 'user', userName: 'player', availablePts: 1, exposure: 0 }
const credentials = {
  email: 'player',
  password: 'a fine 1',
  otp: '',
  whiteLabelId: '',
  correlationId: '',
  country: 'unknown',
  city: 'unknown',
  domain: '',
  countryFlag: 'unknown',
}

/** Creates an operator with these flags. Records the sockets it opens and the form of its last login. */
function given(overrides: FlagOverrides, more: Partial<OperatorOptions> = {}) {
  const flags = createFlags(overrides)
  const sockets: FakeSocket[] = []
  const socketHosts: string[] = []
  const requests: { url: URL; form: URLSearchParams }[] = []
  const operator = createOperator({
    hosts: 'http://domain.test',
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    flags,
    tokenStore: memoryTokenStore({ token: 't', userType: 'user' }),
    connectSocket: async (handshake, host) => {
      socketHosts.push(host)
      const socket = new FakeSocket(handshake)
      sockets.push(socket)
      return socket
    },
    fetch: async (url, init = {}) => {
      requests.push({ url: new URL(String(url)), form: new URLSearchParams(String(init.body)) })
      return new Response(JSON.stringify({ docs: user }), { headers: { authorization: 'Bearer t' } })
    },
    ...more,
  })
  return {
    operator,
    flags,
    sockets,
    socketHosts,
    lastForm: () => Object.fromEntries(requests.at(-1)?.form ?? []),
    lastQuery: () => requests.at(-1)?.url.searchParams,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what the flags decide of an operator', () => {
  it.each([
    { 'socket.enabled': true, 'socket.blocked': false, opens: 1 },
    { 'socket.enabled': false, 'socket.blocked': false, opens: 0 },
    { 'socket.enabled': true, 'socket.blocked': true, opens: 0 },
  ])('SOCK-010 opens $opens sockets with %j', async ({ opens, ...flags }) => {
    const { operator, sockets } = given(flags)
    await settle()
    expect(sockets).toHaveLength(opens)
    expect(operator.live.getStatus()).toBe(opens === 1 ? 'connecting' : 'off')
    operator.close()
  })

  it('CONF-002 leads the socket of a running site to the server of its calls, and what was followed is followed there', async () => {
    const { operator, flags, sockets, socketHosts } = given(
      {},
      { hosts: { domain: 'http://domain.test', b2b: 'http://b2b.test' } },
    )
    await settle()
    sockets[0]?.say('connect')
    operator.live.followEvent('e1')
    flags.setLayer('operator', { 'domain.server': 'b2b' })
    expect(operator.live.getStatus()).toBe('connecting')
    await settle()
    sockets[1]?.say('connect')
    expect(operator.live.getStatus()).toBe('live')
    expect(sockets[1]?.emitted).toContainEqual(['postEventSubscription', { eventId: 'e1' }])
    // Without a host of its own, a server is the domain's; another flag moves nothing.
    flags.setLayer('operator', { 'domain.server': 'b2c', 'footer.resourcesColumn': false })
    flags.setLayer('operator', { 'domain.server': 'master' })
    await settle()
    expect(socketHosts).toEqual(['http://domain.test', 'http://b2b.test', 'http://domain.test'])
    operator.close()
  })

  it('CONF-002 opens the socket of the domain at its own host, and that of another server at the host of its calls', async () => {
    const socket = 'http://live.test'
    const hosts = { domain: 'http://domain.test', b2b: 'http://b2b.test', socket }
    const { operator, flags, socketHosts } = given({}, { hosts })
    await settle()
    flags.setLayer('operator', { 'domain.server': 'b2b' })
    await settle()
    expect(socketHosts).toEqual([socket, 'http://b2b.test'])
    operator.close()
  })

  it('SOCK-010 closes the socket of a running site when the operator blocks it, and opens it again', async () => {
    const { operator, flags, sockets } = given({})
    await settle()
    sockets[0]?.say('connect')
    expect(operator.live.getStatus()).toBe('live')
    flags.setLayer('operator', { 'socket.blocked': true })
    expect(operator.live.getStatus()).toBe('off')
    flags.setLayer('operator', { 'socket.blocked': false })
    await settle()
    expect([operator.live.getStatus(), sockets.length]).toEqual(['connecting', 2])
    operator.close()
  })

  it('SOCK-002 SOCK-003 SOCK-004 SOCK-005 reconnects as specified where the brand wants it: 5 s, repeatedly', async () => {
    const { operator, sockets } = given({ 'live.reconnect': 'spec' })
    await settle()
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      sockets.at(-1)?.say('disconnect', 'transport close')
      await vi.advanceTimersByTimeAsync(4_999)
      expect(sockets).toHaveLength(attempt)
      await vi.advanceTimersByTimeAsync(1)
      expect(sockets).toHaveLength(attempt + 1)
    }
    operator.close()
  })

  it('SOCK-001 reconnects with full jitter otherwise: the first time within 500 ms', async () => {
    const { operator, sockets } = given({ 'live.reconnect': 'jittered' })
    await settle()
    sockets.at(-1)?.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(500)
    expect(sockets).toHaveLength(2)
    operator.close()
  })

  it.each([
    { 'domain.type': 'b2b' as const, is: 'b2b' },
    { 'domain.type': 'b2c' as const, is: 'b2c' },
  ])('SOCK-006 says in the handshake that the domain is of type $is', async ({ is, ...flags }) => {
    const { operator, sockets } = given(flags)
    await settle()
    expect(sockets[0]?.credentials).toMatchObject({ domainType: is, token: 't' })
    operator.close()
  })

  it.each([
    { 'auth.login.brandField': 'none' as const, sent: {} },
    { 'auth.login.brandField': 'future9' as const, sent: { future9: 'true' } },
    { 'auth.login.brandField': 'diamondWL' as const, sent: { diamondWL: 'true' } },
  ])('CALL-016 sends $sent with a login', async ({ sent, ...flags }) => {
    const { operator, lastForm } = given(flags)
    await operator.authenticate(credentials)
    const { future9, diamondWL } = lastForm()
    expect({ future9, diamondWL }).toEqual({ future9: undefined, diamondWL: undefined, ...sent })
    operator.close()
  })
})

describe('where the visitor is', () => {
  const pune: LocationInfo = {
    ip: '203.0.113.7',
    continent: 'Asia',
    city: 'Pune',
    country_code: 'IN',
    country: 'India',
    country_flag: 'in',
    region: 'MH',
  }

  it('CALL-002 CALL-015 CONF-031 is asked once, and goes with every call and with the login', async () => {
    let asked = 0
    const findLocation = async () => {
      asked += 1
      return pune
    }
    const { operator, lastForm, lastQuery } = given({}, { findLocation })
    await operator.authenticate(credentials)
    expect(lastForm()).toMatchObject({ country: 'unknown', city: 'unknown', countryFlag: 'unknown' })
    expect(lastQuery()?.has('correlationIp')).toBe(false)
    await Promise.all([operator.locate(), operator.locate()])
    expect([asked, operator.location()]).toEqual([1, pune])
    await operator.authenticate(credentials)
    expect(lastForm()).toMatchObject({
      country: 'India',
      city: 'Pune',
      countryFlag: 'in',
      domain: 'site.test',
    })
    expect(lastQuery()?.get('correlationIp')).toBe('203.0.113.7')
    operator.close()
  })

  it('CALL-002 CALL-052 stays unknown if it cannot be found, and no address is sent', async () => {
    const { operator, lastForm, lastQuery } = given({}, { findLocation: async () => unknownLocation })
    await operator.locate()
    await operator.authenticate(credentials)
    expect(lastForm()).toMatchObject({ country: 'unknown', city: 'unknown', countryFlag: 'unknown' })
    expect(lastQuery()?.has('correlationIp')).toBe(false)
    operator.close()
  })

  it('CALL-016 sends the white label of the site with a login', async () => {
    const { operator, lastForm } = given({}, { whiteLabelId: 'w1' })
    await operator.authenticate(credentials)
    expect([lastForm()['whiteLabelId'], operator.whiteLabelId()]).toEqual(['w1', 'w1'])
    operator.close()
  })
})

describe('where an operator answers', () => {
  const hostOf = async (name: string, localBaseUrl?: string) => {
    const asked: string[] = []
    const operator = createOperator({
      hosts: baseUrlFor(name, { baseUrl: 'https://reference.test', localBaseUrl }),
      clientKey: 'key',
      domain: { name, type: 'b2c' },
      connectSocket: () => new Promise(() => {}),
      fetch: async (url) => {
        asked.push(new URL(String(url)).origin)
        return new Response(JSON.stringify({ docs: [] }))
      },
    })
    await operator.client.call(listRules, {})
    operator.close()
    return asked
  }

  it('is asked by the fetch of the site alone, whatever a call brings', async () => {
    const { operator, lastQuery } = given({})
    const other = vi.fn<typeof fetch>()
    await operator.client.call(listRules, {}, { fetch: other }).catch(() => {})
    expect([other.mock.calls.length, lastQuery()?.get('provider')]).toEqual([0, 'mobile'])
    operator.close()
  })

  it('ROUTE-075 Q-065 a page of a local host asks the production operator only where the site names it', async () => {
    expect(await hostOf('localhost')).toEqual(['https://reference.test'])
    for (const name of ['localhost', '192.168.1.20'])
      expect(await hostOf(name, 'https://production.test')).toEqual(['https://production.test'])
    expect(await hostOf('site.example', 'https://production.test')).toEqual(['https://reference.test'])
  })
})
