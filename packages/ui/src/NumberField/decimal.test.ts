import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, decimalText, isDecimalBeginning, within } from './decimal.ts'

describe('numbers as they are typed', () => {
  it.each([
    ['500', 50_000n],
    ['1,23,456.78', 12_345_678n],
    ['.5', 50n],
    ['2.', 200n],
    ['-0.01', -1n],
    [' 1 000 ', 100_000n],
  ])('reads "%s"', (text, units) => expect(decimalFrom(text, 2)).toBe(units))

  it.each(['', '.', '-', '1.234', '1.2.3', '1e3', 'ten', '0x10', '٣'])('refuses "%s"', (text) =>
    expect(decimalFrom(text, 2)).toBeUndefined(),
  )

  it('reads back exactly what it wrote, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        expect(decimalFrom(decimalText(units, decimals), decimals)).toBe(units)
      }),
    )
  })

  it('lets every beginning of a number in, and nothing that cannot become one', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(30), (units, end) => {
        expect(isDecimalBeginning(decimalText(units, 2).slice(0, end), 2)).toBe(true)
      }),
    )
    for (const text of ['a', '1.2.', '1.234', '--1', '1-']) expect(isDecimalBeginning(text, 2)).toBe(false)
    expect(isDecimalBeginning('1.', 0)).toBe(false)
  })

  it('holds a value inside its limits and leaves one that is there already', () => {
    expect(within(5n, { min: 10n, max: 20n })).toBe(10n)
    expect(within(25n, { min: 10n, max: 20n })).toBe(20n)
    expect(within(15n, { min: 10n, max: 20n })).toBe(15n)
    expect(within(-99n, {})).toBe(-99n)
  })
})
