import { expect, it } from 'vitest'
import { latinDigits } from './latinDigits.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['42 points', '42 points'],
  ['٤a२😀', '4a2😀'],
])('reads the digits of %s', (typed, read) => expect(latinDigits(typed)).toBe(read))
