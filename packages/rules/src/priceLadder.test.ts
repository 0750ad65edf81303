import { expect, it } from 'vitest'
import { priceLadder } from './priceLadder.ts'

it('has the 350 prices of an exchange, from 1.01 to 1000', () => {
  expect(priceLadder).toHaveLength(350)
  expect([priceLadder[0], priceLadder.at(-1)]).toEqual([101, 100_000])
})

it.each([
  [199, 200],
  [200, 202],
  [298, 300],
  [300, 305],
  [400, 410],
  [600, 620],
  [1_000, 1_050],
  [2_000, 2_100],
  [3_000, 3_200],
  [5_000, 5_500],
  [10_000, 11_000],
])('goes from %s to %s', (odds, next) => expect(priceLadder[priceLadder.indexOf(odds) + 1]).toBe(next))
