import { OperatorError, type Login } from '@kit/sdk'
import type { User } from '@kit/sdk/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { messages } from '../messages.ts'
import { fakeSite, player, type FakeSiteOptions } from '../testing/fakeSite.ts'
import { logInByAddress } from './logInByAddress.ts'
import { visitMessages } from './visitMessages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = createStore(() => ({ locale: 'en-IN', messages }))

function open(path: string, options: FakeSiteOptions = {}) {
  const fake = fakeSite({ intents: ['login'], ...options })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reported = vi.fn<(error: unknown) => void>()
  const services = { ...fake.site, onError: reported }
  const stop = logInByAddress({ services, queryClient, texts }, path)
  return { ...fake, stop, reported, session: fake.site.operator.session }
}

const refused = () => {
  throw new OperatorError('refused', 'Please log in again', { status: 400, code: 'handoff-invalid' })
}

describe('credentials in an address', () => {
  const path = '/login-user/player1/secret'
  const login = ['login', { prefill: { userName: 'player1', password: 'secret' } }]

  it('ROUTE-006 Q-056 fill in the login sheet where auth.urlLogin is on; nothing is sent before a press', () => {
    const { seen, calls } = open(path, { flags: { 'auth.urlLogin': true } })
    expect(seen.intents).toEqual([login])
    expect(calls).toEqual([])
  })

  it('ROUTE-006 Q-056 do nothing where auth.urlLogin is off', async () => {
    const { seen, site } = open(path, { flags: { 'auth.urlLogin': false } })
    await vi.advanceTimersByTimeAsync(15_000)
    site.flags.setLayer('operator', { 'auth.urlLogin': true })
    expect(seen.intents).toEqual([])
  })

  it('ROUTE-006 wait for the operator to allow them', () => {
    const { seen, site } = open(path)
    site.flags.setLayer('operator', { 'auth.urlLogin': true })
    site.flags.setLayer('operator', { 'auth.urlLogin': true, 'nav.affiliates': true })
    expect(seen.intents).toEqual([login])
  })
})

const profiles =
  (users: Readonly<Record<string, Partial<User>>>): NonNullable<FakeSiteOptions['onCall']> =>
  (name, _request, login) => {
    if (name !== 'getProfile') return undefined
    const user = users[login?.token ?? '']
    if (!user) throw new OperatorError('unauthorized', 'Session Expired', { status: 401 })
    return { ...player, ...user }
  }
const own: Login = { token: 'own', userType: 'user' }

describe('a token in an address', () => {
  const path = '/direct-login/some.token'

  it('ROUTE-007 Q-057 is stored once the profile has been read with it', async () => {
    const { session, calls } = open(path, { onCall: profiles({ 'some.token': {} }) })
    expect(session.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['getProfile'])
    expect(session.get()).toEqual({ token: 'some.token', userType: 'user' })
  })

  it('ROUTE-007 Q-057 leaves the visitor on the landing page where it is not good', async () => {
    const { session, seen, reported } = open(path, { onCall: profiles({}) })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toBeNull()
    expect(seen.toasts).toEqual(['Session Expired'])
    expect(reported).not.toHaveBeenCalled()
  })

  it('ROUTE-007 Q-057 costs nobody the login that there is, where it is not good', async () => {
    const { session, seen } = open(path, { login: own, onCall: profiles({ own: {} }) })
    const ended = vi.fn<() => void>()
    session.onEnd(ended)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toEqual(own)
    expect(ended).not.toHaveBeenCalled()
    expect(seen.toasts).toEqual(['Session Expired'])
  })

  it('ROUTE-007 renews the login of the same player', async () => {
    const { session, seen } = open(path, {
      login: own,
      onCall: profiles({ own: {}, 'some.token': {} }),
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()?.token).toBe('some.token')
    expect(seen.toasts).toEqual([])
  })

  it('ROUTE-007 does not replace another player, who is asked to log out first', async () => {
    const { session, seen } = open(path, {
      login: own,
      onCall: profiles({ own: {}, 'some.token': { id: 'player-2' } }),
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toEqual(own)
    expect(seen.toasts).toEqual([visitMessages['shell.login.otherPlayer']])
  })

  it.each([
    { 'auth.allowStaffLogin': false, isIn: false, toasts: ['Login with admin website'] },
    { 'auth.allowStaffLogin': true, isIn: true, toasts: [] },
  ])('Q-001 of staff with %j', async ({ isIn, toasts, ...flags }) => {
    const { session, seen } = open(path, { user: { userType: 'master' }, flags })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()?.userType).toBe(isIn ? 'master' : undefined)
    expect(seen.toasts).toEqual(toasts)
  })
})

describe('the code of another domain in an address', () => {
  const path = '/direct-login/abcdefghijklmnopqrst-_'

  function exchangeFor(user: Partial<User>, login: Login | null = null, fragment = '') {
    const fake = fakeSite({ login })
    const asked: unknown[] = []
    fake.site.operator.client.call = (async (
      { name }: { name: string },
      request: unknown,
      { onToken }: { onToken?: (token: string) => void } = {},
    ) => {
      asked.push([name, request])
      onToken?.('fresh')
      return name === 'exchangeHandoff' ? { ...player, ...user } : player
    }) as never
    logInByAddress({ services: fake.site, queryClient: new QueryClient(), texts }, path + fragment)
    return { ...fake, asked, session: fake.site.operator.session }
  }

  it('ROUTE-007 is exchanged for a login of this domain, and never stored', async () => {
    const { asked, session } = exchangeFor({})
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([['exchangeHandoff', { code: 'abcdefghijklmnopqrst-_' }]])
    expect(session.get()).toEqual({ token: 'fresh', userType: 'user' })
  })

  it('ROUTE-007 opens the page of its fragment once the visitor is logged in, and not for another player', async () => {
    const fresh = exchangeFor({}, null, '#/deposit')
    await vi.advanceTimersByTimeAsync(0)
    expect(fresh.seen.paths).toEqual(['/deposit'])
    const other = exchangeFor({ id: 'player-2' }, own, '#/deposit')
    await vi.advanceTimersByTimeAsync(0)
    expect(other.seen.paths).toEqual([])
  })

  it('ROUTE-007 does not take the place of another player', async () => {
    const { session, seen } = exchangeFor({ id: 'player-2' }, own)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toEqual(own)
    expect(seen.toasts).toEqual([visitMessages['shell.login.otherPlayer']])
  })

  it('Q-001 directs staff to their own site', async () => {
    const { session, seen } = exchangeFor({ userType: 'agent' })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toBeNull()
    expect(seen.toasts).toEqual(['Login with admin website'])
  })

  it('ROUTE-007 Q-138 is a token where the operator has no exchange of codes', async () => {
    const { session, calls } = open(path, {
      onCall: (name, request, login) => {
        if (name === 'exchangeHandoff') throw new OperatorError('refused', 'No such call', { status: 404 })
        return profiles({ 'abcdefghijklmnopqrst-_': {} })(name, request, login)
      },
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['exchangeHandoff', 'getProfile'])
    expect(session.get()).toEqual({ token: 'abcdefghijklmnopqrst-_', userType: 'user' })
  })

  it('ROUTE-007 Q-057 says so when it is used up, and leaves the visitor on the landing page', async () => {
    const { session, seen } = open(path, { answers: { exchangeHandoff: refused } })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toBeNull()
    expect(seen.toasts).toEqual(['Please log in again'])
  })
})

it('does nothing for a path that no login fits', () => {
  const { seen, calls } = open('/direct-login/a/b')
  expect([seen.intents, calls]).toEqual([[], []])
})
