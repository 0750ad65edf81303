import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bonusAmount, type BonusChoice } from './bonusAmount.ts'

const choice = (more: Partial<BonusChoice> = {}): BonusChoice => ({
  bonus: { minAmount: 50_000n, maxAmount: 1_000_000n, useLimit: 2, type: 'reload', percentage: 10 },
  amount: 100_000n,
  timesUsed: 0,
  depositCount: 3,
  hasBonusLock: false,
  hasWagerBonus: false,
  ...more,
})

it('adds its percentage of the deposit', () => expect(bonusAmount(choice())).toBe(10_000n))

it('BON-004 is available only while its limit exceeds the use count', () => {
  expect(bonusAmount(choice({ timesUsed: 1 }))).toBe(10_000n)
  expect(bonusAmount(choice({ timesUsed: 2 }))).toBeUndefined()
  expect(bonusAmount(choice({ timesUsed: 3 }))).toBeUndefined()
})

it('BON-005 a first-deposit bonus is not available after a deposit', () => {
  const bonus = { ...choice().bonus, type: 'ftd' }
  expect(bonusAmount(choice({ bonus, depositCount: 0 }))).toBe(10_000n)
  expect(bonusAmount(choice({ bonus, depositCount: 1 }))).toBeUndefined()
})

it('BON-006 BON-007 is not for a player with a bonus lock or a wager bonus', () => {
  expect(bonusAmount(choice({ hasBonusLock: true }))).toBeUndefined()
  expect(bonusAmount(choice({ hasWagerBonus: true }))).toBeUndefined()
})

it('is for amounts between its minimum and its maximum, both included, and 0 means no maximum', () => {
  expect(bonusAmount(choice({ amount: 49_999n }))).toBeUndefined()
  expect(bonusAmount(choice({ amount: 50_000n }))).toBe(5000n)
  expect(bonusAmount(choice({ amount: 1_000_000n }))).toBe(100_000n)
  expect(bonusAmount(choice({ amount: 1_000_001n }))).toBeUndefined()
  expect(bonusAmount(choice({ amount: 9_000_000n, bonus: { ...choice().bonus, maxAmount: 0n } }))).toBe(
    900_000n,
  )
})

it('is never more than the percentage, and less by under one minor unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 0, max: 1000 }),
      (amount, percentage) => {
        const bonus = { ...choice().bonus, minAmount: 0n, maxAmount: 0n, percentage }
        const added = bonusAmount(choice({ bonus, amount })) ?? -1n
        const exact = amount * BigInt(percentage)
        expect(added * 100n <= exact && (added + 1n) * 100n > exact).toBe(true)
      },
    ),
  )
})
