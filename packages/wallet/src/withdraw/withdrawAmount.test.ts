import type { Message } from '@kit/ui'
import { describe, expect, it } from 'vitest'
import { amountProblem, withdrawRange } from './withdrawAmount.ts'
import { withdrawMessages } from './withdrawMessages.ts'

const texts: Record<string, string> = withdrawMessages
const message: Message = (id, values = {}) =>
  (texts[id] ?? '').replaceAll(/\{(\w+)\}/g, (_blank, name: string) => String(values[name]))

describe('the range of a withdrawal', () => {
  const limits = { minAmount: 50_000n, maxAmount: 10_000_000n }
  const plain = { minimumPoints: 0, isZeroMaxStrict: false }
  const problem = (minor: bigint, own = limits, options = plain, available?: bigint) =>
    amountProblem(minor, { range: withdrawRange(own, options), available }, message)

  it('WDR-006 names both limits, which are both allowed', () => {
    const text = 'Amount should be greater than 500 and less than 1,00,000'
    expect([49_900n, 50_000n, 10_000_000n, 10_000_100n].map((minor) => problem(minor))).toEqual([
      text,
      undefined,
      undefined,
      text,
    ])
    expect(problem(0n, { minAmount: 0n, maxAmount: 10_000n })).toBe(
      'Amount should be greater than 0 and less than 100',
    )
  })

  it('WDR-007 leaves out a maximum that is missing', () => {
    expect(problem(49_900n, { minAmount: 50_000n, maxAmount: 0n })).toBe('Amount should be greater than 500')
    expect(problem(10n ** 14n, { minAmount: 0n, maxAmount: 0n })).toBeUndefined()
  })

  it('WDR-007 wallet.withdraw.strictZeroMax takes a missing maximum as 0', () => {
    const strict = { ...plain, isZeroMaxStrict: true }
    expect(problem(60_000n, { minAmount: 50_000n, maxAmount: 0n }, strict)).toBe(
      'Amount should be greater than 500 and less than 0',
    )
  })

  it('wallet.minimumAmount raises the lower limit, and never lowers it', () => {
    expect(problem(50_000n, limits, { ...plain, minimumPoints: 600 })).toBe(
      'Amount should be greater than 600 and less than 1,00,000',
    )
    expect(problem(50_000n, limits, { ...plain, minimumPoints: 300 })).toBeUndefined()
  })

  it('does not go beyond the points that are available', () => {
    expect(problem(60_000n, limits, plain, 59_950n)).toBe('You have 599.50 points available')
  })
})
