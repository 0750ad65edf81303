import { expect, it } from 'vitest'
import { framesOf, scrubbed } from './scrubbed.ts'

it.each([
  ['No player asha.rao@mail.example here', 'No player <mail> here'],
  ['Call +91 98765 43210 or 9876543210', 'Call <number> or <number>'],
  ['You have 1,50,000.50 points', 'You have <number> points'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 refused', 'Bearer <token> refused'],
  ['GET https://b2c.example/login-user/secret?token=abc failed', 'GET <address> failed'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('removes possible personal data: %s', (text, expected) => {
  expect(scrubbed(text)).toBe(expected)
})

it('truncates a long text', () => {
  expect(scrubbed('a '.repeat(9999))).toHaveLength(300)
})

it('keeps only function names and built files of a stack, in one format for all browsers', () => {
  const chrome = `TypeError: no 9876543210
    at place (https://b2c.example/assets/Slip-1a.js?v=1:12:34567)
    at https://b2c.example/assets/index-2b.js:1:99
    at async Promise.all (index 0)`
  const firefox = `place@https://b2c.example/assets/Slip-1a.js:12:34567
@https://b2c.example/assets/index-2b.js:1:99`
  const expected = 'at place (Slip-1a.js:12:34567)\nat ? (index-2b.js:1:99)'
  expect([framesOf(chrome), framesOf(firefox)]).toEqual([expected, expected])
  expect(framesOf('https://b2c.example/login-user/secret:1:2')).toBe('')
  expect(
    framesOf(Array.from({ length: 40 }, () => 'at a (https://b.example/c.js:1:2)').join('\n')).split('\n'),
  ).toHaveLength(12)
})
