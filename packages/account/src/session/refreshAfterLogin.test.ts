import { fakeSite } from '@kit/shell/testing'
import type { FlagOverrides } from '@kit/sdk/flags'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshAfterLogin } from './refreshAfterLogin.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin(flags: FlagOverrides = {}) {
  const queries = new QueryClient()
  const invalidated = vi.spyOn(queries, 'invalidateQueries')
  const { site, calls } = fakeSite({
    login: { token: 't', userType: 'user' },
    flags,
    answers: { getReferral: () => ({ referralCode: 'A', referredCount: 0 }) },
  })
  refreshAfterLogin(site, queries)
  const families = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  return { site, calls, families }
}

it('AUTH-035 reads the referral data half a second after a login on b2c, and on no other domain', () => {
  const { calls } = begin({ 'domain.type': 'b2c', 'referral.loadAfterLogin': true })
  vi.advanceTimersByTime(499)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['getReferral'])
  const business = begin({ 'domain.type': 'b2b' })
  vi.advanceTimersByTime(500)
  expect(business.calls).toEqual([])
})

it('AUTH-035 does not read it if the brand turns it off', () => {
  const { calls } = begin({ 'referral.loadAfterLogin': false })
  vi.advanceTimersByTime(500)
  expect(calls).toEqual([])
})

it('AUTH-036 reads markets and home again a second after a login', () => {
  const { families } = begin()
  vi.advanceTimersByTime(999)
  expect(families()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(families()).toEqual(['markets', 'home'])
})

it('reads nothing for a login that has ended in the meantime', () => {
  const { site, calls, families } = begin()
  site.operator.session.end('asked')
  vi.advanceTimersByTime(2_000)
  expect([calls, families()]).toEqual([[], []])
})
