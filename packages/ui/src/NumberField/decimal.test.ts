import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, decimalText, isDecimalBeginning, isIgnoredKey, within } from './decimal.ts'

/** Texts that are not numbers, or that two countries read as different numbers. */
const unclear = [
  '1.234,5',
  '1.234.567',
  '1,2,3',
  '1,00,00',
  '123,45,678',
  '0,500',
  '1,2345',
  '1,234,5',
  '1 0',
  '1 85',
  '1,000 000',
  "1'000",
  '5/2',
  '1:85',
  '1·85',
  '2..5',
  '2,,5',
  '٢٫٥٫٥',
  '²',
  '½',
  'NaN',
  'Infinity',
]

describe('typed numbers', () => {
  it.each([
    ['500', 50_000n],
    ['1,23,456.78', 12_345_678n],
    ['.5', 50n],
    ['2.', 200n],
    ['-0.01', -1n],
    [' 1 000 ', 100_000n],
    ['1,85', 185n],
    ['2,5', 250n],
    ['0,5', 50n],
    ['1,00', 100n],
    ['1,000', 100_000n],
    ['1,00,000', 10_000_000n],
    ['12,34,567', 123_456_700n],
    ['123,456', 12_345_600n],
    ['1 000,5', 100_050n],
    ['1\u00A0000,5', 100_050n],
    ['1\u202F000\u202F000', 100_000_000n],
    ['२.५', 250n],
    ['२,५', 250n],
    ['१,००,०००', 10_000_000n],
    ['٢٫٥', 250n],
    ['۲٫۵', 250n],
    ['١٬٢٣٤٫٥', 123_450n],
    ['\u200F٢٫٥\u200E', 250n],
    ['২.৫', 250n],
    ['૨.૫', 250n],
    ['௨.௫', 250n],
    ['２．５', 250n],
    ['−2.5', -250n],
    ['٣', 300n],
  ])('reads "%s"', (text, units) => expect(decimalFrom(text, 2)).toBe(units))

  it.each(['', '.', '-', '1.234', '1.2.3', '1e3', 'ten', '0x10', ...unclear])('refuses "%s"', (text) =>
    expect(decimalFrom(text, 2)).toBeUndefined(),
  )

  it('parses exactly the number it formatted, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        expect(decimalFrom(decimalText(units, decimals), decimals)).toBe(units)
      }),
    )
  })

  /** ICU's text in a language, and the number it means. */
  const written = fc
    .record({
      units: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      locale: fc.constantFrom(
        'en-IN',
        'en-GB',
        'hi-IN-u-nu-deva',
        'ar-EG',
        'fa-IR',
        'bn-BD',
        'fr-FR',
        'pl-PL',
      ),
      isGrouped: fc.boolean(),
    })
    .map(({ units, locale, isGrouped }) => ({
      units,
      text: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: isGrouped }).format(
        Number(units) / 100,
      ),
    }))

  it("parses a language's own number format, and never as a number of another size", () => {
    fc.assert(
      fc.property(written, ({ units, text }) => {
        expect(decimalFrom(text, 2)).toBe(units)
      }),
    )
    // A point between groups is refused entirely.
    for (const units of [1.85, 12.5, 999.99])
      expect(decimalFrom(new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(units), 2)).toBe(
        BigInt(Math.round(units * 100)),
      )
    for (const units of [1234.5, 1_234_567.25])
      expect(
        decimalFrom(new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(units), 2),
      ).toBeUndefined()
  })

  it('gives the same number typed character by character, or none', () => {
    const sign = fc.constantFrom(..."0123456789.,٫٬ /:'e२٥")
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 10 }), (signs) => {
        const kept = signs.reduce(
          (text, next) => (isIgnoredKey(text, text + next, 2) ? text : text + next),
          '',
        )
        const read = decimalFrom(kept, 2)
        if (read === undefined) return
        // Only digits after the last decimal are ignored.
        const whole = signs.join('')
        expect(
          whole.startsWith(kept.trimEnd()) && /^[\d२٥\s]*$/.test(whole.slice(kept.trimEnd().length)),
        ).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('accepts every beginning of a number, and nothing that cannot become one', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(30), (units, end) => {
        expect(isDecimalBeginning(decimalText(units, 2).slice(0, end), 2)).toBe(true)
      }),
    )
    for (const text of ['a', '1.2.', '1.234', '--1', '1-']) expect(isDecimalBeginning(text, 2)).toBe(false)
    expect(isDecimalBeginning('1.', 0)).toBe(false)
  })

  it('clamps a value to its limits and keeps one that is inside', () => {
    expect(within(5n, { min: 10n, max: 20n })).toBe(10n)
    expect(within(25n, { min: 10n, max: 20n })).toBe(20n)
    expect(within(15n, { min: 10n, max: 20n })).toBe(15n)
    expect(within(-99n, {})).toBe(-99n)
  })
})
