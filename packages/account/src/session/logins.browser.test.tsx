import { getProfile, listCurrencyRates } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import { player } from '@kit/shell/testing'
import { configuration } from '../../../shell/src/testing/fakeOperator.ts'
import { closeSite, openSite } from '../../../shell/src/testing/openSite.tsx'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { account } from '../feature.tsx'

afterEach(() => {
  closeSite()
  vi.useRealTimers()
})

const token = 'a.token.of-the-player'
const answers: Readonly<Record<string, unknown>> = {
  getProfile: { ...player, hasCockFight: true },
  getPoints: { available: 10n, exposure: 0n },
  getReferral: { referralCode: 'A', referredCount: 0 },
  listWhiteLabelRoles: [],
  listCurrencyRates: [],
  getStakes: [],
  logOut: null,
}
const answer = (name: string) =>
  name in answers ? Promise.resolve(answers[name]) : new Promise<never>(() => undefined)
const login = { token, userType: 'user' as const }

it('AUTH-035 ROLE-021 reads referral and roles after a login by URL, as after any other', async () => {
  const { calls, operator } = openSite({
    path: `/direct-login/${token}`,
    features: [account()],
    flags: { 'referral.loadAfterLogin': true },
    answer,
  })
  await expect.poll(() => operator.session.get()?.token).toBe(token)
  await expect.poll(() => calls).toEqual(expect.arrayContaining(['getReferral', 'listWhiteLabelRoles']))
})

it('AUTH-029 marks the first login by URL if its password must change', async () => {
  const { browser } = openSite({
    path: `/direct-login/${token}`,
    features: [account()],
    answer: (name) =>
      name === 'getProfile' ? Promise.resolve({ ...player, mustChangePassword: true }) : answer(name),
  })
  await expect.poll(() => browser.tabStorage.getItem('kit.isFirstLogin')).toBe('true')
})

it('AUTH-027 opens the second step of a login by URL if the profile requires it', async () => {
  const { operator, history } = openSite({
    path: `/direct-login/${token}`,
    features: [account()],
    answer: (name) =>
      name === 'getProfile'
        ? Promise.resolve({ ...player, hasSecondFactor: true, isSecondFactorVerified: false })
        : answer(name),
  })
  await expect.poll(() => history.location.pathname).toBe('/login-auth')
  expect(operator.session.get()?.owesSecondFactor).toBe(true)
})

it('AUTH-060 AUTH-061 CONF-025 uses the previous page’s profile after a reload within a minute', async () => {
  const first = openSite({ features: [account()], login, answer })
  await expect.poll(() => first.calls).toContain('getProfile')
  await expect.poll(() => first.browser.tabStorage.getItem('kit.profile')).not.toBeNull()
  const kept = first.browser.tabStorage.getItem('kit.profile') ?? ''
  expect(kept).not.toContain(token)
  closeSite()
  const second = openSite({ features: [account()], login, answer, storedInTab: { 'kit.profile': kept } })
  await expect.poll(() => second.calls).toContain('listWhiteLabelRoles')
  expect(second.calls).not.toContain('getProfile')
  closeSite()
  const old = JSON.stringify({ ...(JSON.parse(kept) as object), atMs: Date.now() - 61_000 })
  const third = openSite({ features: [account()], login, answer, storedInTab: { 'kit.profile': old } })
  await expect.poll(() => third.calls).toContain('getProfile')
  closeSite()
  const other = { ...login, token: 'a.token.of-somebody-else' }
  const fourth = openSite({
    features: [account()],
    login: other,
    answer,
    storedInTab: { 'kit.profile': kept },
  })
  await expect.poll(() => fourth.calls).toContain('getProfile')
})

it('AUTH-043 clears the player’s data from storage on logout', async () => {
  const { browser, operator } = openSite({ features: [account()], login, answer })
  await expect.poll(() => browser.tabStorage.getItem('kit.profile')).not.toBeNull()
  const docs = z.encode(getProfile.response, player as never) as unknown as { userName: string }
  operator.session.end('asked')
  for (const key of ['kit.profile', 'kit.login', 'kit.isFirstLogin'])
    expect([browser.storage.getItem(key), browser.tabStorage.getItem(key)].join('')).not.toContain(
      docs.userName,
    )
  expect(browser.tabStorage.getItem('kit.profile')).toBeNull()
})

it('AUTH-062 CALL-032 keeps the white label’s currency rates during the login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let whiteLabelId = ''
  let configured = () => {}
  const isConfigured = new Promise<void>((resolve) => (configured = resolve))
  const requests: unknown[] = []
  const rates = [{ currency: 'INR', symbol: '₹', rate: '1' }]
  const { calls, operator, site } = openSite({
    features: [account()],
    login,
    async configure() {
      await isConfigured
      whiteLabelId = 'brand'
      return configuration
    },
    answer(name, request) {
      if (name !== 'listCurrencyRates') return answer(name)
      requests.push(request)
      return Promise.resolve(rates)
    },
  })
  Object.assign(operator, { whiteLabelId: () => whiteLabelId })
  await expect.poll(() => calls).toContain('listWhiteLabelRoles')
  configured()
  const request = { whiteLabelId: 'brand', server: 'master' } as const
  await expect.poll(() => requests).toEqual([request])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(site.queryClient.getQueryData(queryKeyOf(listCurrencyRates, request))).toEqual(rates)
  operator.session.end('asked')
  expect(site.queryClient.getQueryData(queryKeyOf(listCurrencyRates, request))).toBeUndefined()
})
