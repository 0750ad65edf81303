import { expect, it } from 'vitest'
import { inRing } from './useSlides.ts'

it.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [7, 3, 1],
  [5, 0, 0],
])('wraps to index %i in a ring of %i at %i', (index, count, place) =>
  expect(inRing(index, count)).toBe(place),
)
