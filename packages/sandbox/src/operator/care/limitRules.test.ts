import { careCoolingOffMs } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedLimit, confirmationMs, isConfirmable, limitAt, noLimit, periodStart } from './limitRules.ts'

const amount = fc.option(fc.bigInt({ min: 1n, max: 1_000n }), { nil: null })
const changes = fc.array(fc.record({ amount, afterMs: fc.nat({ max: 2 * careCoolingOffMs }) }), {
  maxLength: 30,
})
const most = (limit: bigint | null) => limit ?? 1_000_000n

it('lowers a limit immediately, and raises one only after a second request 24 hours later', () => {
  fc.assert(
    fc.property(changes, (asked) => {
      let limit = noLimit
      let atMs = 0
      for (const { amount: wanted, afterMs } of asked) {
        atMs += afterMs
        const at = new Date(atMs)
        const current = limitAt(limit, at)
        const before = current.amount
        const askedBefore = current.nextAt && {
          amount: current.nextAmount,
          atMs: current.nextAt.getTime(),
        }
        limit = changedLimit(limit, wanted, at)
        const now = limitAt(limit, at).amount
        const isLower = before === null || most(wanted) <= most(before)
        const late = limitAt(limit, new Date(atMs + careCoolingOffMs + confirmationMs)).amount
        const isConfirmed = before !== null && askedBefore?.amount === wanted && askedBefore.atMs <= atMs
        expect([now, late]).toEqual(isLower || isConfirmed ? [wanted, wanted] : [before, before])
        const rise = limit.nextAt
        expect(rise === null || isConfirmable(limit, new Date(rise.getTime() - 1))).toBe(rise === null)
      }
    }),
  )
})

it('accepts the confirmation of a rise after 24 hours, for seven days, and an earlier request does not delay it', () => {
  const dueMs = careCoolingOffMs
  const rising = changedLimit(changedLimit(noLimit, 100n, new Date(0)), 500n, new Date(0))
  const again = changedLimit(rising, 500n, new Date(dueMs - 1))
  expect(again).toEqual(rising)
  const confirmedAt = (ms: number) => changedLimit(again, 500n, new Date(ms)).amount
  expect([dueMs - 1, dueMs, dueMs + confirmationMs - 1, dueMs + confirmationMs].map(confirmedAt)).toEqual([
    100n,
    500n,
    500n,
    100n,
  ])
  expect(limitAt(again, new Date(dueMs + confirmationMs - 1)).amount).toBe(100n)
})

it('drops a pending rise when the player requests a lower limit', () => {
  const at = new Date(0)
  const first = changedLimit(noLimit, 100n, at)
  const rising = changedLimit(first, 500n, at)
  const lower = changedLimit(rising, 50n, new Date(1000))
  expect(limitAt(lower, new Date(2 * careCoolingOffMs))).toEqual({
    amount: 50n,
    nextAmount: null,
    nextAt: null,
  })
})

it('starts periods at midnight UTC, on Mondays and on the first', () => {
  const at = new Date('2026-11-22T23:59:59.999Z')
  const starts = (['day', 'week', 'month'] as const).map((period) => periodStart(period, at).toISOString())
  expect(starts).toEqual(['2026-11-22T00:00:00.000Z', '2026-11-16T00:00:00.000Z', '2026-11-01T00:00:00.000Z'])
})
