import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nearestValue,
  nextStop,
  positionOf,
  positionsOf,
  sliderScale,
  steppedValue,
  valueAt,
} from './sliderScale.ts'

/** Stakes of 100 to 25,000 points in minor units. */
const stakes = sliderScale(
  { min: 10_000n, max: 2_500_000n, step: 10_000n },
  [50_000n, 100_000n, 500_000n],
  true,
)

const scales = fc
  .record({
    min: fc.bigInt(0n, 10_000n),
    length: fc.bigInt(1n, 1_000_000n),
    step: fc.bigInt(1n, 5_000n),
    ticks: fc.array(fc.bigInt(-10n, 1_010_000n), { maxLength: 6 }),
    isEven: fc.boolean(),
  })
  .map(({ min, length, step, ticks, isEven }) => sliderScale({ min, max: min + length, step }, ticks, isEven))
const withValue = fc.tuple(scales, fc.bigInt(-10n, 1_020_000n))

describe('the scale of a slider', () => {
  it('puts its ticks at equal distances if configured', () => {
    expect(stakes.stops.map((stop) => positionOf(stop, stakes))).toEqual([0, 1_000, 2_000, 3_000, 4_000])
    expect(positionOf(300_000n, stakes)).toBe(2_500)
    expect(valueAt(2_500, stakes)).toBe(300_000n)
  })

  it('moves by its step, and stops at a tick between two steps', () => {
    const scale = sliderScale({ min: 0n, max: 95n, step: 10n }, [25n], false)
    const up = (value: bigint) => steppedValue(value, 1, scale)
    expect([0n, 20n, 25n, 90n, 95n].map(up)).toEqual([10n, 25n, 30n, 95n, 95n])
    const down = (value: bigint) => steppedValue(value, -1, scale)
    expect([95n, 30n, 25n, 10n, 0n].map(down)).toEqual([90n, 25n, 20n, 0n, 0n])
  })

  it('jumps from tick to tick', () => {
    expect(nextStop(60_000n, 1, stakes)).toBe(100_000n)
    expect(nextStop(60_000n, -1, stakes)).toBe(50_000n)
    expect(nextStop(2_500_000n, 1, stakes)).toBe(2_500_000n)
  })

  it('never leaves its limits, and a step back returns to the same value', () => {
    fc.assert(
      fc.property(withValue, ([scale, typed]) => {
        const value = nearestValue(typed, scale)
        expect(value >= scale.min && value <= scale.max).toBe(true)
        expect(nearestValue(value, scale)).toBe(value)
        const up = steppedValue(value, 1, scale)
        expect(up > value || value === scale.max).toBe(true)
        expect(up === value ? value : steppedValue(up, -1, scale)).toBe(value)
      }),
    )
  })

  it('finds a value by its position; later positions have higher values', () => {
    fc.assert(
      fc.property(withValue, ([scale, typed]) => {
        const [first, last] = positionsOf(scale)
        const position = positionOf(typed, scale)
        expect(position >= first && position <= last).toBe(true)
        expect(positionOf(steppedValue(nearestValue(typed, scale), 1, scale), scale)).toBeGreaterThanOrEqual(
          positionOf(nearestValue(typed, scale), scale),
        )
        for (const stop of scale.stops) expect(valueAt(positionOf(stop, scale), scale)).toBe(stop)
      }),
    )
  })
})
