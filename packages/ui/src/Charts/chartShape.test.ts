import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barShapes, sparkPath, stepShapes } from './chartShape.ts'

describe('the shapes of a chart', () => {
  it('draws a line from the lowest at the foot to the highest at the head', () => {
    expect(sparkPath([1, 3, 2])).toBe('M0 40L50 0L100 20')
  })

  it('draws what never moves through the middle, and one figure as a point', () => {
    expect(sparkPath([5, 5])).toBe('M0 20L100 20')
    expect(sparkPath([5])).toBe('M0 20')
    expect(sparkPath([])).toBe('')
  })

  it('stands gains on the base line and hangs losses from it', () => {
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

  it('draws twice the figure twice as high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
        const { bars } = barShapes([value, 2 * value, -value])
        expect(bars[1]!.height).toBeCloseTo(2 * bars[0]!.height, 1)
        expect(bars[2]!.height).toBeCloseTo(bars[0]!.height, 1)
      }),
    )
  })

  it('gives each step its share of the width, one after the other, with the line along their tops', () => {
    const { steps, base, path } = stepShapes([-10, 30], [1, 3])
    expect(base).toBe(30)
    expect(steps.map(({ x, y, width, height, sign }) => [x, y, width, height, sign])).toEqual([
      [0, 30, 25, 10, 'loss'],
      [25, 0, 75, 30, 'gain'],
    ])
    expect(path).toBe('M0 40H25L25 0H100')
  })

  it('fills the box with its steps, whatever their widths', () => {
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
