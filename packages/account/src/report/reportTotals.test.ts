import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reportTotals } from './reportTotals.ts'

const amount = fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n })
const won = amount.map((totalAmount) => ({ totalAmount, totalWin: 0n, totalLose: 0n }))
const moved = fc
  .bigInt({ min: 0n, max: 1_000_000_000_000n })
  .map((totalAmount) => ({ totalAmount, totalBonus: 0n }))
const report = fc.record({
  casino: fc.array(won.map((row) => ({ gameCategory: 'Live Casino', ...row }))),
  exchange: fc.array(won.map((row) => ({ eventTypeId: '4', ...row }))),
  deposit: fc.array(moved),
  withdraw: fc.array(moved),
})

it('REPORT-007 subtracts the absolute sum of casino and exchange from deposits minus withdrawals', () => {
  fc.assert(
    fc.property(report, (given) => {
      const { casino, exchange, dw, total } = reportTotals(given)
      const played = casino + exchange
      expect(total).toBe(dw - (played < 0n ? -played : played))
      expect(total <= dw).toBe(true)
    }),
  )
})

it('REPORT-007 is zero for a report without rows', () => {
  const none = { casino: [], exchange: [], deposit: [], withdraw: [] }
  expect(reportTotals(none)).toEqual({ casino: 0n, exchange: 0n, dw: 0n, total: 0n })
})
