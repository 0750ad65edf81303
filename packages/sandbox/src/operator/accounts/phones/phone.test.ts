import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNumberOfAnother, phonesOf, readPhone } from './phone.ts'

describe('a phone', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['00977 0 9841234567', '+9779841234567'],
    ['+91000987654321', '+91987654321'],
  ])('REG-049 REG-050 %s is stored as %s', (typed, phone) => expect(readPhone(typed)).toEqual({ phone }))

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['+15551234567', 'country-code'],
    ['9876543210', 'country-code'],
    ['9198765432', 'country-code'],
    ['+9112345678', 'invalid'],
    ['+91123456789012', 'invalid'],
    ['+91 98765x3210', 'invalid'],
  ])('REG-038 REG-039 REG-040 %j is refused: %s', (typed, problem) =>
    expect(readPhone(typed)).toEqual({ problem }),
  )

  it('is parsed to itself again, whatever spaces and zeros it was typed with', () => {
    const digits = fc.stringMatching(/^[1-9]\d{8,10}$/)
    fc.assert(
      fc.property(fc.constantFrom('+91', '+977'), digits, fc.nat(4), (code, number, zeros) => {
        const kept = { phone: `${code}${number}` }
        expect(readPhone(`${code} ${'0'.repeat(zeros)}${number}`)).toEqual(kept)
        expect(readPhone(kept.phone)).toEqual(kept)
        expect(phonesOf(number)).toContain(kept.phone)
      }),
    )
  })

  it.each([
    ['9876543210', '+919876543210', false],
    ['919876543210', '+919876543210', false],
    ['876543210', '+919876543210', true],
    ['9876543211', '+919876543210', true],
    ['9876543210', undefined, true],
    ['43210', '+919876543210', false],
    ['player_9876543210', undefined, false],
  ])('is the user name %s of the owner of %s, and of another account: %s', (userName, phone, isOfAnother) =>
    expect(isNumberOfAnother(userName, phone)).toBe(isOfAnother),
  )

  it('is different from a user name', () => expect(phonesOf('player')).toEqual([]))
})
