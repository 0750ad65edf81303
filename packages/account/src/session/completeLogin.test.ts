import { OperatorError, webTokenStore } from '@kit/sdk'
import { queryKeyOf } from '@kit/sdk/query'
import { getProfile } from '@kit/sdk/contract'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteWithAnswer } from '../testing/siteWithAnswer.ts'
import { completeLogin } from './completeLogin.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const login = { token: 't', userType: 'user' } as const

async function restored(options: FakeSiteOptions = {}, cachedForMs?: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { site, calls } = fakeSite({
    login,
    ...options,
    answers: {
      listCurrencyRates: () => [],
      listWhiteLabelRoles: () => [],
      getStakes: () => [],
      createCockFight: () => ({}),
      ...options.answers,
    },
  })
  if (cachedForMs !== undefined)
    queries.setQueryData(
      queryKeyOf(getProfile, {}),
      { ...player, ...options.user },
      { updatedAt: Date.now() - cachedForMs },
    )
  await completeLogin(site, queries, { isRestored: true })
  await vi.advanceTimersByTimeAsync(0)
  return { site, calls }
}

it('AUTH-059 AUTH-060 AUTH-062 AUTH-063 AUTH-065 reads profile, roles, rates and stakes, and creates a cock-fight record', async () => {
  const { calls } = await restored()
  expect([...calls].sort()).toEqual(
    ['getProfile', 'getStakes', 'listCurrencyRates', 'listWhiteLabelRoles', 'createCockFight'].sort(),
  )
})

it('AUTH-066 calls nothing for a login that has ended in the meantime', async () => {
  const { calls } = await restored({ login: null })
  expect(calls).toEqual([])
})

it('AUTH-060 AUTH-061 reads no profile that is younger than a minute', async () => {
  expect((await restored({}, 59_000)).calls).not.toContain('getProfile')
  expect((await restored({}, 61_000)).calls).toContain('getProfile')
})

it('AUTH-063 AUTH-064 creates no second cock-fight record, and none for a demo', async () => {
  expect((await restored({ user: { hasCockFight: true } })).calls).not.toContain('createCockFight')
  expect((await restored({ user: { isDemo: true } })).calls).not.toContain('createCockFight')
})

it('AUTH-065 makes players’ calls for players only', async () => {
  const { calls } = await restored({ login: { token: 't', userType: 'agent' } })
  expect([...calls].sort()).toEqual(['getProfile', 'listCurrencyRates'])
})

const kept = () => {
  const held = new Map([['kit.login', JSON.stringify(login)]])
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  return { held, tokenStore: webTokenStore({ tab: storage, browser: storage }) }
}

it.each([401, 403, 404])(
  'AUTH-066 AUTH-067 AUTH-070 AUTH-071 ends a login whose profile is refused with %i, and no longer stores anything of it',
  async (status) => {
    const { held, tokenStore } = kept()
    const site = siteWithAnswer({ message: 'Access Denied' }, login, { status, tokenStore })
    const { session } = site.operator
    const ended: string[] = []
    session.onEnd((reason) => ended.push(reason))
    await completeLogin(site, new QueryClient(), { isRestored: true })
    // AUTH-072: this returns to the home page and reloads the page.
    expect(ended).toEqual(['expired'])
    expect([session.get(), held.size]).toEqual([null, 0])
  },
)

it.each([
  ['a 500', new OperatorError('refused', 'Broken', { status: 500 })],
  ['no answer', new OperatorError('unreachable', 'No connection')],
])(
  'Q-135 AUTH-059 keeps a login whose profile got %s, and restores it when the operator answers',
  async (_what, failure) => {
    let isBroken = true
    const { site, calls } = fakeSite({
      login,
      answers: {
        getProfile() {
          if (isBroken) throw failure
          return player
        },
        createCockFight: () => ({}),
      },
    })
    void completeLogin(site, new QueryClient(), { isRestored: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([site.operator.session.get()?.token, new Set(calls)]).toEqual(['t', new Set(['getProfile'])])
    isBroken = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toEqual(
      expect.arrayContaining(['listWhiteLabelRoles', 'listCurrencyRates', 'getStakes', 'createCockFight']),
    )
  },
)

it('Q-055 AUTH-066 keeps a login whose profile was refused before the operator’s time was known', async () => {
  let isTimeKnown = false
  const { site, calls } = fakeSite({
    login,
    answers: {
      getProfile() {
        if (!isTimeKnown) throw new OperatorError('refused', 'Check The Time', { status: 400 })
        return player
      },
    },
  })
  vi.spyOn(site.operator, 'configure').mockImplementation(async () => {
    isTimeKnown = true
    throw new OperatorError('unreachable', 'No connection')
  })
  await completeLogin(site, new QueryClient(), { isRestored: true })
  expect(site.operator.session.get()?.token).toBe('t')
  expect(calls.filter((call) => call === 'getProfile')).toHaveLength(2)
})

it('Q-135 stops reading the profile of a login that has ended', async () => {
  const { site, calls } = fakeSite({ login, failing: ['getProfile'] })
  void completeLogin(site, new QueryClient(), { isRestored: true })
  await vi.advanceTimersByTimeAsync(1_000)
  site.operator.session.end('asked')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toEqual(['getProfile'])
})

it('AUTH-029 AUTH-035 AUTH-036 ROLE-021 marks a first login, and reads referral and roles, for a login that started on this page', async () => {
  const { site, calls } = fakeSite({ login, user: { mustChangePassword: true } })
  void completeLogin(site, new QueryClient(), { isRestored: false })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(site.tabStorage.getItem('kit.isFirstLogin')).toBe('true')
  expect(calls).toContain('getReferral')
  const known = fakeSite({ login })
  void completeLogin(known.site, new QueryClient(), { isRestored: false })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(known.site.tabStorage.getItem('kit.isFirstLogin')).toBeNull()
  expect(known.calls).toEqual(expect.arrayContaining(['getReferral', 'listWhiteLabelRoles']))
})

it.each([408, 429, 500, 502])(
  'keeps a login after a temporary profile error: %i does not concern the login',
  async (status) => {
    const { held, tokenStore } = kept()
    const site = siteWithAnswer({ message: 'Later' }, login, { status, tokenStore })
    void completeLogin(site, new QueryClient(), { isRestored: true })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([site.operator.session.get()?.token, held.size]).toEqual(['t', 1])
  },
)

it('makes no more calls if the profile cannot be read or a new password is due', async () => {
  const unreadable = () => Promise.reject(new OperatorError('unauthorized', 'over', { status: 401 }))
  expect((await restored({ answers: { getProfile: unreadable } })).calls).toEqual(['getProfile'])
  expect((await restored({ user: { mustChangePassword: true } })).calls).toEqual(['getProfile'])
})

it.each([
  ['unreachable', 0],
  ['timeout', 0],
  ['malformed', 1],
] as const)('reports errors, but not a missing connection: %s', async (kind, count) => {
  const onError = vi.fn()
  const getProfile = async () => {
    throw new OperatorError(kind, 'no profile')
  }
  const { site } = fakeSite({ login, answers: { getProfile } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  void completeLogin({ ...site, onError }, queries, { isRestored: true })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(onError).toHaveBeenCalledTimes(count)
})

it('reports no aborted call: another call ended the login while the profile was read', async () => {
  const onError = vi.fn()
  const { site } = fakeSite({ login, answers: { getProfile: () => new Promise(() => undefined) } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const restoring = completeLogin({ ...site, onError }, queries, { isRestored: true })
  await queries.cancelQueries()
  await restoring
  expect(onError).not.toHaveBeenCalled()
})
