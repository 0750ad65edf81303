import { describe, expect, it } from 'vitest'
import { commonPasswords, isCommonPassword } from './commonPasswords.ts'
import { checkNewPassword } from './passwordPolicy.ts'

describe('common passwords', () => {
  it('are more than 3,000, each of which no other rule would refuse: long enough and with a digit', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
    for (const password of commonPasswords) {
      expect(password.length >= 8 && /\d/.test(password)).toBe(true)
      expect(password).toBe(password.toLowerCase())
    }
  })

  it.each([
    'password1',
    'Password123',
    'P@ssw0rd',
    'p@$$w0rd1',
    'welcome@123',
    'India@2024',
    'cricket2011',
    'sachin007',
    'iloveyou1',
    '12345678',
    '0987654321',
    '11111111',
    '12121212',
    '123123123',
    '11223344',
    '147258369',
    'qwerty123',
    '1qaz2wsx',
    'zaq12wsx',
    'q1w2e3r4',
    '1q2w3e4r5t',
    'asdf1234',
    'a1234567',
    'abcd1234',
    '25121990',
    '12251990',
    '19901225',
  ])('%s is common, and is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true)
    expect(() => checkNewPassword(password, [])).toThrow('This password is too easy to guess')
  })

  it.each(['correct horse 7 battery', 'kX9!vR2#', 'my dog ate 3 shoes', 'tr0ub4dor&3x', '99881990'])(
    '%s is not common',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
      expect(() => checkNewPassword(password, [])).not.toThrow()
    },
  )
})
