import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOddsAs, oddsFormatNames, oddsFormats } from './oddsFormats.ts'

describe('odds formats of different countries', () => {
  it.each([
    [250, '2.50', '3/2', '+150', '1.50', '1.50', '−0.67'],
    [200, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
    [150, '1.50', '1/2', '−200', '0.50', '−2.00', '0.50'],
    [206, '2.06', '53/50', '+106', '1.06', '1.06', '−0.94'],
    [101, '1.01', '1/100', '−10000', '0.01', '−100.00', '0.01'],
    [100_000, '1000', '999/1', '+99900', '999.00', '999.00', '−0.0010'],
    [1200, '12.00', '11/1', '+1100', '11.00', '11.00', '−0.091'],
  ])('writes %i as %s, %s, %s, %s, %s and %s', (odds, ...written) => {
    expect(oddsFormatNames.map((format) => formatOddsAs(odds, format))).toEqual(written)
  })

  it.each([100, 50, 0])('keeps %i decimal in every format, because it wins nothing', (odds) => {
    const decimal = formatOddsAs(odds, 'decimal')
    for (const format of ['fractional', 'american', 'hongKong', 'indonesian', 'malay'] as const)
      expect(formatOddsAs(odds, format)).toBe(decimal)
  })

  it('shows the exact profit as a fraction and in Hong Kong format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (odds) => {
        const [won, staked] = formatOddsAs(odds, 'fractional').split('/').map(Number)
        expect(won! * 100).toBe(staked! * (odds - 100))
        expect(Math.round(Number(formatOddsAs(odds, 'hongKong')) * 100)).toBe(odds - 100)
      }),
    )
  })

  it('has a sign that distinguishes favourites from outsiders', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (odds) => {
        expect(formatOddsAs(odds, 'american').startsWith('+')).toBe(odds >= 200)
        expect(formatOddsAs(odds, 'indonesian').startsWith('−')).toBe(odds < 200)
        expect(formatOddsAs(odds, 'malay').startsWith('−')).toBe(odds > 200)
      }),
    )
  })

  it('parses its own text as odds with the same text', () => {
    const named = fc.constantFrom(...oddsFormatNames.filter((name) => name !== 'decimal'))
    fc.assert(
      fc.property(named, fc.integer({ min: 101, max: 100_000 }), (name, odds) => {
        const { write, read } = oddsFormats[name]
        const again = read?.(write(odds)) ?? 0
        expect(write(again)).toBe(write(odds))
      }),
    )
  })

  it.each(['fractional', 'hongKong'] as const)('parses %s odds as exactly the formatted odds', (name) => {
    const { write, read } = oddsFormats[name]
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (odds) => {
        expect(read?.(write(odds))).toBe(odds)
      }),
    )
  })

  it.each([
    ['fractional', '5/2', 350],
    ['fractional', ' 1 / 3 ', 133],
    ['fractional', '5/', undefined],
    ['fractional', '5', undefined],
    ['fractional', '5/0', undefined],
    ['fractional', '0/5', undefined],
    ['american', '+150', 250],
    ['american', '150', 250],
    ['american', '-200', 150],
    ['american', '−200', 150],
    ['american', '50', undefined],
    ['hongKong', '0,5', 150],
    ['hongKong', '-0.5', undefined],
    ['indonesian', '-2', 150],
    ['indonesian', '0.5', undefined],
    ['malay', '-0.5', 300],
    ['malay', '0.5', 150],
    ['malay', '1.5', undefined],
    ['malay', '0', undefined],
    ['malay', 'abc', undefined],
  ] as const)('parses %s odds of "%s" as %s hundredths', (name, text, odds) => {
    expect(oddsFormats[name].read?.(text)).toBe(odds)
  })
})
