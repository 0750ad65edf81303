import { expect, it } from 'vitest'
import { pointsText } from './pointsText.ts'

it.each([
  [647_494n, '6,474.94'],
  [12_345_678_900n, '12,34,56,789'],
  [-120_050n, '-1,200.50'],
  [10_000n, '100'],
  [-50n, '-0.50'],
  [9_007_199_254_740_993_00n, '9,00,71,99,25,47,40,993'],
])('formats %s minor units with the digit grouping of the site', (minor, text) =>
  expect(pointsText(minor)).toBe(text),
)
