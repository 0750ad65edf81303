import { expect, it } from 'vitest'
import { createRateLimit } from './rateLimit.ts'
import { Refused } from './refused.ts'

const refusalOf = (take: () => void): Refused | undefined => {
  try {
    take()
    return undefined
  } catch (error) {
    return error instanceof Refused ? error : undefined
  }
}

it('accepts a burst, then the steady rate, and returns how long to wait', () => {
  let nowMs = 0
  const limit = createRateLimit({ perSecond: 5, burst: 10 }, () => nowMs)
  const passed = (name: string) => refusalOf(() => limit.take(name)) === undefined
  expect(Array.from({ length: 12 }, () => passed('one')).filter(Boolean)).toHaveLength(10)
  expect(refusalOf(() => limit.take('one'))).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect(passed('other')).toBe(true)
  nowMs += 1000
  expect(Array.from({ length: 12 }, () => passed('one')).filter(Boolean)).toHaveLength(5)
})

it('does not wait for an hour if the clock goes back an hour, nor accepts more', () => {
  let nowMs = 7_200_000
  const limit = createRateLimit({ perSecond: 1, burst: 2 }, () => nowMs)
  limit.take('one')
  limit.take('one')
  nowMs -= 3_600_000
  expect(refusalOf(() => limit.take('one'))).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  nowMs += 1_000
  expect(refusalOf(() => limit.take('one'))).toBeUndefined()
  expect(refusalOf(() => limit.take('one'))?.status).toBe(429)
})

it('is not affected by a clock that goes back', () => {
  let nowMs = 10_000
  const limit = createRateLimit({ perSecond: 1, burst: 2 }, () => nowMs)
  limit.take('one')
  nowMs = 0
  limit.take('one')
  expect(refusalOf(() => limit.take('one'))?.status).toBe(429)
})
