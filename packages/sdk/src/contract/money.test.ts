import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { minorFromPoints, odds, points, pointsFromMinor } from './money.ts'

describe('points', () => {
  it.each([
    [1000, 100_000n],
    ['1000', 100_000n],
    [0.1, 10n],
    [1234.56, 123_456n],
    ['-0.07', -7n],
    [0, 0n],
  ])('reads %s points as %s minor units', (wire, minor) => expect(z.decode(points, wire)).toBe(minor))

  it.each([
    Number('1e309'),
    Number.NaN,
    1e21,
    0.001,
    '1.234',
    '1e3',
    '',
    ' 5',
    '٣',
    '0x10',
    '--1',
    '9999999999999999',
  ])('refuses %s, which is not an exact amount', (wire) =>
    expect(z.safeDecode(points, wire).success).toBe(false),
  )

  it('comes back as it went, whatever the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 16n), 10n ** 16n), (minor) => {
        const wire = JSON.parse(JSON.stringify(z.encode(points, minor)))
        expect(z.decode(points, wire)).toBe(minor)
      }),
    )
  })

  it('writes the shortest decimal text', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 16n), 10n ** 16n), (minor) => {
        const text = pointsFromMinor(minor)
        expect(text).toMatch(/^-?\d+(\.\d?[1-9])?$/)
        expect(minorFromPoints(text)).toBe(minor)
      }),
    )
  })
})

describe('odds', () => {
  it('reads decimal odds as hundredths, both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
        expect(z.decode(odds, z.encode(odds, hundredths))).toBe(hundredths)
      }),
    )
  })

  it.each([-1, 2.005, Number('1e309'), 'two'])('refuses %s', (wire) =>
    expect(z.safeDecode(odds, wire).success).toBe(false),
  )
})
