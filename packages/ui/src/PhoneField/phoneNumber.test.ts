import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneFrom, significantDigits, wholeNumber } from './phoneNumber.ts'

const codes = ['+91', '+977', '+1', '+1242']

describe('typed phone numbers', () => {
  it('REG-049 strips the leading zeros', () => {
    expect(significantDigits('0098765 43210')).toBe('9876543210')
  })

  it('REG-050 sends the country code and the number without leading zeros', () => {
    expect(wholeNumber({ code: '+91', number: '098765-43210' })).toBe('+919876543210')
  })

  it.each([
    ['+91 98765 43210', { code: '+91', number: '9876543210' }],
    ['+977-9812345678', { code: '+977', number: '9812345678' }],
    ['+1 242 555 0123', { code: '+1242', number: '5550123' }],
    ['9876543210', undefined],
    ['+44 20 7946 0000', undefined],
  ])('splits "%s"', (text, phone) => expect(phoneFrom(text, codes)).toEqual(phone))

  it('parses whatever it formatted', () => {
    const number = fc.integer({ min: 1, max: 99_999_999_999 }).map(String)
    fc.assert(
      fc.property(fc.constantFrom('+91', '+977'), number, (code, number) => {
        expect(phoneFrom(wholeNumber({ code, number }), ['+91', '+977'])).toEqual({ code, number })
      }),
    )
  })
})
