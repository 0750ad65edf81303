import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitsOfMinor, minorOfDigits, typedAmount } from './amountDigits.ts'

it.each([
  ['', ''],
  ['0', ''],
  ['000', ''],
  ['0500', '500'],
  ['1000', '1000'],
  [' 1000 ', '1000'],
  ['1,000', '1000'],
  ['1,00,000', '100000'],
  ['100,000', '100000'],
  ['१०००', '1000'],
  ['٥٠٠', '500'],
  ['۵۰۰', '500'],
  ['١٬٠٠٠', '1000'],
  ['12,34,567', '1234567'],
])('DEP-004 DEP-005 reads %j as %j', (text, digits) => expect(typedAmount(text)).toEqual({ digits }))

it.each([
  '1,000.50',
  '1e309',
  'abc',
  '12a',
  '-5',
  '+5',
  '1.000',
  '1,0',
  ',100',
  '٫',
  'Infinity',
  '0x10',
  '1 000',
  '1,85',
  '1,00',
  '1,00,00',
  '1 000,5',
  '1.234,5',
  '२.५',
  '٢٫٥',
])('DEP-005 takes no amount from %j, and never another one', (text) =>
  expect(typedAmount(text)).toEqual({ fault: 'notWhole' }),
)

it('takes no amount beyond what the operator can', () => {
  expect(typedAmount('9'.repeat(13))).toEqual({ fault: 'tooLong' })
  expect(minorOfDigits('999999999999')).toBe(99_999_999_999_900n)
})

it('reads every whole amount as itself, and suggests no less than what is short', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_900n }), (minor) => {
      const read = typedAmount(digitsOfMinor(minor))
      const points = 'digits' in read ? minorOfDigits(read.digits) : -1n
      expect(points - minor >= 0n && points - minor < 100n).toBe(true)
    }),
  )
})
