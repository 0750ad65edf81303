import type { Care } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { depositStop, leftToDeposit } from './depositCare.ts'

const free: Care = {
  limits: [],
  timeOutUntil: null,
  excludedUntil: null,
  realityCheckMinutes: 0,
  depositWaitsFor: 'nothing',
}
const until = '2026-11-28T12:00:00Z'

it("shows an exclusion before a break, and a break before the jurisdiction's demands", () => {
  expect(depositStop(free)).toBeUndefined()
  expect(depositStop({ ...free, depositWaitsFor: 'limit' })).toEqual({ why: 'limit' })
  expect(depositStop({ ...free, depositWaitsFor: 'answer', timeOutUntil: until })).toEqual({
    why: 'timeOut',
    until,
  })
  expect(depositStop({ ...free, timeOutUntil: until, excludedUntil: until })).toEqual({
    why: 'exclusion',
    until,
  })
})

it('the tightest deposit limit says what is left, and limits of other kinds nothing', () => {
  const limit = (kind: 'deposit' | 'loss', amount: bigint | null, used: bigint): Care['limits'][number] => ({
    kind,
    period: 'day',
    amount,
    used,
    nextAt: null,
    nextAmount: null,
    isConfirmable: false,
  })
  expect(leftToDeposit({ limits: [limit('loss', 100n, 100n), limit('deposit', null, 0n)] })).toBeUndefined()
  expect(leftToDeposit({ limits: [limit('deposit', 900n, 200n), limit('deposit', 500n, 100n)] })).toBe(400n)
  expect(leftToDeposit({ limits: [limit('deposit', 100n, 300n)] })).toBe(0n)
})
