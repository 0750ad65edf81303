import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barShapes, sparkPath, stepShapes } from './chartShape.ts'

describe('the shapes of a chart', () => {
  it('draws a line from the lowest value at the bottom to the highest at the top', () => {
    expect(sparkPath([1, 3, 2])).toBe('M0 40L50 0L100 20')
  })

  it('draws a constant series through the middle, and a single value as a point', () => {
    expect(sparkPath([5, 5])).toBe('M0 20L100 20')
    expect(sparkPath([5])).toBe('M0 20')
    expect(sparkPath([])).toBe('')
  })

  it('draws gains above the base line and losses below it', () => {
    const { bars, base } = barShapes([30, -10, 0])
    expect(base).toBe(30)
    expect(bars.map(({ y, height, sign }) => [y, height, sign])).toEqual([
      [0, 30, 'gain'],
      [30, 10, 'loss'],
      [30, 0, 'even'],
    ])
  })

  it('keeps every bar inside its box', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 }), (values) => {
        const { bars } = barShapes(values)
        for (const { x, y, width, height } of bars) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(100.01)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y + height).toBeLessThanOrEqual(40.01)
        }
      }),
    )
  })

  it('draws a value twice as large twice as high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
        const { bars } = barShapes([value, 2 * value, -value])
        expect(bars[1]!.height).toBeCloseTo(2 * bars[0]!.height, 1)
        expect(bars[2]!.height).toBeCloseTo(bars[0]!.height, 1)
      }),
    )
  })

  it('gives each step its share of the width, in order, with the line along their tops', () => {
    const { steps, base, path } = stepShapes([-10, 30], [1, 3])
    expect(base).toBe(30)
    expect(steps.map(({ x, y, width, height, sign }) => [x, y, width, height, sign])).toEqual([
      [0, 30, 25, 10, 'loss'],
      [25, 0, 75, 30, 'gain'],
    ])
    expect(path).toBe('M0 40H25L25 0H100')
  })

  it('fills the box with the steps, for any widths', () => {
    const step = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 500 }))
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (all) => {
        const { steps } = stepShapes(
          all.map(([value]) => value),
          all.map(([, width]) => width),
        )
        expect(steps.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 0)
        expect(steps[0]!.x).toBe(0)
      }),
    )
  })
})
