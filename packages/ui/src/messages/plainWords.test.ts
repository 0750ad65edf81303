import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlain, formatPlain } from './plainWords.ts'
import { richWords } from './richWords.ts'

const pieces = fc.constantFrom(
  'Bet ',
  "don't ",
  "'",
  '{name}',
  '{odds}',
  '{',
  '}',
  '<b>',
  '<',
  '#',
  "''",
  'é ₹ ',
)
const messages = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
const values = fc.record({
  name: fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true })),
  odds: fc.string(),
})

it('formats plain texts exactly as the full message format does', () => {
  fc.assert(
    fc.property(messages, values, (words, given) => {
      fc.pre(isPlain(words) && words !== '')
      expect(formatPlain(words, given)).toBe(richWords('en-IN', { key: words })('key', given))
    }),
    { numRuns: 500 },
  )
})

it.each([
  '{count, plural, one {# bet} other {# bets}}',
  '{side, select, back {Back} other {Lay}}',
  "'{name}' is quoted",
  'a <b>tag</b>',
  "two '' quotes",
])('leaves "%s" to the full message format', (words) => {
  expect(isPlain(words)).toBe(false)
})

it('refuses to leave a placeholder empty', () => {
  expect(() => formatPlain('{name}, home')).toThrow(/name/)
  expect(() => richWords('en-IN', { key: '{name}, home' })('key')).toThrow(/name/)
})
