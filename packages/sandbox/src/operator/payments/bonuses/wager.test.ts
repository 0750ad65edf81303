import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wagerAmount, wagered } from './wager.ts'

const minor = fc.bigInt({ min: 0n, max: 10n ** 14n })
const percent = fc.integer({ min: 0, max: 100 })

it('counts stakes by the shares of the rule, and stops at the required amount', () => {
  const shares = { exchange: 100, casino: 50 }
  expect(wagered({ exchange: 1_000n, casino: 1_001n }, shares, 10_000n)).toBe(1_500n)
  expect(wagered({ exchange: 9_000n, casino: 4_000n }, shares, 10_000n)).toBe(10_000n)
  expect(wagered({ exchange: 9_000n, casino: 4_000n }, { exchange: 0, casino: 0 }, 10_000n)).toBe(0n)
})

it('never decreases when more is staked, and never exceeds the wager', () => {
  fc.assert(
    fc.property(
      minor,
      minor,
      minor,
      percent,
      percent,
      minor,
      (staked, casino, more, one, other, required) => {
        const shares = { exchange: one, casino: other }
        const before = wagered({ exchange: staked, casino }, shares, required)
        const after = wagered({ exchange: staked + more, casino }, shares, required)
        expect(after >= before && after <= required).toBe(true)
      },
    ),
  )
})

it('is the bonus multiplied as the rule says', () => {
  expect(wagerAmount(50_050n, 3)).toBe(150_150n)
  expect(wagerAmount(50_050n, 0)).toBe(0n)
})
