import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorFromSize, oddsFromPrice } from './exchangeNumber.ts'

describe('exchange numbers', () => {
  it.each([
    [0, 0n],
    [2, 200n],
    [21.19, 2_119n],
    [1.005, 100n],
    [1.015, 102n],
    [1.0151, 102n],
    [0.125, 12n],
    [0.999, 100n],
    [13_003.77, 1_300_377n],
    [1e-7, 0n],
    [1e13, 1_000_000_000_000_000n],
  ])('reads an amount of %d as %d minor units, and rounds halves to even', (size, minor) => {
    expect(minorFromSize(size)).toBe(minor)
  })

  it('keeps every amount of whole pence exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (pence) => {
        expect(minorFromSize(pence / 100)).toBe(BigInt(pence))
      }),
    )
  })

  it('keeps every price of the ladder exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (odds) => {
        expect(oddsFromPrice(odds / 100)).toBe(odds)
      }),
    )
  })
})
