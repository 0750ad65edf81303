import { expect, it } from 'vitest'
import { messages } from '../allMessages.ts'
import { correctedMessages } from '../correctedMessages.ts'
import { registerFields, type RegisterFields } from './registerFields.ts'

const right: RegisterFields = {
  userName: '',
  phone: { code: '+91', number: '9876543210' },
  otp: '123456',
  password: 'a fine 1 for all',
  passwordConfirmation: 'a fine 1 for all',
  referrerCode: '',
  promoCode: '',
  isAdult: true,
  hasAccepted: true,
}

function wordsFor(wrong: Partial<RegisterFields>, hasUserName = false) {
  const read = registerFields({ hasUserName, maxDigits: 11 }).safeParse({ ...right, ...wrong })
  const known: Readonly<Record<string, string>> = messages
  return read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${known[message]}`) ?? []
}

it('REG-055 accepts valid fields', () => expect(wordsFor({})).toEqual([]))

it('REG-041 REG-042 Q-008 requires six digits, with the specification’s message or the corrected one', () => {
  for (const otp of ['', '12345', '1234567', '12345a', '१२३४५६'])
    expect(wordsFor({ otp })).toEqual(['otp: Please enter a valid 4-digit OTP'])
  expect(correctedMessages['account.register.otp']).toBe('Please enter a valid 6-digit OTP')
})

it('REG-043 requires both passwords', () => {
  const words = 'Please enter and confirm your password'
  expect(wordsFor({ password: '', passwordConfirmation: '' })).toEqual([`password: ${words}`])
  expect(wordsFor({ passwordConfirmation: '' })).toEqual([`passwordConfirmation: ${words}`])
})

it('REG-044 requires the same password twice', () => {
  expect(wordsFor({ passwordConfirmation: 'a fine 2 for all' })).toEqual([
    'passwordConfirmation: Passwords do not match',
  ])
})

it('REG-012 PWD-012 PWD-013 requires eight characters and a digit, of any script, and at most 128', () => {
  const same = (password: string) => wordsFor({ password, passwordConfirmation: password })
  for (const weak of ['short 1', 'no digit here', '🏏🏏🏏🏏 1'])
    expect(same(weak)).toEqual(['password: Password should contain 8 character & 1 digit'])
  for (const strong of ['पासवर्ड लंबा 1', '🏏🏏🏏🏏🏏🏏🏏1', ' spaces 1 ', 'كلمة طويلة 1'])
    expect(same(strong)).toEqual([])
  expect(same('1'.repeat(129))).toEqual(['password: At most 128 characters.'])
})

it('REG-045 requires age and conditions', () => {
  const words = ['hasAccepted: Please accept the age and terms conditions']
  expect(wordsFor({ isAdult: false })).toEqual(words)
  expect(wordsFor({ hasAccepted: false })).toEqual(words)
})

it('REG-038 REG-039 REG-040 REG-061 requires a phone number that can receive a code', () => {
  const of = (number: string, code = '+91') => wordsFor({ phone: { code, number } })
  expect(of('')).toEqual(['phone: Mobile number is required'])
  expect(of('98765')).toEqual(['phone: Mobile number is invalid'])
  expect(of('5551234567', '+1')).toEqual(['phone: Country code is not supported'])
})

it('REG-003 requires a user name only if the brand does', () => {
  for (const userName of ['', 'abcd', 'with space', 'नाम-नाम', '🏏🏏🏏🏏🏏', 'a'.repeat(25)]) {
    expect(wordsFor({ userName }, true)).toHaveLength(1)
    expect(wordsFor({ userName })).toEqual([])
  }
  expect(wordsFor({ userName: '  floodlight_fan ' }, true)).toEqual([])
})

it('accepts link codes as the operator does', () => {
  for (const code of ['<b>', 'two words', 'x'.repeat(65), '🎁'])
    expect(wordsFor({ referrerCode: code, promoCode: code })).toHaveLength(2)
  expect(wordsFor({ referrerCode: ' FRIEND-1 ', promoCode: 'DIWALI_26' })).toEqual([])
})
