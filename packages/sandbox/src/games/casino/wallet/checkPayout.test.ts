import { expect, it } from 'vitest'
import { checkPayout } from './checkPayout.ts'

const bet = { id: 'b', stake: 1000n, profit: 900n }

it('accepts the promised payout, and refuses a negative win or one above its cap', () => {
  for (const payout of [0n, 1n, 1000n, 1900n]) expect(checkPayout(bet, payout)).toBe(payout)
  for (const payout of [-1n, 1901n, 10n ** 15n])
    expect(() => checkPayout(bet, payout)).toThrow('may pay from')
})
