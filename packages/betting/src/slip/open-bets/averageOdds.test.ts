import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bet } from '../../testing/bet.ts'
import { averageOdds } from './averageOdds.ts'

describe('average odds', () => {
  it('OPEN-009 OPEN-010 merges bets on one side of a runner: sums, and odds weighted by stake', () => {
    const [row, ...rest] = averageOdds([
      bet({ id: '1', odds: 200, stake: 10_000n, profit: 10_000n, liability: 10_000n }),
      bet({
        id: '2',
        odds: 300,
        stake: 30_000n,
        profit: 60_000n,
        liability: 30_000n,
        createdAt: '2026-11-21T11:00:00Z',
      }),
    ])
    expect(rest).toEqual([])
    expect(row).toMatchObject({
      odds: 275,
      stake: 40_000n,
      profit: 70_000n,
      liability: 40_000n,
      count: 2,
      id: '2',
    })
  })

  it('OPEN-009 keeps back and lay, runners, markets and events separate', () => {
    const rows = averageOdds([
      bet(),
      bet({ side: 'lay' }),
      bet({ runnerId: '1' }),
      bet({ marketId: 'other' }),
      bet({ event: { id: 'other', name: '' } }),
    ])
    expect(rows).toHaveLength(5)
  })

  it('OPEN-010 keeps the totals, and the odds are between the lowest and the highest', () => {
    const one = fc.record({
      runnerId: fc.constantFrom('1', '2'),
      side: fc.constantFrom('back' as const, 'lay' as const),
      odds: fc.integer({ min: 101, max: 100_000 }),
      stake: fc.bigInt(1n, 10n ** 9n),
      profit: fc.bigInt(0n, 10n ** 9n),
      liability: fc.bigInt(0n, 10n ** 9n),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (facts) => {
        const bets = facts.map((fact, index) => bet({ ...fact, id: String(index) }))
        const rows = averageOdds(bets)
        for (const amount of ['stake', 'profit', 'liability'] as const) {
          const total = (list: readonly { stake: bigint; profit: bigint; liability: bigint }[]) =>
            list.reduce((sum, row) => sum + row[amount], 0n)
          expect(total(rows)).toBe(total(bets))
        }
        for (const row of rows) {
          const own = bets.filter((bet) => bet.runnerId === row.runnerId && bet.side === row.side)
          const odds = own.map((bet) => bet.odds)
          expect(row.odds).toBeGreaterThanOrEqual(Math.min(...odds))
          expect(row.odds).toBeLessThanOrEqual(Math.max(...odds))
        }
      }),
    )
  })
})
