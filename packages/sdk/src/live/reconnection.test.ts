import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSpecified, jittered } from './reconnection.ts'

describe('reconnection', () => {
  it('SOCK-002 SOCK-004 SOCK-005 offers the specification’s numbers unchanged', () => {
    expect(asSpecified.settings).toEqual({
      reconnectionDelay: 10_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    })
    expect(asSpecified.delayMs(0)).toBe(5_000)
  })

  it('jittered spreads clients over the whole wait and never waits beyond 10 s', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
        const delay = jittered(() => random).delayMs(attempt)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(10_000)
      }),
    )
    expect(jittered(() => 0.5).delayMs(20)).toBe(5_000)
  })
})
