import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownPages } from './shownPages.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown))

it('always shows the first, last and current page in order, in at most seven positions', () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = shownPages(page, pages)
      const numbers = shown.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(shown.length).toBeLessThanOrEqual(7)
    }),
  )
})
