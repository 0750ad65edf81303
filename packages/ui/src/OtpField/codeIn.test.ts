import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latinDigits } from '../digits/latinDigits.ts'
import { codeIn } from './codeIn.ts'

it.each([
  '482913',
  ' 482913\n',
  'Dear customer, valid for 10 mins. 482913 is your one-time code for Blue Harbour. Never share it.',
  'BH-7731: 482913 is your code',
  '482-913',
  '482 913',
  '4 8 2 9 1 3',
  'G-482913',
  'Your code is ४८२९१३',
  'رمزك هو ٤٨٢٩١٣',
  '482913 is your OTP. Call 1800 200 3344 if you did not ask for it.',
  'Txn 771234 of Rs 500000: OTP is 482913. Ref 123456.',
  'Ref 771234. Your code: 482913',
  '482913 is your OTP for a payment of Rs 500000.',
  'Use OTP 482913 for Rs 500000.',
  'Your OTP for txn 771234 of Rs 500000 is 482913',
  'Your OTP for payment 771234 worth 500000 is 482913.',
  'Use 482913 to log in. Your order no. 771234',
  '482913 to confirm 771234',
  '<#> 482913 is your code. FA+9qCX9VSu',
  'OTP: 482 913',
  'A/c ending 771234: 482913 is the OTP',
  'ओटीपी 482913 है। 10 मिनट तक वैध।',
  'Your code is 482913.\n\n@example.com #482913',
  '482913\n7731',
  'Payment of 12,34,567 on 28/11/2026 at 10:42. Use 482913',
])('AUTH-017 finds the code in the message %j', (message) =>
  expect(codeIn(latinDigits(message), 6)).toBe('482913'),
)

it.each(['', 'no code', '4829137', '1800 200 3344', '48291', '482913 771234', 'Call 18002003344'])(
  'finds no code in %j, and never another number',
  (message) => expect(codeIn(message, 6)).toBeUndefined(),
)

it('finds a code of any length among other numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), fc.boolean(), (digits, seed, isFirst) => {
      const code = String(10 ** (digits - 1) + (seed % (9 * 10 ** (digits - 1))))
      const other = '7'.repeat(digits + 1)
      const message = isFirst
        ? `${code} is your code. Valid for 10 min. Call ${other}`
        : `BH-${other}: valid for 10 min, your code is ${code}`
      expect(codeIn(message, digits)).toBe(code)
    }),
  )
})
