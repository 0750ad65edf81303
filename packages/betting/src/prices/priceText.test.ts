import { expect, it } from 'vitest'
import { oddsText, sizeText } from './priceText.ts'

it.each([
  { odds: 0, text: '' },
  { odds: 101, text: '1.01' },
  { odds: 202, text: '2.02' },
  { odds: 1_000, text: '10.00' },
  { odds: 9_950, text: '99.50' },
  { odds: 10_000, text: '100' },
  { odds: 100_000, text: '1000' },
  { odds: 9_999_950, text: '99999.50' },
])('writes odds of $odds as "$text"', ({ odds, text }) => expect(oddsText(odds)).toBe(text))

it.each([
  { size: 0n, text: '' },
  { size: 1n, text: '<1' },
  { size: 99n, text: '<1' },
  { size: 100n, text: '1' },
  { size: 123_456n, text: '1,234' },
  { size: 9_999_999n, text: '99,999' },
  { size: 10_000_000n, text: '1.00l' },
  { size: 123_456_789n, text: '12.34l' },
])('writes a size of $size as "$text"', ({ size, text }) => {
  expect(sizeText(size)).toBe(text)
  expect(sizeText(size)).toBe(text)
})
