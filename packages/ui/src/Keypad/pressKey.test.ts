import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../NumberField/decimal.ts'
import { pressKey, type KeypadKey } from './pressKey.ts'

const limits = { decimals: 2, wholeDigits: 6 }
const type = (...keys: KeypadKey[]) => keys.reduce((text, key) => pressKey(text, key, limits), '')

describe('keys of the keypad', () => {
  it.each<[KeypadKey[], string]>([
    [['5', '00'], '500'],
    [['0', '0', '7'], '7'],
    [['00'], '0'],
    [['.', '5'], '0.5'],
    [['1', '.', '2', '.', '5', '9'], '1.25'],
    [['1', '2', 'erase'], '1'],
    [['erase'], ''],
    [['1', '2', 'clear'], ''],
    [['1', '2', '3', '4', '5', '6', '7'], '123456'],
    [['1', '2', '3', '4', '5', '00'], '12345'],
  ])('%j gives "%s"', (keys, text) => expect(type(...keys)).toBe(text))

  it('has no point if there are no decimals', () => {
    expect(pressKey('5', '.', { decimals: 0, wholeDigits: 6 })).toBe('5')
  })

  it('always leaves an empty text or a number within its limits', () => {
    const keys: KeypadKey[] = ['0', '1', '5', '9', '00', '.', 'erase']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 30 }), (pressed) => {
        const text = type(...pressed)
        if (text === '') return
        expect(decimalFrom(text, 2)).toBeDefined()
        expect(text.split('.')[0]!.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
