import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levels } from '../../testing/market.ts'
import { ladderRows, middleOf, nearestRow } from './ladderRows.ts'

const prices = { back: levels(122, 121), lay: levels(124, 125) }

describe('the rows of a ladder', () => {
  it('are every price of the exchange, the highest first', () => {
    const rows = ladderRows(prices)
    expect(rows).toHaveLength(350)
    expect([rows[0], rows.at(-1)]).toEqual([100_000, 101])
  })

  it('include an offer at a price that is not on the exchange’s ladder, and no others', () => {
    const rows = ladderRows({ back: levels(213, 0), lay: [] })
    expect(rows).toHaveLength(351)
    expect(rows.slice(rows.indexOf(214), rows.indexOf(212) + 1)).toEqual([214, 213, 212])
  })

  it('are unique and always descend', () => {
    const side = fc.array(fc.integer({ min: 101, max: 100_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(side, side, (back, lay) => {
        const rows = ladderRows({ back: levels(...back), lay: levels(...lay) })
        expect(rows.every((odds, at) => at === 0 || odds < rows[at - 1]!)).toBe(true)
        expect([...back, ...lay].every((odds) => rows.includes(odds))).toBe(true)
      }),
    )
  })
})

it('has its middle between the best prices, or at the only one', () => {
  expect(middleOf(prices)).toBe(123)
  expect(middleOf({ back: [], lay: levels(340) })).toBe(340)
  expect(middleOf({ back: levels(0), lay: [] })).toBeUndefined()
})

it.each([
  [99_999, 0],
  [500, 1],
  [260, 1],
  [240, 2],
  [209, 2],
  [50, 2],
])('finds the row nearest to %s', (odds, at) => expect(nearestRow([1_000, 300, 200], odds)).toBe(at))
