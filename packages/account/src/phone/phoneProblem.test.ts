import { wholeNumber } from '@kit/ui'
import { expect, it } from 'vitest'
import { phoneProblem } from './phoneProblem.ts'

const problemOf = (number: string, code = '+91', maxDigits = 11) => phoneProblem({ code, number }, maxDigits)

it('REG-038 REG-061 PWD-014 requires a number', () => {
  for (const nothing of ['', ' ', '   ']) expect(problemOf(nothing)).toBe('required')
})

it('REG-039 REG-062 PWD-015 Q-047 accepts only the countries that codes are sent to', () => {
  expect(problemOf('9812345678', '+977')).toBeNull()
  expect(problemOf('9812345678', '+1')).toBe('unsupported')
})

it('REG-040 REG-063 PWD-016 PWD-017 accepts 9 to 11 digits, without leading zeros, spaces and dashes', () => {
  for (const number of ['987654321', '98765432101', '098765 43210', '00-98765-43210', ' 9876543210 '])
    expect(problemOf(number)).toBeNull()
  for (const number of ['98765432', '987654321012', '0', '000000000', '++--'])
    expect(problemOf(number)).toBe('invalid')
})

it('PWD-017 Q-046 accepts more digits if the brand allows them', () => {
  expect(problemOf('98765432101234', '+91', 14)).toBeNull()
  expect(problemOf('987654321012345', '+91', 14)).toBe('invalid')
})

it('REG-049 REG-050 sends code and number without leading zeros', () => {
  expect(wholeNumber({ code: '+91', number: '0 98765 43210' })).toBe('+919876543210')
})
