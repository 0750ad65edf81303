import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuledBet } from './bet.ts'
import { divideHalfUp } from './money.ts'
import { liability, profit } from './profit.ts'

const marketType = fc.constantFrom('betfair' as const, 'bookmaker' as const, 'session' as const)
const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
const bet = fc.record({
  side: fc.constantFrom('back' as const, 'lay' as const),
  marketType,
  odds: fc.integer({ min: 101, max: 100_000 }),
  stake,
})

describe('profit and liability', () => {
  it('are never negative, for any typed odds', () => {
    const any = fc.record({
      side: fc.constantFrom('back' as const, 'lay' as const),
      marketType,
      odds: fc.integer({ min: 0, max: 200 }),
      stake,
    })
    fc.assert(
      fc.property(any, (one) => {
        expect(profit(one) >= 0n && liability(one) >= 0n).toBe(true)
      }),
    )
  })

  it.each<{ id: string; bet: RuledBet; wins: bigint; risks: bigint }>([
    {
      id: 'PNL-001 PNL-002',
      bet: { marketType: 'session', side: 'back', odds: 9_000, stake: 100_000n },
      wins: 90_000n,
      risks: 100_000n,
    },
    {
      id: 'PNL-003',
      bet: { marketType: 'session', side: 'lay', odds: 9_000, stake: 100_000n },
      wins: 100_000n,
      risks: 90_000n,
    },
    {
      id: 'PNL-004 PNL-005',
      bet: { marketType: 'bookmaker', side: 'back', odds: 4_550, stake: 100_000n },
      wins: 45_500n,
      risks: 100_000n,
    },
    {
      id: 'PNL-006',
      bet: { marketType: 'bookmaker', side: 'lay', odds: 4_550, stake: 100_000n },
      wins: 100_000n,
      risks: 45_500n,
    },
    // Uneven amounts are rounded to the nearest unit, halves up.
    {
      id: 'PNL-004',
      bet: { marketType: 'bookmaker', side: 'back', odds: 2_350, stake: 100n },
      wins: 24n,
      risks: 100n,
    },
    {
      id: 'PNL-006',
      bet: { marketType: 'bookmaker', side: 'lay', odds: 2_450, stake: 100n },
      wins: 100n,
      risks: 25n,
    },
    {
      id: 'PNL-001',
      bet: { marketType: 'session', side: 'back', odds: 9_999, stake: 100n },
      wins: 100n,
      risks: 100n,
    },
    {
      id: 'PNL-007',
      bet: { marketType: 'betfair', side: 'back', odds: 250, stake: 100_000n },
      wins: 150_000n,
      risks: 100_000n,
    },
    {
      id: 'PNL-008',
      bet: { marketType: 'betfair', side: 'lay', odds: 250, stake: 100_000n },
      wins: 100_000n,
      risks: 150_000n,
    },
  ])('$id $bet.marketType $bet.side at $bet.odds wins $wins and risks $risks', ({ bet, wins, risks }) => {
    expect(profit(bet)).toBe(wins)
    expect(liability(bet)).toBe(risks)
  })

  it('PNL-003 PNL-006 gives the layer exactly what the backer risks, and the reverse: two sides sum to zero', () => {
    fc.assert(
      fc.property(bet, (one) => {
        const other: RuledBet = { ...one, side: one.side === 'back' ? 'lay' : 'back' }
        expect(profit(one) - liability(other)).toBe(0n)
        expect(profit(other) - liability(one)).toBe(0n)
      }),
    )
  })

  it('never risks or wins less than nothing', () => {
    fc.assert(
      fc.property(bet, (one) => {
        expect(profit(one) >= 0n && liability(one) >= 0n).toBe(true)
      }),
    )
  })

  it('wins at least as much at longer odds', () => {
    fc.assert(
      fc.property(bet, fc.integer({ min: 0, max: 5_000 }), (one, longer) => {
        const back = { ...one, side: 'back' as const }
        expect(profit({ ...back, odds: one.odds + longer }) >= profit(back)).toBe(true)
      }),
    )
  })
})

describe('rounding to minor units', () => {
  it.each([
    { amount: 5n, divisor: 10n, rounded: 1n },
    { amount: 15n, divisor: 10n, rounded: 2n },
    { amount: 25n, divisor: 10n, rounded: 3n },
    { amount: 26n, divisor: 10n, rounded: 3n },
    { amount: 24n, divisor: 10n, rounded: 2n },
    { amount: -5n, divisor: 10n, rounded: -1n },
    { amount: -15n, divisor: 10n, rounded: -2n },
    { amount: -26n, divisor: 10n, rounded: -3n },
  ])('Q-012 rounds $amount / $divisor half up: $rounded', ({ amount, divisor, rounded }) =>
    expect(divideHalfUp(amount, divisor)).toBe(rounded),
  )

  it('Q-012 is never further than half a unit away, and rounds away from zero when exactly between', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (amount, divisor) => {
        const rounded = divideHalfUp(amount, divisor)
        const off = rounded * divisor - amount
        const twice = 2n * (off < 0n ? -off : off)
        expect(twice <= divisor).toBe(true)
        expect(twice !== divisor || (amount < 0n ? off < 0n : off > 0n)).toBe(true)
      }),
    )
  })

  it('is the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (amount, divisor) => {
        expect(divideHalfUp(-amount, divisor)).toBe(-divideHalfUp(amount, divisor))
      }),
    )
  })
})
